import type { Decision, Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { judgeQuick, judgeShoot, judgeTakeBullet } from "./bullet.ts";
import { no } from "./context.ts";
import { judgeDrop, judgeLay } from "./drop.ts";
import { JUNCTIONS } from "./edition/types.ts";
import { judgeFlip } from "./flip.ts";
import { judgeSet, judgeStraight, judgeWild } from "./free.ts";
import { judgeEscape, judgeJailDraw } from "./jail.ts";
import { judgeLoot } from "./loot.ts";
import { judgeGallop, judgeRide } from "./ride.ts";
import { judgeLoad, judgeRefill } from "./town.ts";
import { judgePartner, judgePut, judgeTradeMove } from "./trade.ts";
import type { DecisionKind, Move, State } from "./types.ts";
import { judgeBoard, judgeDash, judgeJump, judgeLeave, judgeMount, judgeStep } from "./walk.ts";

/** null = legal. The only judge: `check` is its rule, `why` its figures too. */
export function judge(b: Board, s: State, d: Decision, m: Move): Refusal | null {
  switch (d.kind as DecisionKind) {
    case "action":
      return judgeAction(b, s, d.as, m);
    case "ride":
      return m.t === "gallop" ? judgeGallop(b, s, s.cowboys[d.as]!, m.to) : no("HEIST-HORSE-1");
    case "way":
      return m.t === "way" ? null : no("HEIST-WANT-7");
    case "offer":
    case "answer":
    case "confirm":
      return judgeTradeMove(b, s, d.as, m);
    case "lay":
      return m.t === "lay" ? judgeLay(b, s, m) : no("HEIST-DROP-2");
    case "claim":
      return judgeClaim(b, s, m);
    case "load":
      return m.t === "place" ? judgeLoad(b, s, loadingTown(s), m) : no("HEIST-TOWN-2");
    case "refill":
      return m.t === "place" ? judgeRefill(b, s, m) : no("HEIST-TOWN-3");
    case "discard":
      return judgeDiscard(b, s, d.as, m);
  }
}

export function loadingTown(s: State): number {
  const todo = s.todo.at(-1);
  return todo?.k === "load" ? todo.town : -1;
}

export function claimCards(s: State): readonly number[] {
  const todo = s.todo.at(-1);
  return todo?.k === "claim" ? todo.cards : [];
}

function judgeClaim(b: Board, s: State, m: Move): Refusal | null {
  if (m.t !== "claim") return no("HEIST-WANT-3");
  if (m.card === null) return null;
  const card = b.wantedOf.get(m.card) ?? -1;
  return claimCards(s).includes(card) ? null : no("HEIST-WANT-1", { card: m.card });
}

/** HEIST-TURN-1 (3) */
function judgeDiscard(b: Board, s: State, me: number, m: Move): Refusal | null {
  if (m.t === "done") return null;
  if (m.t !== "discard") return no("HEIST-TURN-1", { step: 3 });
  const card = b.cardOf.get(m.card) ?? -1;
  return s.cowboys[me]!.hand.includes(card) ? null : no("HEIST-TURN-1", { card: m.card });
}

/** Moves that cost a Heist Action. HEIST-TURN-3 */
export function costs(m: Move): boolean {
  switch (m.t) {
    case "move":
    case "dash":
    case "board":
    case "leave":
    case "jump":
    case "ride":
    case "loot":
    case "drop":
    case "flip":
    case "trade":
    case "bullet":
    case "draw":
      return true;
    default:
      return false;
  }
}

function judgeAction(b: Board, s: State, me: number, m: Move): Refusal | null {
  const c = s.cowboys[me]!;
  if (c.at === b.jail) {
    if (m.t === "trade") return no("HEIST-JAIL-9", { at: b.spaceIds[c.at]! });
    if (m.t !== "draw" && m.t !== "escape" && m.t !== "done")
      return no(costs(m) ? "HEIST-JAIL-5" : "HEIST-FREE-1", { jailed: 1 });
  }
  if (s.actions === 0 && costs(m)) return no("HEIST-TURN-3", { actions: 0 });
  switch (m.t) {
    case "move":
      return judgeStep(b, s, c, c.at, m.to);
    case "dash":
      return judgeDash(b, s, c, m.via, m.to);
    case "board":
      return judgeBoard(b, s, c, m.section);
    case "leave":
      return judgeLeave(b, s, c, m.to);
    case "jump":
      return judgeJump(b, s, c, m.horse);
    case "ride":
      return judgeRide(b, s, c, m.horse, m.card);
    case "loot":
      return judgeLoot(b, s, c, m);
    case "drop":
      return judgeDrop(b, c);
    case "flip":
      return judgeFlip(b, s, c, JUNCTIONS.indexOf(m.junction));
    case "trade":
      return judgePartner(b, s, me, m.with) ?? judgePut(b, s, me, m.with, m.card);
    case "bullet":
      return judgeTakeBullet(s, c);
    case "quick":
      return judgeQuick(b, s, c);
    case "shoot":
      return judgeShoot(c);
    case "draw":
      return judgeJailDraw(b, s, c);
    case "escape":
      return judgeEscape(b, s, c, m.cards);
    case "mount":
      return judgeMount(b, s, c, m.horse);
    case "dismount":
      return c.horse === null ? no("HEIST-FREE-2", { mounted: 0 }) : null;
    case "set":
      return judgeSet(b, c, m.cards);
    case "straight":
      return judgeStraight(b, s, c, m);
    case "nudge":
      return judgeWild(b, s, c, m);
    case "done":
      return null;
    default:
      return no("HEIST-TURN-1", { step: 1 });
  }
}

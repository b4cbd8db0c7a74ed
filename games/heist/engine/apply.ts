import type { Decision } from "@trestle/kernel";
import { shoot, takeBullet } from "./bullet.ts";
import { shows, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { drop, lay } from "./drop.ts";
import { JUNCTIONS, LETTERS } from "./edition/types.ts";
import { flip } from "./flip.ts";
import { playSet, playStraight, playWild } from "./free.ts";
import { discardCard } from "./hands.ts";
import { drawInJail, escape } from "./jail.ts";
import { claimCards, costs, loadingTown } from "./judge.ts";
import { loot } from "./loot.ts";
import { gallop, headFor, playForRide } from "./ride.ts";
import { load, refill } from "./town.ts";
import { accept, askFor, decline, grant, openTrade, propose, put } from "./trade.ts";
import { acted, ask, drawStep, settle } from "./turn.ts";
import type { DecisionKind, Move } from "./types.ts";
import { dismount, mount, walk } from "./walk.ts";
import { claim, claimable } from "./wanted.ts";

export function applyMove(x: Ctx, d: Decision, m: Move): void {
  x.s.pending.length = 0;
  switch (d.kind as DecisionKind) {
    case "action":
      answerAction(x, d.as, m);
      break;
    case "ride":
      if (m.t === "gallop" && headFor(x, d.as, x.b.spaceOf.get(m.to)!)) ask(x, "way", d.as);
      break;
    case "way":
      if (m.t === "way") gallop(x, d.as, m.long);
      break;
    case "offer":
    case "answer":
    case "confirm":
      answerTrade(x, d, m);
      break;
    case "lay":
      if (m.t === "lay") lay(x, x.b.tileOf.get(m.tile)!, LETTERS.indexOf(m.town));
      break;
    case "claim": {
      const cards = claimCards(x.s);
      x.s.todo.pop();
      if (m.t === "claim") claim(x, d.as, cards, m.card === null ? null : x.b.wantedOf.get(m.card)!);
      break;
    }
    case "load":
      if (m.t === "place") load(x, loadingTown(x.s), x.b.tileOf.get(m.tile)!, x.b.squareOf.get(m.square)!);
      break;
    case "refill":
      if (m.t === "place") refill(x, x.b.squareOf.get(m.square)!);
      break;
    case "discard":
      answerDiscard(x, d.as, m);
      break;
  }
  settle(x);
}

/** The Action step goes on until `done`; what an action leaves to do comes first, then the action counts as done. */
function answerAction(x: Ctx, me: number, m: Move): void {
  const { s } = x;
  if (m.t === "done") {
    s.todo.pop();
    if (x.sink) x.sink({ t: "ended-actions", rule: "HEIST-TURN-3", who: who(x, me), unused: s.actions });
    return;
  }
  if (m.t === "trade") {
    openTrade(x, me, m.with, x.b.cardOf.get(m.card)!);
    return ask(x, "offer", me);
  }
  if (!costs(m)) return perform(x, me, m);
  s.actions--;
  const depth = s.todo.length;
  perform(x, me, m);
  if (s.outcome !== null) return;
  if (s.pending.length === 0 && s.todo.length === depth) acted(x, me);
  else s.todo.splice(depth, 0, { k: "acted", who: me });
}

function perform(x: Ctx, me: number, m: Move): void {
  switch (m.t) {
    case "move":
    case "dash":
    case "board":
    case "leave":
      return walk(x, me, m);
    case "jump":
      walk(x, me, m);
      return claimable(x, me, ["roofJump"]);
    case "ride":
      playForRide(x, me, m.horse, x.b.cardOf.get(m.card)!);
      return ask(x, "ride", me);
    case "loot":
      return loot(x, me, m);
    case "drop":
      return drop(x, me);
    case "flip": {
      const junction = JUNCTIONS.indexOf(m.junction);
      flip(x, junction, "action", me, []);
      if (x.s.cowboys[me]!.at === x.b.junctionSpace[junction]) claimable(x, me, ["flipOnFoot"]);
      return;
    }
    case "bullet":
      return takeBullet(x, me, false);
    case "quick":
      x.s.quick++;
      return takeBullet(x, me, true);
    case "shoot":
      return shoot(x, me);
    case "draw":
      return drawInJail(x, me);
    case "escape":
      return escape(x, me, m.cards);
    case "mount":
      return mount(x, me, m.horse);
    case "dismount":
      return dismount(x, me);
    case "set":
      return playSet(x, me, m.cards);
    case "straight":
      return playStraight(x, me, m);
    case "nudge":
      return playWild(x, me, m);
    default:
      throw new Error(`${m.t} is no action`);
  }
}

function answerTrade(x: Ctx, d: Decision, m: Move): void {
  const { s } = x;
  const { by, with: other } = s.trade!;
  switch (m.t) {
    case "put":
      put(x, d.as, x.b.cardOf.get(m.card)!);
      return ask(x, d.kind as DecisionKind, d.as);
    case "ask":
      askFor(x, x.b.cardOf.get(m.card)!);
      return ask(x, "offer", d.as);
    case "propose":
      propose(x);
      return ask(x, "answer", other);
    case "grant":
      grant(x);
      s.todo.push({ k: "acted", who: by });
      return;
    case "accept":
      if (accept(x)) s.todo.push({ k: "acted", who: by });
      else ask(x, "confirm", by);
      return;
    default:
      return decline(x, d.as);
  }
}

/** Card by card. HEIST-TURN-1 (3) */
function answerDiscard(x: Ctx, me: number, m: Move): void {
  const { b, s } = x;
  if (m.t !== "discard") {
    s.todo.pop();
    return drawStep(x);
  }
  discardCard(x, s.cowboys[me]!, b.cardOf.get(m.card)!);
  if (x.sink) x.sink({ t: "discarded", rule: "HEIST-TURN-1", ...shows(s), who: who(x, me), card: m.card });
}

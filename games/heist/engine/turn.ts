import { privately, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { layOn } from "./drop.ts";
import { lose } from "./end.ts";
import { trigger } from "./events.ts";
import { drawUpTo } from "./hands.ts";
import { ACTIONS, handLimit } from "./queries.ts";
import { stir } from "./sheriff.ts";
import { arrive, loadOn, refillOn } from "./town.ts";
import { moveTrain } from "./train.ts";
import type { DecisionKind, Todo } from "./types.ts";
import { claimable } from "./wanted.ts";

export function ask(x: Ctx, kind: DecisionKind, cowboy: number): void {
  const { s } = x;
  s.pending.push({ id: ++s.decisions, seat: s.cowboys[cowboy]!.seat, kind, as: cowboy, free: false });
}

/** Runs until somebody must decide or the game is over. */
export function settle(x: Ctx): void {
  const { s } = x;
  for (let fuel = 10_000; s.pending.length === 0 && s.outcome === null; fuel--) {
    const todo = s.todo.pop();
    if (todo === undefined || fuel === 0) throw new Error("nothing is left to do, yet the game is not over");
    perform(x, todo);
  }
}

function perform(x: Ctx, todo: Todo): void {
  const { s } = x;
  switch (todo.k) {
    case "act":
      s.todo.push(todo);
      return ask(x, "action", s.active);
    case "acted":
      return acted(x, todo.who);
    case "claim":
      if (s.cowboys[todo.who]!.wanted !== null) return;
      todo.cards = todo.cards.filter((c) => s.row.includes(c));
      if (todo.cards.length === 0) return;
      s.todo.push(todo);
      return ask(x, "claim", todo.who);
    case "stir":
      return stir(x, todo.steps, todo.at, todo.who);
    case "lay":
      if (!layOn(x)) return;
      s.todo.push(todo);
      return ask(x, "lay", s.laying!.who);
    case "train":
      return moveTrain(x);
    case "trigger":
      return trigger(x, todo.star);
    case "town":
      return arrive(x, todo.town);
    case "load":
      if (!loadOn(x, todo.town)) return;
      s.todo.push(todo);
      return ask(x, "load", s.active);
    case "refill": {
      const next = refillOn(x);
      if (next === "done") return;
      s.todo.push(todo);
      if (next === "choose") ask(x, "refill", s.active);
      return;
    }
    case "discard":
      return discardStep(x, todo);
    case "next":
      return nextTurn(x);
    case "line-ends":
      return lose(x, "HEIST-END-4");
  }
}

/** A Heist Action is resolved; jail draws count too. HEIST-WANT-10 */
export function acted(x: Ctx, me: number): void {
  const { b, s } = x;
  s.done++;
  const least = b.wantedMissionN[b.wantedFor.manyActions] ?? Infinity;
  if (s.done >= least) claimable(x, me, ["manyActions"]);
}

/** HEIST-TURN-7: a prisoner neither discards nor draws; an empty hand has nothing to discard. */
function discardStep(x: Ctx, todo: Todo): void {
  const { b, s } = x;
  const c = s.cowboys[s.active]!;
  if (c.at === b.jail) return;
  if (c.hand.length === 0) return drawStep(x);
  s.todo.push(todo);
  ask(x, "discard", s.active);
}

/** HEIST-TURN-1 (4) */
export function drawStep(x: Ctx): void {
  const { b, s } = x;
  const c = s.cowboys[s.active]!;
  const got = drawUpTo(x, c, handLimit(b, c));
  if (x.sink && got.length > 0)
    x.sink({ t: "drew", rule: "HEIST-TURN-1", reveals: true, who: who(x, s.active), ...privately(x, got, [s.active]) });
}

function nextTurn(x: Ctx): void {
  const { s } = x;
  s.cowboys[s.active]!.fresh = 0;
  s.bullets += s.spent; // HEIST-BULLET-5
  s.spent = 0;
  s.active = (s.active + 1) % s.cowboys.length;
  beginTurn(x);
}

export function beginTurn(x: Ctx): void {
  const { s } = x;
  const c = s.cowboys[s.active]!;
  s.turn++;
  s.actions = ACTIONS;
  s.done = 0;
  s.dashed = false;
  s.quick = 0;
  s.failed.length = 0;
  if (c.wanted !== null) c.active = true; // HEIST-WANT-8: lost turns and turns in jail included
  s.todo.push({ k: "next" });
  if (c.flat) {
    c.flat = false; // HEIST-TURN-5: of this turn only the Train step takes place
    s.actions = 0;
    s.todo.push({ k: "train" });
    if (x.sink) x.sink({ t: "stood-up", rule: "HEIST-TURN-5", who: who(x, s.active) });
    return;
  }
  s.todo.push({ k: "discard" }, { k: "train" }, { k: "act" });
  if (x.sink) x.sink({ t: "turn-began", rule: "HEIST-TURN-1", who: who(x, s.active), turn: s.turn });
}

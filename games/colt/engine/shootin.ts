import { CHANGE_FLOOR, FIRE, FLIP, HORSE, MOVE, PROGRAMME, REFLEX } from "./catalogue.ts";
import { changeFloor } from "./actions/change-floor.ts";
import { fire } from "./actions/fire.ts";
import { flip } from "./actions/flip.ts";
import { ride } from "./actions/horse.ts";
import { move } from "./actions/move.ts";
import { duck, reflexShot } from "./actions/reflex.ts";
import { end, soleSeat } from "./end.ts";
import { cardOf } from "./plan.ts";
import { unhook } from "./unhook.ts";
import { placeOf } from "./train.ts";
import type { Ctx } from "./types.ts";

/** COLT-SHOOT-1: three passes, each clockwise from the First Player card, one card a player. */
export function shootin(x: Ctx): void {
  const { s } = x;
  const n = s.figures.length;
  for (let pass = 0; pass < PROGRAMME; pass++) {
    for (let k = 0, figure = s.first; k < n; k++, figure = figure + 1 === n ? 0 : figure + 1) {
      const f = s.figures[figure]!;
      // COLT-SHOOT-4; a card shown early (COLT-OPT-2) was the card of its pass.
      if (f.status === "out" || f.shown > pass) continue;
      if (playNext(x, figure)) return;
    }
  }
  unhook(x);
}

/** One player's next card, and the test for the end after it (COLT-SHOOT-5). True: the game is over. */
export function playNext(x: Ctx, figure: number): boolean {
  reveal(x, figure);
  return x.left && over(x, figure);
}

/** COLT-SHOOT-2: one card, resolved completely on the position of this moment. */
function reveal(x: Ctx, figure: number): void {
  const f = x.s.figures[figure]!;
  const nth = f.shown++;
  const card = cardOf(f.plan!, nth);
  if (x.sink)
    x.sink({ t: "revealed", rule: "COLT-SHOOT-1", reveals: true, figure, bandit: f.bandit, card, nth: nth + 1 });
  // COLT-SHOOT-7: ejected, stunned, standing, in this order.
  if (f.status === "ejected") rescue(x, figure, card);
  else if (f.stunned) wake(x, figure, card);
  else act(x, figure, card);
}

function act(x: Ctx, figure: number, card: number): void {
  switch (card) {
    case FLIP:
      return flip(x, figure);
    case MOVE:
      return move(x, figure);
    case CHANGE_FLOOR:
      return changeFloor(x, figure);
    case FIRE:
      return fire(x, figure);
    case REFLEX:
      return duck(x, figure);
    case HORSE:
      return ride(x, figure);
    default:
      throw new Error(`no action card ${card}`);
  }
}

/** COLT-WAKE-1: any card just raises a stunned bandit; Reflex shoots besides, and Horse may ride (COLT-OPT-3). */
function wake(x: Ctx, figure: number, card: number): void {
  const { s } = x;
  const f = s.figures[figure]!;
  f.stunned = false;
  if (x.sink) {
    const rule = card === REFLEX ? "COLT-REFLEX-2" : card === HORSE ? "COLT-HORSE-3" : "COLT-WAKE-1";
    x.sink({ t: "woke", rule, figure, bandit: f.bandit, at: placeOf(f.lane) });
  }
  if (card === REFLEX) reflexShot(x, figure);
  else if (card === HORSE && s.options.horseStunned === "ride") ride(x, figure);
}

/** COLT-HORSE-4 and 5: the very next card saves or loses it. */
function rescue(x: Ctx, figure: number, card: number): void {
  if (card === HORSE) return ride(x, figure);
  const f = x.s.figures[figure]!;
  f.status = "out";
  if (x.sink) x.sink({ t: "lost", rule: "COLT-HORSE-5", figure, bandit: f.bandit, card });
}

/** COLT-END-1, after somebody left: does only one player have anybody aboard? */
function over(x: Ctx, actor: number): boolean {
  x.left = false;
  let seat = soleSeat(x.s);
  if (seat === null) return false;
  if (x.s.options.horseRescue === "lastChance") {
    lastChance(x, actor);
    seat = soleSeat(x.s);
    if (seat === null) return false;
  }
  end(x, [seat], "COLT-END-1");
  return true;
}

/** COLT-OPT-2: whoever is beside the train shows the next card at once, clockwise after the one who acted. */
function lastChance(x: Ctx, actor: number): void {
  const n = x.s.figures.length;
  for (let k = 1; k <= n; k++) {
    const figure = (actor + k) % n;
    if (x.s.figures[figure]!.status === "ejected") reveal(x, figure);
  }
}

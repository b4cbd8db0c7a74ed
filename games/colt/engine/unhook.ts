import type { RuleId } from "@trestle/kernel";
import { ABOARD, decideByLoot, end, soleSeat } from "./end.ts";
import { beginRound } from "./round.ts";
import { NOWHERE, placeOf } from "./train.ts";
import type { Ctx, State } from "./types.ts";

/** COLT-ROUND-3: the steps of a round's end, in this order. */
export function unhook(x: Ctx): void {
  const { s } = x;
  const car = s.cars;
  if (x.sink) x.sink({ t: "unhooked", rule: "COLT-ROUND-1", car });
  const fallen = clear(x, 2 * car + 1) | clear(x, 2 * car);
  s.cars--;
  const value = s.loot.pop()!;

  const seat = soleSeat(s);
  if (seat === null && rearmost(s, s.cars) === null) {
    s.aside.push(value); // COLT-END-5: the car itself goes to nobody
    if (s.options.nobodyLeft === "noWinner") return end(x, [], "COLT-OPT-4");
    return decideByLoot(x, fallen, "COLT-END-5");
  }
  if (seat !== null) {
    s.aside.push(value); // COLT-END-2: nobody takes the car
    return end(x, [seat], "COLT-END-2");
  }
  loot(x, car, value);
  if (s.cars === 0) return decideByLoot(x, ABOARD, "COLT-END-3");
  passFirst(x);
  beginRound(x);
}

/** COLT-ROUND-2: everybody in this lane falls. The figures, as bits. */
function clear(x: Ctx, lane: number): number {
  const { figures } = x.s;
  let fallen = 0;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i]!;
    if (f.lane !== lane) continue;
    fallen |= 1 << i;
    f.status = "out";
    f.stunned = false;
    f.lane = NOWHERE;
    f.place = 0;
    if (x.sink) x.sink({ t: "fell", rule: "COLT-ROUND-2", figure: i, bandit: f.bandit, from: placeOf(lane) });
  }
  return fallen;
}

function loot(x: Ctx, car: number, value: number): void {
  const { s } = x;
  const figure = rearmost(s, s.cars)!;
  const f = s.figures[figure]!;
  f.loot.push(value);
  if (x.sink)
    x.sink({
      t: "looted",
      rule: lootRule(s, figure),
      reveals: true,
      figure,
      bandit: f.bandit,
      car,
      value,
      at: placeOf(f.lane),
    });
}

/**
 * COLT-LOOT-2 to 4, among those on this car or nearer to the front: the rearmost card, its roof before its inside, the
 * rearmost figure of the lane. Null: nobody is there.
 */
export function rearmost(s: State, car: number): number | null {
  const { figures } = s;
  let best = -1;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i]!;
    if (f.lane === NOWHERE || f.lane >> 1 > car || f.place > 0) continue;
    if (best < 0 || f.lane > figures[best]!.lane) best = i;
  }
  return best < 0 ? null : best;
}

/** Which comparison decided it. */
function lootRule(s: State, taker: number): RuleId {
  const { lane } = s.figures[taker]!;
  if (s.figures.some((f) => f.lane === lane && f.place > 0)) return "COLT-LOOT-4";
  return lane & 1 && s.figures.some((f) => f.lane === lane - 1) ? "COLT-LOOT-3" : "COLT-LOOT-2";
}

/** COLT-FIRST-1 and 2: to the next living player on the left. */
function passFirst(x: Ctx): void {
  const { s } = x;
  const n = s.figures.length;
  const from = s.first;
  let to = from;
  do to = to + 1 === n ? 0 : to + 1;
  while (s.figures[to]!.status !== "aboard");
  s.first = to;
  if (x.sink) {
    const rule = to === (from + 1) % n ? "COLT-FIRST-1" : "COLT-FIRST-2";
    x.sink({ t: "first-passed", rule, from, to, bandit: s.figures[to]!.bandit });
  }
}

import { leave, nextLane, NOWHERE, placeOf, shift } from "../train.ts";
import type { Ctx, Figure, State } from "../types.ts";

const MISS = -1;

/** COLT-FIRE-1 to 8: the nearest standing bandit ahead is pushed one card on and lies stunned there. */
export function fire(x: Ctx, figure: number): void {
  const { s } = x;
  const f = s.figures[figure]!;
  const target = firstOnLine(s, f);
  if (target === MISS) {
    if (x.sink)
      x.sink({ t: "missed", rule: "COLT-FIRE-5", figure, bandit: f.bandit, at: placeOf(f.lane), facing: f.facing });
    return;
  }
  const t = s.figures[target]!;
  const from = t.lane;
  if (t.stunned) {
    if (x.sink)
      x.sink({
        t: "absorbed",
        rule: "COLT-OPT-1",
        figure,
        bandit: f.bandit,
        by: target,
        body: t.bandit,
        at: placeOf(from),
      });
    return;
  }
  const to = nextLane(s, from, f.facing);
  if (to === NOWHERE) {
    leave(x, target, f.facing, figure, "COLT-FIRE-8");
    return;
  }
  shift(s, target, to, f.facing);
  t.stunned = true;
  if (x.sink)
    x.sink({
      t: "shot",
      rule: "COLT-FIRE-6",
      figure,
      bandit: f.bandit,
      target,
      victim: t.bandit,
      from: placeOf(from),
      to: placeOf(to),
    });
}

/**
 * COLT-FIRE-2: the line is the rest of the own lane, then the same floor of every card up to the end of the train; the
 * nearest on it counts. Bullets pass over the stunned (COLT-FIRE-4), unless bodies stop them (COLT-OPT-1).
 */
export function firstOnLine(s: State, shooter: Figure): number {
  const { figures } = s;
  const absorb = s.options.stunnedShots === "absorb";
  const ahead = shooter.facing === "front" ? 1 : -1;
  const here = along(shooter);
  let best = MISS;
  let nearest = 1000;
  for (let i = 0; i < figures.length; i++) {
    const g = figures[i]!;
    if (g.lane === NOWHERE || ((g.lane ^ shooter.lane) & 1) !== 0 || (g.stunned && !absorb)) continue;
    const distance = (along(g) - here) * ahead;
    if (distance <= 0 || distance >= nearest) continue;
    nearest = distance;
    best = i;
  }
  return best;
}

/** Where a figure stands on its floor, as one number that grows to the front; no lane holds eight. */
function along(f: Figure): number {
  return f.place - 8 * (f.lane >> 1);
}

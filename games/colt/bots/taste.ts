import type { Event } from "../engine/index.ts";
import { below, type Rng } from "@trestle/kernel";
import type { Temper } from "@trestle/bots";
import type { Report } from "./probe.ts";

/** How much of a win's share a temper may cost: taste decides among programmes that are about as good. */
const INDULGENCE = 0.02;

/** The best of these by worth, or the one that the temper likes most among those nearly as good. */
export function choose(
  reports: readonly Report[],
  worth: readonly number[],
  temper: Temper,
  foe: number,
  rng: Rng,
): number {
  const best = Math.max(...worth);
  if (temper === "even") return worth.indexOf(best);
  const near = reports.map((_, i) => i).filter((i) => worth[i]! >= best - INDULGENCE);
  if (temper === "sly") return near[below(rng, near.length)]!;
  let top = near[0]!;
  for (const i of near) if (liking(reports[i]!, temper, foe) > liking(reports[top]!, temper, foe)) top = i;
  return top;
}

function liking(r: Report, temper: Temper, foe: number): number {
  switch (temper) {
    case "cautious":
      return r.survive - 0.5 * r.lying;
    case "bold":
      return total(r.off) + 0.5 * total(r.hit) + 0.3 * r.loot;
    case "greedy":
      return r.loot;
    case "vengeful":
      return foe < 0 ? total(r.hit) : r.off[foe]! + r.hit[foe]!;
    default:
      return 0;
  }
}

function total(list: Float64Array): number {
  let sum = 0;
  for (const x of list) sum += x;
  return sum;
}

/** Who shot this figure last; −1: nobody has. */
export function foeOf(history: readonly Event[], me: number): number {
  for (let i = history.length - 1; i >= 0; i--) {
    const e = history[i]!;
    if (e.t === "shot" && e.target === me) return e.figure;
  }
  return -1;
}

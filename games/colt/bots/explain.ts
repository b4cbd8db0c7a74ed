import type { View } from "../engine/index.ts";
import type { ReasonLine } from "@trestle/kernel";
import type { Report } from "./probe.ts";

/** Differences below this are not worth a word. */
const WORTH_A_WORD = 0.08;

interface Point {
  line: ReasonLine;
  gain: number;
}

/** Why this programme rather than the next best: the one or two things that differ most. */
export function explain(v: View, chosen: Report, other: Report | null): ReasonLine[] {
  const points = other === null ? [] : pointsOf(v, chosen, other);
  points.sort((a, b) => b.gain - a.gain);
  const lines = points.filter((p) => p.gain >= WORTH_A_WORD).slice(0, 2);
  return lines.length > 0 ? lines.map((p) => p.line) : [{ key: "aboard", data: { share: chosen.survive } }];
}

function pointsOf(v: View, a: Report, b: Report): Point[] {
  const points: Point[] = [
    { line: { key: "survive", data: { share: a.survive, next: b.survive } }, gain: a.survive - b.survive },
    { line: { key: "stand", data: { share: 1 - a.lying, next: 1 - b.lying } }, gain: (b.lying - a.lying) / 2 },
    { line: { key: "loot", data: { share: a.loot, next: b.loot } }, gain: a.loot - b.loot },
  ];
  v.figures.forEach(({ bandit }, f) => {
    points.push({ line: { key: "off", data: { bandit, share: a.off[f]! } }, gain: a.off[f]! - b.off[f]! });
    const gain = (a.hit[f]! - b.hit[f]!) * (nearDrop(v, f) ? 0.9 : 0.7);
    const key = nearDrop(v, f) ? "hit-near-drop" : "hit";
    points.push({ line: { key, data: { bandit, share: a.hit[f]! } }, gain });
  });
  return points;
}

/** In the caboose or right before it, where lying for a round may be the end. */
function nearDrop(v: View, f: number): boolean {
  return v.lanes.some((lane, l) => l >> 1 >= v.cars - 1 && lane.includes(f));
}

import { bestMoment as best, type Told } from "@trestle/ui/result/best-moment.ts";
import type { Event } from "../../engine/page.ts";

export type Moment =
  | { t: "shotOff"; v: number; figure: number; victim: number }
  | { t: "hits"; v: number; figure: number; count: number }
  | { t: "rolledAway"; v: number; figures: number[] }
  | { t: "saved"; v: number; figure: number }
  | { t: "walkedOff"; v: number; figure: number }
  | { t: "loot"; v: number; figure: number; value: number };

export function bestMoment(history: Told<Event>): Moment | null {
  return best(history, momentsOf);
}

function momentsOf(v: number, events: readonly Event[]): [number, Moment][] {
  const out: [number, Moment][] = [];
  const hits = new Map<number, number>();
  const hit = (figure: number): void => void hits.set(figure, (hits.get(figure) ?? 0) + 1);
  const rolled: number[] = [];
  for (const e of events) {
    if (e.t === "shot") hit(e.figure);
    else if (e.t === "left" && e.shooter !== null) {
      hit(e.shooter);
      out.push([8, { t: "shotOff", v, figure: e.shooter, victim: e.figure }]);
    } else if (e.t === "left") out.push([6, { t: "walkedOff", v, figure: e.figure }]);
    else if (e.t === "rode" && e.from === null) out.push([9, { t: "saved", v, figure: e.figure }]);
    else if (e.t === "fell") rolled.push(e.figure);
    else if (e.t === "looted") out.push([1 + e.value / 1000, { t: "loot", v, figure: e.figure, value: e.value }]);
  }
  for (const [figure, count] of hits) if (count > 1) out.push([5 + 2 * (count - 1), { t: "hits", v, figure, count }]);
  if (rolled.length > 0) out.push([3 + 2 * rolled.length, { t: "rolledAway", v, figures: rolled }]);
  return out;
}

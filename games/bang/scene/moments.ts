import type { Event, Role } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";

export type Moment =
  | { t: "kill"; v: number; by: Seat; seat: Seat; role: Role }
  | { t: "fell"; v: number; seat: Seat; role: Role }
  | { t: "blast"; v: number; seat: Seat }
  | { t: "duel"; v: number; count: number }
  | { t: "ghost"; v: number; seat: Seat }
  | { t: "saved"; v: number; seat: Seat };

/** The one thing of a game worth seeing again: the rarer and the later, the better. */
export function bestMoment(history: readonly { v: number; events: readonly Event[] }[]): Moment | null {
  let best: { worth: number; moment: Moment } | null = null;
  let shots = 0;
  history.forEach(({ v, events }, i) => {
    const late = (3 * i) / (history.length + 1);
    for (const e of events) {
      if (e.t === "played") shots = 0;
      if (e.t === "answered" && e.why === "duel") shots++;
      for (const [worth, moment] of momentsOf(v, e, shots))
        if (best === null || worth + late > best.worth) best = { worth: worth + late, moment };
    }
  });
  return (best as { moment: Moment } | null)?.moment ?? null;
}

function momentsOf(v: number, e: Event, shots: number): [number, Moment][] {
  switch (e.t) {
    case "eliminated":
      return e.by === null
        ? [[4, { t: "fell", v, seat: e.seat, role: e.role }]]
        : [[e.role === "sheriff" ? 7 : 5, { t: "kill", v, by: e.by, seat: e.seat, role: e.role }]];
    case "exploded":
      return [[6, { t: "blast", v, seat: e.seat }]];
    case "returned":
      return [[6.5, { t: "ghost", v, seat: e.seat }]];
    case "answered":
      if (e.as === "beer") return [[4.5, { t: "saved", v, seat: e.seat }]];
      return shots >= 3 ? [[3 + shots, { t: "duel", v, count: shots }]] : [];
    default:
      return [];
  }
}

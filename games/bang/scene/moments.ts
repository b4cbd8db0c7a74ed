import { bestMoment as best, type Told } from "@trestle/ui/result/best-moment.ts";
import type { Event, Role } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";

export type Moment =
  | { t: "kill"; v: number; by: Seat; seat: Seat; role: Role }
  | { t: "fell"; v: number; seat: Seat; role: Role }
  | { t: "blast"; v: number; seat: Seat }
  | { t: "duel"; v: number; count: number }
  | { t: "ghost"; v: number; seat: Seat }
  | { t: "saved"; v: number; seat: Seat };

/** How much more the end of a game counts than its beginning. */
const LATE = 3;

export function bestMoment(history: Told<Event>): Moment | null {
  // A Duel goes on over several entries.
  let shots = 0;
  const momentsIn = (v: number, events: readonly Event[]): [number, Moment][] =>
    events.flatMap((e) => {
      if (e.t === "played") shots = 0;
      if (e.t === "answered" && e.why === "duel") shots++;
      return momentsOf(v, e, shots);
    });
  return best(history, momentsIn, LATE);
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

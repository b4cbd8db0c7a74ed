import { nextRail, type State, type Tables } from "../engine/index.ts";
import type { Workspace } from "./workspace.ts";

/** How many of a cowboy's own turns are looked ahead, this one included. */
export const TURNS = 3;

/** What the train does until each of a cowboy's next turns, switches and speed staying as they are. */
export interface Timetable {
  /** Where car i stands on turn k: `cars[5 * k + i]`; and the space that the engine would enter next. */
  cars: Int16Array;
  front: Int16Array;
  /** Movement (from 1) between turn k and the next in which the engine enters a space; 0: it does not. */
  swept: Uint8Array[];
  /** Sections whose roofs go into the tunnel between turn k and the next, as bits. */
  ducking: Uint8Array;
  /** Event Cards drawn between turn k and the next. */
  events: Uint8Array;
  /** Train movements until turn k. */
  before: Uint8Array;
  /** Train movements until the engine reaches each town, counted from 1; FAR: not in sight. */
  arrives: Uint8Array;
  /** Own turns before the line ends. */
  turns: number;
}

export const FAR = 99;

export function makeTimetable(t: Tables): Timetable {
  return {
    cars: new Int16Array(5 * (TURNS + 1)),
    front: new Int16Array(TURNS + 1),
    swept: Array.from({ length: TURNS }, () => new Uint8Array(t.spaceCount)),
    ducking: new Uint8Array(TURNS),
    events: new Uint8Array(TURNS),
    before: new Uint8Array(TURNS + 1),
    arrives: new Uint8Array(3),
    turns: TURNS,
  };
}

/** `soon`: movements until the cowboy's next own turn; `round`: from one of its turns to the next. */
export function timetableOf({ t, timetable: out }: Workspace, s: State, soon: number, round: number): Timetable {
  const { cars, swept } = out;
  for (let i = 0; i < 5; i++) cars[i] = s.cars[i]!;
  out.turns = TURNS;
  out.arrives.fill(FAR);
  const [top, low] = [s.switches[0]!, s.switches[1]!];
  let [c0, c1, c2, c3, c4] = [s.cars[0]!, s.cars[1]!, s.cars[2]!, s.cars[3]!, s.cars[4]!];
  let left = s.events.length;
  let movement = 0;
  let ended = false;
  out.front[0] = nextRail(t, top, low, c1, c0);
  for (let turn = 0; turn < TURNS; turn++) {
    const path = swept[turn]!.fill(0);
    let ducking = 0;
    let events = 0;
    out.before[turn] = movement;
    for (let m = turn === 0 ? soon : round; m > 0 && !ended; m--) {
      movement++;
      for (let step = 0; step < s.speed; step++) {
        const to = nextRail(t, top, low, c1, c0);
        if (!s.tokens && t.junctionAt[to]! >= 0) {
          out.turns = Math.min(out.turns, turn + 1);
          ended = true;
          break;
        }
        if (left > 0 && (t.star[to] !== 0 || (t.edge.includes(to) && t.edge.includes(c0)))) {
          events++;
          left--;
        }
        const town = t.townOfStar[to]!;
        if (town >= 0 && out.arrives[town] === FAR) out.arrives[town] = movement;
        if (t.isTunnel[c0] === 1 && t.isTunnel[c1] === 0) ducking |= 4;
        if (t.isTunnel[c1] === 1 && t.isTunnel[c2] === 0) ducking |= 8;
        if (t.isTunnel[c2] === 1 && t.isTunnel[c3] === 0) ducking |= 16;
        if (t.isTunnel[c3] === 1 && t.isTunnel[c4] === 0) ducking |= 32;
        c4 = c3;
        c3 = c2;
        c2 = c1;
        c1 = c0;
        c0 = to;
        path[to] = movement;
      }
    }
    out.ducking[turn] = ducking;
    out.events[turn] = events;
    const next = 5 * (turn + 1);
    cars[next] = c0;
    cars[next + 1] = c1;
    cars[next + 2] = c2;
    cars[next + 3] = c3;
    cars[next + 4] = c4;
    out.front[turn + 1] = nextRail(t, top, low, c1, c0);
  }
  out.before[TURNS] = movement;
  return out;
}

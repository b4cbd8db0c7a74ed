import { nextRail, type State, type Tables } from "@trestle/heist";

/** How many of a cowboy's own turns are looked ahead, this one included. */
export const TURNS = 5;

/** What the train does until each of a cowboy's next turns, switches and speed staying as they are. */
export interface Timetable {
  /** Where the cars stand on turn k, and the space that the engine would enter next. */
  cars: number[][];
  front: number[];
  /** Spaces that the engine enters between turn k and the next: whoever is there is hit. */
  swept: Uint8Array[];
  /** Sections whose roofs go into the tunnel between turn k and the next, as bits. */
  ducking: number[];
  /** Event Cards drawn between turn k and the next. */
  events: number[];
  /** Train movements until the engine reaches each town, counted from 1; Infinity: not in sight. */
  arrives: number[];
  /** Own turns before the line ends. */
  turns: number;
  /** Distances for horses that were worked out already. */
  rides: Map<number, Uint8Array>;
}

/** `soon`: movements until the cowboy's next own turn; `round`: from one of its turns to the next. */
export function timetableOf(t: Tables, s: State, soon: number, round: number): Timetable {
  const out: Timetable = {
    cars: [s.cars],
    front: [next(t, s, s.cars)],
    swept: [],
    ducking: [],
    events: [],
    arrives: [Infinity, Infinity, Infinity],
    turns: TURNS,
    rides: new Map(),
  };
  let cars = s.cars;
  let left = s.events.length;
  let movement = 0;
  for (let turn = 1; turn <= TURNS; turn++) {
    const swept = new Uint8Array(t.mainCount);
    let ducking = 0;
    let events = 0;
    for (let m = turn === 1 ? soon : round; m > 0; m--) {
      movement++;
      for (let step = 0; step < s.speed; step++) {
        const to = next(t, s, cars);
        if (!s.tokens && t.junctionAt[to]! >= 0) {
          out.turns = Math.min(out.turns, turn);
          break;
        }
        if (left > 0 && (t.star[to] !== 0 || (t.edge.includes(to) && t.edge.includes(cars[0]!)))) {
          events++;
          left--;
        }
        const town = t.townOfStar[to]!;
        if (town >= 0) out.arrives[town] = Math.min(out.arrives[town]!, movement);
        const before = cars;
        cars = [to, cars[0]!, cars[1]!, cars[2]!, cars[3]!];
        swept[to] = 1;
        for (let i = 1; i < 5; i++)
          if (t.isTunnel[cars[i]!] === 1 && t.isTunnel[before[i]!] === 0) ducking |= 1 << (i + 1);
      }
    }
    out.swept.push(swept);
    out.ducking.push(ducking);
    out.events.push(events);
    out.cars.push(cars);
    out.front.push(next(t, s, cars));
  }
  return out;
}

function next(t: Tables, s: State, cars: readonly number[]): number {
  return nextRail(t, s.switches[0]!, s.switches[1]!, cars[1]!, cars[0]!);
}

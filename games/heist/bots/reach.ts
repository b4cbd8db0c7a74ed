import { inTheSaddle, NEVER, openGround, type Field, type Situation } from "./field.ts";
import type { Ground } from "./ground.ts";

/** Heist Actions in one turn, with all that cards and bullets can buy. */
export const MOST = 10;

/** Values of this turn: index `actions left * size + space`. */
export interface Now {
  carry: Float64Array;
  rob: Float64Array;
  carryStep: Int32Array;
  robStep: Int32Array;
  far: Uint8Array;
  line: Uint8Array;
  /** Spaces in the order in which this turn's actions reach them, and how many after so many actions. */
  order: Uint8Array;
  depth: Uint8Array;
  counts: Uint16Array;
  most: number;
  /** Where the ride that was worked out last ends, and whether the rider then stays in the saddle until its next turn. */
  target: number;
  saddled: boolean;
}

export function makeNow(g: Ground): Now {
  const all = (MOST + 1) * g.size;
  return {
    carry: new Float64Array(all),
    rob: new Float64Array(all),
    carryStep: new Int32Array(all),
    robStep: new Int32Array(all),
    far: new Uint8Array(3 * g.size),
    line: new Uint8Array(g.size),
    order: new Uint8Array(g.size),
    depth: new Uint8Array(g.size),
    counts: new Uint16Array(MOST + 2),
    most: 0,
    target: 0,
    saddled: false,
  };
}

/** Before the runs of a turn: the ground as it is now, how far the horses can go, and what can be reached at all. */
export function openTurn(x: Situation, most: number, reach: number): void {
  const { field: f, now } = x.g;
  const later = x.table.turns > 1;
  if (reach > 0 && later) inTheSaddle(x, f);
  if (reach > 0 && !later) f.mounted.fill(NEVER);
  openGround(x, f, 0);
  const { at } = x.s.cowboys[x.me]!;
  if (reach > 0) {
    for (let h = 0; h < x.horses.length; h += 2) measure(x, f, now, h >> 1, x.horses[h + 1]!);
    if (at < x.g.main) measure(x, f, now, 2, at);
  }
  now.most = Math.min(MOST, most) + (x.s.ride === null ? 0 : 1);
  explore(x, f, now, at, reach);
}

/** Walking, the doors of the train and horses, each for one action: which spaces come after how many. */
function explore(x: Situation, f: Field, now: Now, start: number, reach: number): void {
  const { g } = x;
  const { depth, order, counts } = now;
  depth.fill(255);
  let tail = 0;
  const put = (to: number, d: number): void => {
    if (depth[to] !== 255) return;
    depth[to] = d;
    order[tail++] = to;
  };
  const called = x.s.ride === null ? 1 : 0;
  put(start, 0);
  counts[0] = 1;
  for (let head = 0, d = 0; d < now.most; d++) {
    const end = tail;
    // On a horse that is called one is away with the second action; on one that is about to move at once.
    if (d === called && reach > 0 && start < g.main) rideOut(g, now, 2, reach, (to) => put(to, d + 1));
    for (; head < end; head++) {
      const at = order[head]!;
      for (let i = g.from[at]!; i < g.from[at + 1]!; i++) if (f.enter[g.ways[i]!]! < NEVER) put(g.ways[i]!, d + 1);
      for (let i = f.atDoor[at] === 0 ? f.doorCount : 0; i < f.doorCount; i++) {
        const [out, door, can] = [f.doors[3 * i]!, f.doors[3 * i + 1]!, f.doors[3 * i + 2]!];
        if (out === at && (can & 1) !== 0) put(door, d + 1);
        if (door === at && (can & 2) !== 0) put(out, d + 1);
      }
      if (reach === 0) continue;
      for (let h = 0; h < x.horses.length; h += 2)
        if (x.horses[h + 1] === at) rideOut(g, now, h >> 1, reach, (to) => put(to, d + 1));
    }
    counts[d + 1] = tail;
  }
}

function rideOut(g: Ground, now: Now, row: number, reach: number, put: (to: number) => void): void {
  for (let to = 0; to < g.main; to++) if (now.far[row * g.size + to]! <= reach) put(to);
}

/** How far a horse has to go from a space to every other; 255: it cannot get there. */
function measure(x: Situation, f: Field, now: Now, row: number, start: number): void {
  const { g } = x;
  const far = now.far.subarray(row * g.size, (row + 1) * g.size).fill(255);
  const { line } = now;
  line[0] = start;
  far[start] = 0;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const at = line[head]!;
    for (let i = g.from[at]!; i < g.from[at + 1]!; i++) {
      const to = g.ways[i]!;
      if (far[to] !== 255 || f.enter[to]! >= NEVER) continue;
      far[to] = far[at]! + 1;
      line[tail++] = to;
    }
  }
}

import { copyTable, playRound, type Table } from "./kernel.ts";
import { keyOf } from "./key.ts";
import { codesOf } from "./safe.ts";
import { valueOf } from "./value.ts";

const TIE = 1e-9;
/** Three times Flip: no legal programme, but one that does nothing to anybody. */
const IDLE = 0;
const KEPT = 1 << 15;

const known = new Map<number, readonly number[]>();

/** Best if nobody else did anything; several may be equally good. Each position is worked out once. */
export function greedyCodes(t: Table, f: number): readonly number[] {
  const key = keyOf(t) * 8 + f;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= KEPT) known.clear();
  const list = bestAlone(t, f);
  known.set(key, list);
  return list;
}

function bestAlone(t: Table, f: number): number[] {
  const world = scratch(t);
  let best = -1;
  let list: number[] = [];
  for (const code of codesOf(t)) {
    copyTable(world, t);
    for (let g = 0; g < t.n; g++) world.plan[g] = IDLE;
    world.plan[f] = code;
    playRound(world);
    const value = valueOf(world, t.seat[f]!);
    if (value > best + TIE) {
      best = value;
      list = [];
    }
    if (value > best - TIE) list.push(code);
  }
  return list;
}

/** A table of the same kind, to be written over. */
export function scratch(t: Table): Table {
  return {
    ...t,
    lanes: t.lanes.map(() => []),
    lane: t.lane.slice(),
    heading: t.heading.slice(),
    down: t.down.slice(),
    status: t.status.slice(),
    shown: t.shown.slice(),
    plan: t.plan.slice(),
    lootCount: t.lootCount.slice(),
    lootBest: t.lootBest.slice(),
    value: t.value.slice(),
  };
}

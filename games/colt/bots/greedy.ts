import { playRound } from "./kernel.ts";
import { keyOf } from "./key.ts";
import type { Memo } from "./memo.ts";
import { codesOf } from "./safe.ts";
import { valueOf } from "./value.ts";
import { copyTable, scratch, type Table } from "./table.ts";

const TIE = 1e-9;
/** Three times Flip: no legal programme, but one that does nothing to anybody. */
const IDLE = 0;
const KEPT = 1 << 15;

/** Best if nobody else did anything; several may be equally good. Each position is worked out once. */
export function greedyCodes({ greedy }: Memo, t: Table, f: number): readonly number[] {
  const key = keyOf(t) * 8 + f;
  const found = greedy.get(key);
  if (found !== undefined) return found;
  if (greedy.size >= KEPT) greedy.clear();
  const list = bestAlone(t, f);
  greedy.set(key, list);
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

import { useMemo } from "preact/hooks";
import type { EventBase } from "@trestle/kernel";
import type { HistoryEntry } from "../../store/table-state.ts";
import { useTableState } from "./table-context.ts";
import { unshown } from "../../store/unshown.ts";

/** The history without its last `n` events. */
export function withoutLast(history: readonly HistoryEntry[], n: number): readonly HistoryEntry[] {
  if (n <= 0) return history;
  const out = history.slice();
  for (let left = n; left > 0;) {
    const last = out.pop();
    if (last === undefined) break;
    if (last.events.length > left) {
      out.push({ ...last, events: last.events.slice(0, last.events.length - left) });
      break;
    }
    left -= last.events.length;
  }
  return out;
}

/** The log as far as the picture has come. */
export function useShownHistory(): readonly HistoryEntry[] {
  const history = useTableState((s) => s.history);
  const n = useTableState(unshown);
  return useMemo(() => withoutLast(history, n), [history, n]);
}

export function eventsOf(history: readonly HistoryEntry[]): EventBase[] {
  return history.flatMap((told) => told.events);
}

import type { EventBase } from "@trestle/kernel";
import type { TableState } from "./table-state.ts";
import type { ShownEntry } from "../device/transcript-hash.ts";

/** How many of the newest events are still to be shown: log and speech do not run ahead of the picture. */
export function unshown({ now, looking, history }: Pick<TableState, "now" | "looking" | "history">): number {
  if (now === null || now.again || looking !== null) return 0;
  if (now.event === null) return now.behind;
  // `behind` is as old as the event on show; what came in since then is found by where that event stands.
  let after = 0;
  for (let i = history.length - 1; i >= 0; i--) {
    const { events } = history[i]!;
    const at = events.lastIndexOf(now.event);
    if (at >= 0) return after + events.length - 1 - at;
    after += events.length;
  }
  return now.behind;
}

/** The history without its last `n` events. */
export function withoutLast(history: readonly ShownEntry[], n: number): readonly ShownEntry[] {
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

/** The history up to what the board shows. */
export function shownHistory(s: Pick<TableState, "now" | "looking" | "history">): readonly ShownEntry[] {
  return withoutLast(s.history, unshown(s));
}

export function eventsOf(history: readonly ShownEntry[]): EventBase[] {
  return history.flatMap((entry) => entry.events);
}

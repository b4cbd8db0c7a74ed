import type { TableState } from "./table-state.ts";

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

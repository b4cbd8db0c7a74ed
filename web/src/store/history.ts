import type { EventBase } from "@trestle/kernel";
import type { PassedFrame, SyncFrame, StepFrame } from "@trestle/protocol";
import type { ShownEntry } from "../device/transcript-hash.ts";

interface Undone extends EventBase {
  t: "undone";
  to: number;
}

function undoneIn(events: readonly EventBase[]): Undone | null {
  const event = events[0];
  return event?.t === "undone" && "to" in event && typeof event.to === "number" ? (event as Undone) : null;
}

/** The history with one more entry. After an undo, the entries that were taken back are gone. */
export function withStep(
  history: readonly ShownEntry[],
  { v, by, events, say }: StepFrame | PassedFrame,
): readonly ShownEntry[] {
  const last = history.at(-1);
  if ((by === null && events.length === 0) || (last !== undefined && last.v >= v)) return history;
  const undone = undoneIn(events);
  const kept = undone === null ? history : history.filter((h) => h.v <= undone.to && undoneIn(h.events) === null);
  return [...kept, entryOf({ v, by, events, say })];
}

function entryOf({ say, ...entry }: Omit<ShownEntry, "say"> & { say: ShownEntry["say"] | undefined }): ShownEntry {
  return say === undefined ? entry : { ...entry, say };
}

export function historyOf({ history }: SyncFrame): readonly ShownEntry[] {
  return history.map(({ v, by, events, say }) => entryOf({ v, by: by ?? null, events, say }));
}

/** The events after an entry; null: there was an undo since, so they cannot simply follow. */
export function eventsAfter(history: readonly ShownEntry[], v: number): EventBase[] | null {
  const later = history.filter((h) => h.v > v);
  return later.some((h) => undoneIn(h.events) !== null) ? null : later.flatMap((h) => h.events);
}

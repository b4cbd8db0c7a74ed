import type { EventBase } from "@trestle/kernel";
import type { PassedFrame, SyncFrame, StepFrame } from "@trestle/protocol";
import type { Told } from "./table-state.ts";

interface Undone extends EventBase {
  t: "undone";
  to: number;
}

function undoneIn(events: readonly EventBase[]): Undone | null {
  const event = events[0];
  return event?.t === "undone" && "to" in event && typeof event.to === "number" ? (event as Undone) : null;
}

/** The story with one more entry. After a step back, what was undone is no longer part of it. */
export function withStep(history: readonly Told[], { v, by, events, say }: StepFrame | PassedFrame): readonly Told[] {
  const last = history.at(-1);
  if ((by === null && events.length === 0) || (last !== undefined && last.v >= v)) return history;
  const undone = undoneIn(events);
  const kept = undone === null ? history : history.filter((h) => h.v <= undone.to && undoneIn(h.events) === null);
  return [...kept, told({ v, by, events, say })];
}

function told({ say, ...entry }: Omit<Told, "say"> & { say: Told["say"] | undefined }): Told {
  return say === undefined ? entry : { ...entry, say };
}

export function historyOf({ history }: SyncFrame): readonly Told[] {
  return history.map(({ v, by, events, say }) => told({ v, by: by ?? null, events, say }));
}

/** What was told after an entry; null: the story was turned back since, so that nothing can simply follow. */
export function eventsAfter(history: readonly Told[], v: number): EventBase[] | null {
  const later = history.filter((h) => h.v > v);
  return later.some((h) => undoneIn(h.events) !== null) ? null : later.flatMap((h) => h.events);
}

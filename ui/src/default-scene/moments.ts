import type { EventBase } from "@trestle/kernel";
import { bestMoment, type Told } from "../result/best-moment.ts";

export interface Moment {
  v: number;
  event: EventBase;
}

/** The event of the rarest kind that has a sentence; of several the last. Neither the opening nor the end is one. */
export function rarestMoment(history: Told<EventBase>, tells: (event: EventBase) => boolean): Moment | null {
  const middle = history.slice(1, -1);
  const counts = new Map<string, number>();
  for (const { t } of middle.flatMap(({ events }) => events)) counts.set(t, (counts.get(t) ?? 0) + 1);
  return bestMoment<EventBase, Moment>(
    middle,
    (v, events) => events.filter(tells).map((event) => [1 / counts.get(event.t)!, { v, event }] as const),
    0.001,
  );
}

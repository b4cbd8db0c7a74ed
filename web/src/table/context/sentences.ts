import type { Scene } from "@trestle/ui/scene.ts";
import type { EventBase, Names } from "@trestle/kernel";
import type { HistoryEntry } from "../../store/table-state.ts";
import type { Text } from "../../text/en/index.ts";

/** One sentence an event, for log, speech and recap alike. A step back is the table's own event, of no game. */
export function eventSentence(scene: Scene, event: EventBase, names: Names, text: Text): string | null {
  if (event.t !== "undone") return scene.text.event(event, names);
  return text.table.undone("seat" in event && typeof event.seat === "number" ? names.seat(event.seat) : null);
}

export interface Sentence {
  v: number;
  text: string;
}

function spoken(v: number, events: readonly EventBase[], scene: Scene, names: Names, words: Text): Sentence[] {
  return events.flatMap((event) => {
    const text = eventSentence(scene, event, names, words);
    return text === null ? [] : [{ v, text }];
  });
}

/** All that was told after an entry. */
export function sentencesAfter(
  history: readonly HistoryEntry[],
  after: number,
  scene: Scene,
  names: Names,
  words: Text,
): Sentence[] {
  return history.filter((told) => told.v > after).flatMap((told) => spoken(told.v, told.events, scene, names, words));
}

import type { Scene } from "@trestle/ui/scene.ts";
import type { EventBase, Names } from "@trestle/kernel";
import type { Text } from "../../text/en/index.ts";
import type { ShownEntry } from "../../device/transcript-hash.ts";

/** One sentence per event, for log, announcements and recap. An undo is an event of the table, not of the game. */
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

/** The sentences of all entries after this one. */
export function sentencesAfter(
  history: readonly ShownEntry[],
  after: number,
  scene: Scene,
  names: Names,
  words: Text,
): Sentence[] {
  return history
    .filter((entry) => entry.v > after)
    .flatMap((entry) => spoken(entry.v, entry.events, scene, names, words));
}

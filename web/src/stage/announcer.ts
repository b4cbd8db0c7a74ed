import { createStore } from "zustand/vanilla";
import { stopSpeaking, speakAloud } from "./voice.ts";

export interface Utterance {
  id: number;
  text: string;
}

/** The live region keeps the last few sentences for slow readers. */
const KEPT = 12;
/** A screen reader ignores identical text, so a repetition gets this silent mark. */
const MARK = "\u200b";

export const announcements = createStore<{ list: readonly Utterance[]; next: number }>(() => ({ list: [], next: 1 }));

export function announce(text: string): void {
  if (text === "") return;
  speakAloud(text);
  announcements.setState(({ list, next }) => {
    const marked = list.at(-1)?.text === text ? text + MARK : text;
    return { list: [...list, { id: next, text: marked }].slice(-KEPT), next: next + 1 };
  });
}

export function lastAnnouncement(): string | null {
  return announcements.getState().list.at(-1)?.text.replaceAll(MARK, "") ?? null;
}

/** Stops speaking and clears the live region, for a new table. */
export function silence(): void {
  stopSpeaking();
  announcements.setState(({ next }) => ({ list: [], next }));
}

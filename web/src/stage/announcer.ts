import { createStore } from "zustand/vanilla";
import { stopSpeaking, speakAloud } from "./voice.ts";

export interface Utterance {
  id: number;
  text: string;
}

/** What the live region holds: the last few sentences, so that a slow reader of the page still finds them. */
const KEPT = 12;
/** Identical text would not be announcements again: it gets a mark that has no sound and no width. */
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

/** A new table begins in silence. */
export function silence(): void {
  stopSpeaking();
  announcements.setState(({ next }) => ({ list: [], next }));
}

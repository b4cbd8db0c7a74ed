import type { HeistWords } from "../../text/en/heist.ts";

let current: HeistWords | null = null;

export function speakBoard(words: HeistWords): void {
  current = words;
}

/** The board's own words, in the language the scene was loaded in. */
export function boardText(): HeistWords {
  if (current === null) throw new Error("the words of the scene are not loaded");
  return current;
}

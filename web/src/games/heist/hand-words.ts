import type { HeistTypes, HeistView } from "@trestle/heist";
import type { GameText, Names } from "../../net/frames.ts";
import type { HeistHandWords } from "../../text/en/heist-hand.ts";

/** A component as the game's own gallery tells it. */
export interface GalleryText {
  id: string;
  name: string;
  text: string;
}
/** The game's words and the page's, in the language the scene was loaded in. */
export interface HandWords {
  text: GameText<HeistTypes>;
  gallery: readonly GalleryText[];
  words: HeistHandWords;
}

let current: HandWords | null = null;

export function speakHand(words: HandWords): void {
  current = words;
}
function loaded(): HandWords {
  if (current === null) throw new Error("the words of the scene are not loaded");
  return current;
}
export function handText(): HeistHandWords {
  return loaded().words;
}
export function gameText(): GameText<HeistTypes> {
  return loaded().text;
}
/** What a Wanted Card does by its id; with `-mission` behind it, how it is earned. */
export function aboutCard(id: string): GalleryText | null {
  return loaded().gallery.find((card) => card.id === id) ?? null;
}
/** A tile without what it asks for: the game says both, its name first. */
export function tileName(id: string, view: HeistView, names: Names): string {
  return gameText().piece(`tile:${id}`, view, names).split(",", 1)[0] ?? id;
}

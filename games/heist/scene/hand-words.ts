import type { HeistTypes, HeistView } from "../engine/page.ts";
import { sceneText } from "@trestle/ui/scene-text.ts";
import type { GameText, Names } from "@trestle/kernel";
import type { HeistHandWords } from "./text/hand-en.ts";

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

export const handWords = sceneText<HandWords>();

export function handText(): HeistHandWords {
  return handWords().words;
}
export function gameText(): GameText<HeistTypes> {
  return handWords().text;
}
/** What a Wanted Card does by its id; with `-mission` behind it, how it is earned. */
export function aboutCard(id: string): GalleryText | null {
  return handWords().gallery.find((card) => card.id === id) ?? null;
}
/** A tile without what it asks for: the game says both, its name first. */
export function tileName(id: string, view: HeistView, names: Names): string {
  return gameText().piece(`tile:${id}`, view, names).split(",", 1)[0] ?? id;
}

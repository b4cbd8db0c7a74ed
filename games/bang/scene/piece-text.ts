import type { BangTypes, View } from "../engine/page.ts";
import { sceneText } from "@trestle/ui/scene-text.ts";
import type { GameText, Names, Refusal } from "@trestle/kernel";

export const pieceWords = sceneText<Pick<GameText<BangTypes>, "piece" | "refusal">>();

/** A key in the words of the game, in the language the scene was loaded in. */
export function pieceText(key: string, view: View, names: Names): string {
  const said = pieceWords().piece(key, view, names);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

export function refusalText(refusal: Refusal, names: Names): string {
  return pieceWords().refusal(refusal, names);
}

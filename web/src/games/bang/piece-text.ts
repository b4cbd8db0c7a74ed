import type { BangTypes, View } from "@trestle/bang";
import type { GameText, Names, Refusal } from "../../net/frames.ts";

let words: Pick<GameText<BangTypes>, "piece" | "refusal"> | null = null;

export function speakPieces(text: GameText<BangTypes>): void {
  words = text;
}
/** A key in the words of the game, in the language the scene was loaded in. */
export function pieceText(key: string, view: View, names: Names): string {
  const said = words?.piece(key, view, names) ?? key;
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

export function refusalText(refusal: Refusal, names: Names): string {
  return words?.refusal(refusal, names) ?? refusal.rule;
}

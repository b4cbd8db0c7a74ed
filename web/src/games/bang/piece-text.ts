import type { BangTypes, View } from "@trestle/bang";
import type { GameText, Names } from "../../net/frames.ts";

let words: GameText<BangTypes>["piece"] | null = null;

export function speakPieces(piece: GameText<BangTypes>["piece"]): void {
  words = piece;
}
/** A key in the words of the game, in the language the scene was loaded in. */
export function pieceText(key: string, view: View, names: Names): string {
  const said = words?.(key, view, names) ?? key;
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

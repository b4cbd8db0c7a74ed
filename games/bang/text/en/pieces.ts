import type { Names } from "@trestle/kernel";
import { CARD_NAMES } from "../../engine/catalogue.ts";
import type { View } from "../../engine/types.ts";
import { passes } from "./moves.ts";
import { characterName, faceName, pieceName, possessive } from "./names.ts";

/** Keys that stand for themselves. */
const WORDS: Readonly<Record<string, string>> = {
  life: "1 life point",
  caboose: "Caboose",
  "sleeper-car": "Sleeper Car",
  stand: "Be shot at and keep it",
  deck: "the draw pile",
  discard: "the discard pile",
  locomotive: "the Locomotive: advance it for free, then take a Railcar",
  ignore: "Ignore the Locomotive",
  twice: "Let the Locomotive act twice",
};

function ability(view: View): string {
  const character = view.seat === null ? null : view.players[view.seat]?.character;
  return character === null || character === undefined ? "your ability" : characterName(character);
}

/** A piece key of `slots`, as a button or the screen reader says it. */
export function piece(key: string, view: View, names: Names): string {
  const [kind = "", value = ""] = key.split(":");
  const n = Number(value);
  switch (kind) {
    case "pass":
      return passes(view);
    case "ability":
      return ability(view);
    case "card":
      return pieceName(n);
    case "seat":
      return n === view.seat ? "yourself" : names.seat(n);
    case "hand":
      return `${possessive(names.seat(n))} hand`;
    case "character":
      return characterName(n);
    case "as": {
      const name = CARD_NAMES.find((c) => c === value);
      return name === undefined ? value : `as ${faceName(name)}`;
    }
    default:
      return WORDS[key] ?? key;
  }
}

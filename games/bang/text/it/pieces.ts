import type { Names } from "@trestle/kernel";
import { CARD_NAMES } from "../../engine/catalogue.ts";
import type { View } from "../../engine/types.ts";
import { passes } from "./moves.ts";
import { characterName, faceName, pieceName } from "./names.ts";

/** Keys that stand for themselves. */
const WORDS: Readonly<Record<string, string>> = {
  life: "1 punto vita",
  caboose: "Carro di coda",
  "sleeper-car": "Vagone letto",
  stand: "Fatti sparare e tienila",
  deck: "il mazzo",
  discard: "gli scarti",
  locomotive: "la Locomotiva: falla avanzare gratis, poi prendi un Vagone",
  ignore: "Ignora la Locomotiva",
  twice: "Fai agire la Locomotiva due volte",
};

function ability(view: View): string {
  const character = view.seat === null ? null : view.players[view.seat]?.character;
  return character === null || character === undefined ? "la tua abilità" : characterName(character);
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
      return n === view.seat ? "te" : names.seat(n);
    case "hand":
      return `la mano di ${names.seat(n)}`;
    case "character":
      return characterName(n);
    case "as": {
      const name = CARD_NAMES.find((c) => c === value);
      return name === undefined ? value : `come ${faceName(name)}`;
    }
    default:
      return WORDS[key] ?? key;
  }
}

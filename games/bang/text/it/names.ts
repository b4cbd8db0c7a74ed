import type { Names } from "@trestle/kernel";
import {
  CHARACTER_IDS,
  STATION_IDS,
  type CharacterId,
  type CustomCost,
  type LocomotiveSide,
  type PieceName,
} from "../../engine/catalogue.ts";
import { CARDS, NAME } from "../../engine/pieces.ts";
import { rankText, SUIT_SIGNS } from "../shared/gallery.ts";
import { cards } from "./cards.ts";
import { characters } from "./characters.ts";
import { locomotives, railcars, stations } from "./railway.ts";

const faces = { ...cards, ...railcars, ...characters, ...locomotives };

/** The name of a card, a Railcar, a character or a side of the Locomotive by its id. */
export function faceName(id: PieceName | CharacterId | LocomotiveSide): string {
  return faces[id].name;
}

/** A playing card with suit and rank, `Mancato! 2♠`, or a Railcar, `Carro di coda`. */
export function pieceName(piece: number): string {
  const card = CARDS[piece];
  if (card !== undefined) return `${cards[card.name].name} ${rankText(card.rank)}${SUIT_SIGNS[card.suit]}`;
  const name = NAME[piece];
  return name === undefined ? "una carta" : faceName(name);
}

/** Without suit and rank: what lies in play exists once per player and name. */
export function plainName(piece: number): string {
  const card = CARDS[piece];
  return card === undefined ? pieceName(piece) : cards[card.name].name;
}

export function characterName(character: number): string {
  const id = CHARACTER_IDS[character];
  return id === undefined ? "qualcuno" : characters[id].name;
}

export function stationName(station: number): string {
  const id = STATION_IDS[station];
  return id === undefined ? "una stazione" : stations[id].name;
}

const customPrices: Readonly<Record<CustomCost, string>> = {
  "any-card": "Scarta una carta qualsiasi.",
  "two-cards": "Scarta due carte qualsiasi.",
  "blue-card": "Scarta una carta blu.",
  "life-point": "Perdi 1 punto vita, ma non l'ultimo.",
  clubs: "Scarta una carta di Fiori.",
  diamonds: "Scarta una carta di Quadri.",
  hearts: "Scarta una carta di Cuori.",
  spades: "Scarta una carta di Picche.",
  "low-rank": "Scarta una carta di valore 2–9.",
  "high-rank": "Scarta una carta di valore 10, J, Q, K o A.",
  bang: "Scarta un BANG!.",
  missed: "Scarta un Mancato!.",
  beer: "Scarta una Birra.",
  thieves: "Scarta un Cat Balou o un Panico!.",
  coaches: "Scarta una Diligenza o una Wells Fargo.",
};

/** The price of a station as a sentence; `custom` is what the table agreed on for the blank tile. */
export function stationPrice(station: number, custom: CustomCost | "off"): string {
  const id = STATION_IDS[station];
  if (id === undefined) return "";
  return id === "custom" && custom !== "off" ? customPrices[custom] : stations[id].text;
}

export function customPrice(cost: CustomCost): string {
  return customPrices[cost];
}

const conjunction = new Intl.ListFormat("it", { type: "conjunction" });

export function listed(parts: readonly string[]): string {
  return conjunction.format(parts);
}

export function pieceNames(pieces: readonly number[]): string {
  return listed(pieces.map(pieceName));
}

export function seats(list: readonly number[], names: Names): string {
  return listed(list.map((s) => names.seat(s)));
}

export function cardCount(count: number): string {
  return count === 1 ? "una carta" : `${count} carte`;
}

export function points(count: number): string {
  return count === 1 ? "1 punto vita" : `${count} punti vita`;
}

/** `a Bob`, `ad Anna`. */
export function to(name: string): string {
  return /^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** `a Tombrock`, `alla vostra stazione`. */
export function atStation(name: string): string {
  return name === stations.custom.name ? "alla vostra stazione" : to(name);
}

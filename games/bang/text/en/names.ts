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

/** A playing card with suit and rank, `Missed! 2♠`, or a Railcar, `Caboose`. */
export function pieceName(piece: number): string {
  const card = CARDS[piece];
  if (card !== undefined) return `${cards[card.name].name} ${rankText(card.rank)}${SUIT_SIGNS[card.suit]}`;
  const name = NAME[piece];
  return name === undefined ? "a card" : faceName(name);
}

/** Without suit and rank: what lies in play exists once per player and name. */
export function plainName(piece: number): string {
  const card = CARDS[piece];
  return card === undefined ? pieceName(piece) : cards[card.name].name;
}

export function characterName(character: number): string {
  const id = CHARACTER_IDS[character];
  return id === undefined ? "somebody" : characters[id].name;
}

export function stationName(station: number): string {
  const id = STATION_IDS[station];
  return id === undefined ? "a station" : stations[id].name;
}

const customPrices: Readonly<Record<CustomCost, string>> = {
  "any-card": "Discard any card.",
  "two-cards": "Discard any two cards.",
  "blue-card": "Discard a blue card.",
  "life-point": "Lose 1 life point, not your last one.",
  clubs: "Discard a card of Clubs.",
  diamonds: "Discard a card of Diamonds.",
  hearts: "Discard a card of Hearts.",
  spades: "Discard a card of Spades.",
  "low-rank": "Discard a card of rank 2–9.",
  "high-rank": "Discard a card of rank 10, J, Q, K or A.",
  bang: "Discard a BANG!.",
  missed: "Discard a Missed!.",
  beer: "Discard a Beer.",
  thieves: "Discard a Cat Balou or a Panic!.",
  coaches: "Discard a Stagecoach or a Wells Fargo.",
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

const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

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
  return count === 1 ? "a card" : `${count} cards`;
}

export function points(count: number): string {
  return count === 1 ? "1 life point" : `${count} life points`;
}

/** `Ann's`, `James'`. */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}

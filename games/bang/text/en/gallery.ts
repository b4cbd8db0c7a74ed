import {
  CARD_NAMES,
  CARDS,
  CHARACTER_IDS,
  KINDS,
  LIVES,
  type CardKind,
  type Rank,
  type Suit,
} from "../../src/catalogue.ts";
import { LOCOMOTIVE_SIDES, RAILCAR_IDS, RAILCARS, STATION_IDS } from "../../src/data/railway.ts";
import { cards, type FaceText } from "./cards.ts";
import { characters } from "./characters.ts";
import { locomotives, railcars, stations } from "./railway.ts";

/** One picture of the card gallery. */
export interface GalleryEntry extends FaceText {
  kind: "card" | "character" | "railcar" | "station" | "locomotive";
  id: string;
  type: string;
  /** Of playing cards only: nothing else has a suit. */
  copies: readonly { suit: Suit; rank: string }[];
}

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };

export function rankText(rank: Rank): string {
  return rank > 10 ? "JQKA".charAt(rank - 11) : String(rank);
}

function cardType(kind: CardKind): string {
  if (kind.kind === "weapon") return `blue, weapon of range ${kind.range}`;
  if (kind.kind === "response") return "brown, answer to a shot";
  return kind.limited ? "brown, under the BANG! limit" : kind.border;
}

export const gallery: readonly GalleryEntry[] = [
  ...CARD_NAMES.map((id): GalleryEntry => {
    const copies = CARDS.filter((c) => c.name === id).map((c) => ({ suit: c.suit, rank: rankText(c.rank) }));
    return { kind: "card", id, type: cardType(KINDS[id]), copies, ...cards[id] };
  }),
  ...CHARACTER_IDS.map((id): GalleryEntry => ({
    kind: "character",
    id,
    type: `character, ${LIVES[id]} life points`,
    copies: [],
    ...characters[id],
  })),
  ...RAILCAR_IDS.map((id): GalleryEntry => ({
    kind: "railcar",
    id,
    type: RAILCARS[id].kind === "permanent" ? "Railcar, permanent" : "Railcar, discard it to use it",
    copies: [],
    ...railcars[id],
  })),
  ...STATION_IDS.map((id): GalleryEntry => ({ kind: "station", id, type: "station", copies: [], ...stations[id] })),
  ...LOCOMOTIVE_SIDES.map((id): GalleryEntry => ({
    kind: "locomotive",
    id,
    type: "side of the Locomotive",
    copies: [],
    ...locomotives[id],
  })),
];

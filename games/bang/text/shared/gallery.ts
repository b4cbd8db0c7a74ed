import {
  CARD_NAMES,
  CHARACTER_IDS,
  CHARACTERS,
  copiesOf,
  KINDS,
  LOCOMOTIVE_SIDES,
  RAILCAR_IDS,
  RAILCARS,
  STATION_IDS,
  type BangRule,
  type CardKind,
  type CardName,
  type CharacterId,
  type LocomotiveSide,
  type RailcarId,
  type Rank,
  type StationId,
  type Suit,
} from "../../engine/catalogue.ts";
import { cardRules, characterRules, locomotiveRules, railcarRules, stationRules } from "./face-rules.ts";

/** What stands on a card, a character, a Railcar, a station or the Locomotive: at most 25 words. */
export interface FaceText {
  name: string;
  text: string;
}

/** One picture of the card gallery. */
export interface GalleryEntry extends FaceText {
  kind: "card" | "character" | "railcar" | "station" | "locomotive";
  id: string;
  type: string;
  /** Of playing cards only: nothing else has a suit. */
  copies: readonly { suit: Suit; rank: string }[];
  rules: readonly BangRule[];
}

type Faces<Id extends string> = Readonly<Record<Id, FaceText>>;

/** All faces in one language, and what is said below a picture. */
export interface GalleryWords {
  cards: Faces<CardName>;
  characters: Faces<CharacterId>;
  railcars: Faces<RailcarId>;
  stations: Faces<StationId>;
  locomotives: Faces<LocomotiveSide>;
  cardType(kind: CardKind): string;
  characterType(lives: number): string;
  railcarType: { permanent: string; discard: string };
  stationType: string;
  locomotiveType: string;
}

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };

export function rankText(rank: Rank): string {
  return rank > 10 ? "JQKA".charAt(rank - 11) : String(rank);
}

export function makeGallery(w: GalleryWords): readonly GalleryEntry[] {
  return [
    ...CARD_NAMES.map((id): GalleryEntry => {
      const copies = copiesOf(id).map(({ suit, rank }) => ({ suit, rank: rankText(rank) }));
      return { kind: "card", id, type: w.cardType(KINDS[id]), copies, ...w.cards[id], rules: cardRules[id] };
    }),
    ...CHARACTER_IDS.map((id): GalleryEntry => ({
      kind: "character",
      id,
      type: w.characterType(CHARACTERS[id].lives),
      copies: [],
      ...w.characters[id],
      rules: characterRules[id],
    })),
    ...RAILCAR_IDS.map((id): GalleryEntry => ({
      kind: "railcar",
      id,
      type: RAILCARS[id].kind === "permanent" ? w.railcarType.permanent : w.railcarType.discard,
      copies: [],
      ...w.railcars[id],
      rules: railcarRules[id],
    })),
    ...STATION_IDS.map((id): GalleryEntry => ({
      kind: "station",
      id,
      type: w.stationType,
      copies: [],
      ...w.stations[id],
      rules: stationRules[id],
    })),
    ...LOCOMOTIVE_SIDES.map((id): GalleryEntry => ({
      kind: "locomotive",
      id,
      type: w.locomotiveType,
      copies: [],
      ...w.locomotives[id],
      rules: locomotiveRules[id],
    })),
  ];
}

/** The gallery as the rulebook prints it. */
export function galleryCards(gallery: readonly GalleryEntry[]) {
  return gallery.map(({ kind, name, type, copies, text, rules }) => ({
    kind,
    name,
    type,
    copies: copies.map((c) => `${c.rank}${SUIT_SIGNS[c.suit]}`).join(" "),
    text,
    rules,
  }));
}

import type { CardName, RailcarId, Suit } from "../../../engine/page.ts";

export interface Lines {
  /** What a face does in at most 12 words; the whole text is the gallery's. */
  faces: Readonly<Record<CardName | RailcarId, string>>;
  suits: Readonly<Record<Suit, string>>;
  reach: string;
}

import { BASE_CHARACTERS, CHARACTER_IDS, KINDS, type CardName, type CharacterId } from "@trestle/bang";
import type { GalleryEntry } from "@trestle/bang/text/en";
import { asks } from "../asks.ts";

export const SHELVES = ["all", "brown", "blue", "weapon", "character", "railcar", "station", "locomotive"] as const;
type Shelf = (typeof SHELVES)[number];
export const BOXES = ["both", "base", "train"] as const;
type Box = (typeof BOXES)[number];

export interface Wish {
  asked: string;
  shelf: Shelf;
  box: Box;
}

function shelfOf(entry: GalleryEntry): Exclude<Shelf, "all"> {
  if (entry.kind !== "card") return entry.kind;
  const { kind, border } = KINDS[entry.id as CardName];
  return kind === "weapon" ? "weapon" : border;
}

function boxOf(entry: GalleryEntry): Exclude<Box, "both"> {
  if (entry.kind === "card") return KINDS[entry.id as CardName].set === "base" ? "base" : "train";
  if (entry.kind !== "character") return "train";
  return CHARACTER_IDS.indexOf(entry.id as CharacterId) < BASE_CHARACTERS ? "base" : "train";
}

export function find(entries: readonly GalleryEntry[], { asked, shelf, box }: Wish): readonly GalleryEntry[] {
  const has = asks(asked);
  return entries.filter(
    (e) =>
      (shelf === "all" || shelfOf(e) === shelf) &&
      (box === "both" || boxOf(e) === box) &&
      has(`${e.name} ${e.type} ${e.text} ${e.rules.join(" ")}`),
  );
}

import { BASE_CHARACTERS, CHARACTER_IDS, KINDS, type CardName, type CharacterId } from "../../engine/page.ts";
import type { GalleryEntry } from "../../text/en.ts";

export const SHELVES = ["all", "brown", "blue", "weapon", "character", "railcar", "station", "locomotive"] as const;
export type Shelf = (typeof SHELVES)[number];
export const BOXES = ["both", "base", "train"] as const;
export type Box = (typeof BOXES)[number];

export function isOnShelf(entry: GalleryEntry, shelf: string): boolean {
  return shelf === "all" || shelfOf(entry) === shelf;
}
export function isInBox(entry: GalleryEntry, box: string): boolean {
  return box === "both" || boxOf(entry) === box;
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

import { boxOf, KINDS, type CardName } from "../../engine/page.ts";
import type { GalleryEntry } from "../../text/en.ts";

export const SHELVES = ["all", "brown", "blue", "weapon", "character", "railcar", "station", "locomotive"] as const;
export type Shelf = (typeof SHELVES)[number];
export const BOXES = ["both", "base", "train"] as const;
export type Box = (typeof BOXES)[number];

export function isOnShelf(entry: GalleryEntry, shelf: string): boolean {
  return shelf === "all" || shelfOf(entry) === shelf;
}
export function isInBox(entry: GalleryEntry, box: string): boolean {
  return box === "both" || boxOf(entry.id) === box;
}

function shelfOf(entry: GalleryEntry): Exclude<Shelf, "all"> {
  if (entry.kind !== "card") return entry.kind;
  const { kind, border } = KINDS[entry.id as CardName];
  return kind === "weapon" ? "weapon" : border;
}

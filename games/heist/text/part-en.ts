import { ours } from "../engine/edition/ours.ts";
import type { Edition } from "../engine/edition/types.ts";
import { makeGallery, makeText } from "./en.ts";
import { galleryCards } from "./shared/gallery.ts";

const TYPES = { wanted: "Wanted Card", events: "Event Card", tiles: "loot tile", poker: "poker card" } as const;

function partWith(edition: Edition) {
  const gallery = galleryCards(makeGallery(edition), TYPES, (count) => `${count} alike`);
  return { text: makeText(edition), gallery };
}

export const part = { ...partWith(ours), withEdition: (components: unknown) => partWith(components as Edition) };

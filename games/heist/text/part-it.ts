import { ours } from "../engine/edition/ours.ts";
import type { Edition } from "../engine/edition/types.ts";
import { makeGallery, makeText } from "./it.ts";
import { galleryCards } from "./shared/gallery.ts";

const TYPES = {
  wanted: "Carta Ricercato",
  events: "Carta Evento",
  tiles: "tessera Bottino",
  poker: "Carta Poker",
} as const;

function partWith(edition: Edition) {
  const gallery = galleryCards(makeGallery(edition), TYPES, (count) => `${count} uguali`);
  return { text: makeText(edition), gallery };
}

export const part = { ...partWith(ours), withEdition: (components: unknown) => partWith(components as Edition) };

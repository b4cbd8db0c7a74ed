import type { Edition } from "../../engine/edition/types.ts";
import { galleryOf, type GalleryCard } from "../shared/gallery.ts";
import { passenger } from "./names.ts";
import { abilityText, missionText } from "./wanted.ts";
import { cardText, eventCardText, eventNameText, needsText } from "./words.ts";

/** Every face of an edition once, in the order of its decks. */
export function makeGallery(edition: Edition): readonly GalleryCard[] {
  return galleryOf(edition, {
    ability: abilityText,
    mission: missionText,
    missionOf: (title) => `${title}: missione`,
    eventName: eventNameText,
    eventText: eventCardText,
    tileName: (tile) => passenger(tile.name),
    tileText: (tile) => `Chiede ${needsText(tile.needs)}.`,
    cardName: cardText,
    cardText: ({ number }) =>
      number === null
        ? "Un numero qualsiasi o un seme qualsiasi; da solo muove lo Sceriffo; un cavallo va fino a 10 caselle."
        : `Muove un cavallo fino a ${number === 1 ? "una casella" : `${number} caselle`}; paga bottino e combinazioni.`,
  });
}

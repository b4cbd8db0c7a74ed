import type { Edition } from "../../engine/edition/types.ts";
import { galleryOf, type GalleryCard } from "../shared/gallery.ts";
import { abilityText, missionText } from "./wanted.ts";
import { cardText, eventCardText, eventNameText, needsText } from "./words.ts";

/** Every face of an edition once, in the order of its decks. */
export function makeGallery(edition: Edition): readonly GalleryCard[] {
  return galleryOf(edition, {
    ability: abilityText,
    mission: missionText,
    missionOf: (title) => `${title}: mission`,
    eventName: eventNameText,
    eventText: eventCardText,
    tileName: (tile) => tile.name,
    tileText: (tile) => `Asks for ${needsText(tile.needs)}.`,
    cardName: cardText,
    cardText: ({ number }) =>
      number === null
        ? "Any one number or any one suit; alone it moves the Sheriff; a horse goes up to 10 spaces."
        : `Moves a horse up to ${number === 1 ? "one space" : `${number} spaces`}; pays for loot and sets.`,
  });
}

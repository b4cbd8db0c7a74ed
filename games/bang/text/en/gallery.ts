import { makeGallery } from "../shared/gallery.ts";
import { cards } from "./cards.ts";
import { characters } from "./characters.ts";
import { locomotives, railcars, stations } from "./railway.ts";

export const gallery = makeGallery({
  cards,
  characters,
  railcars,
  stations,
  locomotives,
  cardType(kind) {
    if (kind.kind === "weapon") return `blue, weapon of range ${kind.range}`;
    if (kind.kind === "response") return "brown, answer to a shot";
    return kind.limited ? "brown, under the BANG! limit" : kind.border;
  },
  characterType: (lives) => `character, ${lives} life points`,
  railcarType: { permanent: "Railcar, permanent", discard: "Railcar, discard it to use it" },
  stationType: "station",
  locomotiveType: "side of the Locomotive",
});

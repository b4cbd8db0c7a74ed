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
    if (kind.kind === "weapon") return `blu, arma di gittata ${kind.range}`;
    if (kind.kind === "response") return "marrone, risposta a uno sparo";
    if (kind.limited) return "marrone, soggetta al limite di BANG!";
    return kind.border === "blue" ? "blu" : "marrone";
  },
  characterType: (lives) => `personaggio, ${lives} punti vita`,
  railcarType: { permanent: "Vagone, permanente", discard: "Vagone, si scarta per usarlo" },
  stationType: "stazione",
  locomotiveType: "lato della Locomotiva",
});

import type { GameText, Names } from "@trestle/kernel";
import type { BangTypes, Event } from "../engine/types.ts";
import { decision } from "./it/decisions.ts";
import { events } from "./it/events.ts";
import { move } from "./it/moves.ts";
import { seats } from "./it/names.ts";
import { options } from "./it/options.ts";
import { piece } from "./it/pieces.ts";
import { refusal } from "./it/refusals.ts";
import { pages, ruleTexts } from "./it/rules.ts";

export { roleNames } from "./it/characters.ts";
export { gallery } from "./it/gallery.ts";
export { characterName, faceName, pieceName, plainName, stationName, stationPrice } from "./it/names.ts";
export { rankText, SUIT_SIGNS, type GalleryEntry } from "./shared/gallery.ts";

export const it: GameText<BangTypes> = {
  name: "BANG! con The Great Train Robbery",
  promise: "Ruoli nascosti, pistole rumorose e un treno da rapinare: trova i tuoi amici prima che loro trovino te.",
  pages,
  rules: ruleTexts,
  options,
  decision,
  move,
  piece,
  event: (e, names) => (events[e.t] as (e: Event, names: Names) => string | null)(e, names),
  refusal,
  outcome(because, winners, names) {
    const who =
      winners.length === 0 ? "Nessuno vince" : `${winners.length === 1 ? "Vince" : "Vincono"} ${seats(winners, names)}`;
    const text = Object.hasOwn(ruleTexts, because) ? ruleTexts[because as keyof typeof ruleTexts].short : null;
    return text === null ? `${who}.` : `${who}. ${text}`;
  },
};

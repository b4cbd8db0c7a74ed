import type { GameText, Names } from "@trestle/kernel";
import type { BangTypes, Event } from "../engine/types.ts";
import { decision } from "./en/decisions.ts";
import { events } from "./en/events.ts";
import { move } from "./en/moves.ts";
import { seats } from "./en/names.ts";
import { options } from "./en/options.ts";
import { piece } from "./en/pieces.ts";
import { refusal } from "./en/refusals.ts";
import { pages, ruleTexts } from "./en/rules.ts";

export { roleNames } from "./en/characters.ts";
export { gallery } from "./en/gallery.ts";
export { characterName, faceName, pieceName, plainName, stationName, stationPrice } from "./en/names.ts";
export { rankText, SUIT_SIGNS, type GalleryEntry } from "./shared/gallery.ts";

export const en: GameText<BangTypes> = {
  name: "BANG! with The Great Train Robbery",
  promise: "Hidden roles, loud guns and a train to rob: find your friends before they find you.",
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
      winners.length === 0 ? "Nobody wins" : `${seats(winners, names)} ${winners.length === 1 ? "wins" : "win"}`;
    const text = Object.hasOwn(ruleTexts, because) ? ruleTexts[because as keyof typeof ruleTexts].short : null;
    return text === null ? `${who}.` : `${who}. ${text}`;
  },
};

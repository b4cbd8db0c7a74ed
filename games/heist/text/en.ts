import type { GameText } from "@trestle/kernel";
import { ours } from "../engine/edition/ours.ts";
import type { Edition } from "../engine/edition/types.ts";
import type { HeistTypes } from "../engine/types.ts";
import { makeDecisions } from "./en/decisions.ts";
import { makeEvents } from "./en/events.ts";
import { makeGallery } from "./en/gallery.ts";
import { makeMoves } from "./en/moves.ts";
import { makeOptions } from "./en/options.ts";
import { outcomeText } from "./en/outcome.ts";
import { makePieces } from "./en/pieces.ts";
import { makeRefusals } from "./en/refusals.ts";
import { pages, ruleTexts } from "./en/rules.ts";
import { makeWords } from "./en/words.ts";
import { sentence } from "./shared/sentence.ts";

/** All that is said of the game at a table that plays with this edition. */
export function makeText(edition: Edition): GameText<HeistTypes> {
  const words = makeWords(edition);
  const events = makeEvents(words);
  return {
    name: "Train Heist",
    promise: "Ride, climb, rob and deliver before the rope runs out: one gang against the railroad.",
    pages,
    rules: ruleTexts,
    options: makeOptions(edition),
    decision: makeDecisions(words),
    move: makeMoves(words),
    piece: makePieces(words),
    event: (event, names) => sentence(events, event, names),
    refusal: makeRefusals(words),
    outcome: outcomeText,
  };
}

export const en = makeText(ours);
export const gallery = makeGallery(ours);
export { makeGallery };

/** Components bear their English names already. */
export function nameEdition(edition: Edition): Edition {
  return edition;
}

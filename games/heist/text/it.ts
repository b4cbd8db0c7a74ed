import type { GameText } from "@trestle/kernel";
import { ours } from "../engine/edition/ours.ts";
import type { Edition } from "../engine/edition/types.ts";
import type { HeistTypes } from "../engine/types.ts";
import { makeDecisions } from "./it/decisions.ts";
import { nameEdition } from "./it/edition.ts";
import { makeEvents } from "./it/events.ts";
import { makeGallery } from "./it/gallery.ts";
import { makeMoves } from "./it/moves.ts";
import { makeOptions } from "./it/options.ts";
import { outcomeText } from "./it/outcome.ts";
import { makePieces } from "./it/pieces.ts";
import { makeRefusals } from "./it/refusals.ts";
import { pages, ruleTexts } from "./it/rules.ts";
import { makeWords } from "./it/words.ts";
import { sentence } from "./shared/sentence.ts";

/** All that is said of the game at a table that plays with this edition. */
export function makeText(edition: Edition): GameText<HeistTypes> {
  const words = makeWords(edition);
  const events = makeEvents(words);
  return {
    name: "Train Heist",
    promise: "Cavalca, arrampicati, rapina e consegna prima che la corda finisca: una banda contro la ferrovia.",
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

export const it = makeText(ours);
export const gallery = makeGallery(ours);
export { makeGallery, nameEdition };

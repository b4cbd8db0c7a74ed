import { makeSensibleHeist, random, sensibleColt, type Answer, type Ask } from "@trestle/bots";
import { colt } from "@trestle/colt";
import { en as coltText } from "@trestle/colt/text/en";
import { isEditionFault, makeHeist, ours, parseEdition, type Edition } from "@trestle/heist";
import { makeText as makeHeistText } from "@trestle/heist/text/en";
import type { Game, GameText, LogHeader, Names, Types } from "@trestle/kernel";
import { describeColt, drawColt } from "./play/colt.ts";
import { describeHeist, drawHeist } from "./play/heist.ts";
import type { Ink } from "./lib/ink.ts";
import { auditHeist } from "./prove/heist-audit.ts";

/** What the tools know of a game: its engine, its words, its company, and how a terminal shows it. */
export interface Entry<T extends Types = Types> {
  game: Game<T>;
  text: GameText<T>;
  /** Seats at a table where nobody said otherwise. */
  seats: number;
  sensible(ask: Ask<T>): Answer<T>;
  /** Iterations that make the sensible player answer at once. */
  iterations: number;
  draw(view: T["view"], names: Names, ink: Ink): string[];
  /** A spectator sees the table drawn again when this changes; left out: whenever somebody has something to decide. */
  scene?(view: T["view"]): number;
  /** The table in sentences, for reading aloud. */
  describe(view: T["view"], names: Names): string[];
  /** What logs say of the components: null for a game that has but one set of them. */
  edition: LogHeader["edition"];
  /** The same game with the components of a file; only where a game has editions. */
  withEdition?(raw: unknown): Entry | EditionFault;
  /** For proofs: watches one game from its first state on and says the first thing that must not be. */
  audit?(start: T["state"]): Audit<T>;
}

export interface Audit<T extends Types = Types> {
  fault(s: T["state"]): string | null;
}

/** What is wrong with a file of components, and where. */
export interface EditionFault {
  place: string;
  reason: string;
}

export function isFault(value: Entry | EditionFault): value is EditionFault {
  return "reason" in value;
}

function entry<T extends Types>(e: Entry<T>): Entry {
  return e;
}

function heistWith(edition: Edition): Entry {
  const game = makeHeist(edition);
  const mine = game.hash === makeHeist(ours).hash;
  return entry({
    game,
    text: makeHeistText(edition),
    seats: 4,
    sensible: makeSensibleHeist(edition),
    iterations: 1,
    draw: drawHeist(edition),
    scene: (view) => view.turn,
    describe: describeHeist(edition),
    edition: mine ? { hash: game.hash } : { hash: game.hash, file: edition },
    audit: auditHeist(edition),
    withEdition(raw) {
      const parsed = parseEdition(raw);
      return isEditionFault(parsed) ? parsed : heistWith(parsed);
    },
  });
}

export const GAMES: readonly Entry[] = [
  entry({
    game: colt,
    text: coltText,
    seats: 5,
    sensible: sensibleColt,
    iterations: 24,
    draw: drawColt,
    describe: describeColt,
    edition: null,
  }),
  heistWith(ours),
];

export function findGame(id: string): Entry | null {
  return GAMES.find((e) => e.game.id === id) ?? null;
}

export { random };

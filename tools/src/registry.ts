import { random, sensibleColt, type Answer, type Ask } from "@trestle/bots";
import { colt } from "@trestle/colt";
import { en as coltText } from "@trestle/colt/text/en";
import type { Game, GameText, Names, Types } from "@trestle/kernel";
import { describeColt, drawColt } from "./play/colt.ts";
import type { Ink } from "./lib/ink.ts";

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
  /** The table in sentences, for reading aloud. */
  describe(view: T["view"], names: Names): string[];
}

function entry<T extends Types>(e: Entry<T>): Entry {
  return e;
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
  }),
];

export function findGame(id: string): Entry | null {
  return GAMES.find((e) => e.game.id === id) ?? null;
}

export { random };

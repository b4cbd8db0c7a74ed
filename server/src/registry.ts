import { random, sensibleColt, type Answer, type Ask } from "@trestle/bots";
import { colt } from "@trestle/colt";
import { en as coltText } from "@trestle/colt/text/en";
import type { AnyGame, Game, GameText, Types } from "@trestle/kernel";

/** What the server knows of a game: its engine, its words, its company. */
export interface Entry<T extends Types = Types> {
  game: Game<T>;
  text: GameText<T>;
  /** Seats of a table where nobody said otherwise. */
  seats: number;
  sensible(ask: Ask<T>): Answer<T>;
  /** Iterations beyond which its sensible player gains nothing. */
  iterations: number;
}

function entry<T extends Types>(e: Entry<T>): Entry {
  return e;
}

export const GAMES: readonly Entry[] = [
  entry({ game: colt, text: coltText, seats: 5, sensible: sensibleColt, iterations: 256 }),
];

export function findEntry(id: string): Entry | null {
  return GAMES.find((e) => e.game.id === id) ?? null;
}

export function findGame(id: string): AnyGame | null {
  return findEntry(id)?.game ?? null;
}

/** Whom a seat's level names. */
export function playerOf(e: Entry, level: string): (ask: Ask<Types>) => Answer<Types> {
  return level === "random" ? random : (ask) => e.sensible(ask);
}

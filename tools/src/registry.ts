import { random, sensibleBang, sensibleColt, type Answer, type Ask } from "@trestle/bots";
import { bang } from "@trestle/bang";
import { en as bangText } from "@trestle/bang/text/en";
import { colt } from "@trestle/colt";
import { en as coltText } from "@trestle/colt/text/en";
import type { Game, GameText, Names, Types } from "@trestle/kernel";
import { aboutBang, describeBang, drawBang } from "./play/bang.ts";
import { wholeBang } from "./prove/bang.ts";
import { describeColt, drawColt } from "./play/colt.ts";
import type { Ink } from "./lib/ink.ts";
import { bangPictures, type Picture } from "./rulebook/gallery.ts";

/** What the tools know of a game: its engine, its words, its company, and how a terminal shows it. */
export interface Entry<T extends Types = Types> {
  game: Game<T>;
  text: GameText<T>;
  /** Seats at a table where nobody said otherwise. */
  seats: number;
  /** What a person is called who gave no name: a real one where the game's sentences are about players. */
  you: string;
  sensible(ask: Ask<T>): Answer<T>;
  /** Iterations that make the sensible player answer at once. */
  iterations: number;
  draw(view: T["view"], names: Names, ink: Ink): string[];
  /** The table in sentences, for reading aloud. */
  describe(view: T["view"], names: Names): string[];
  /** What the piece behind a key does, where there is more to say than its name. */
  about(key: string): string | null;
  /** Where a story has its chapters: somebody who only watches sees the table drawn anew when this changes. */
  chapter(view: T["view"]): number;
  /** How many random games its proof plays, and what must be whole after every move of them. */
  games: number;
  whole(s: T["state"]): void;
  /** Cards and the like, with what they do, for the rulebook. */
  gallery: readonly Picture[];
}

function entry<T extends Types>(e: Entry<T>): Entry {
  return e;
}

export const GAMES: readonly Entry[] = [
  entry({
    game: colt,
    text: coltText,
    seats: 5,
    you: "You",
    sensible: sensibleColt,
    iterations: 24,
    draw: drawColt,
    describe: describeColt,
    about: () => null,
    chapter: (view) => view.round,
    games: 200_000,
    whole: () => undefined,
    gallery: [],
  }),
  entry({
    game: bang,
    text: bangText,
    seats: 5,
    you: "Tex",
    sensible: sensibleBang,
    iterations: 1,
    draw: drawBang,
    describe: describeBang,
    about: aboutBang,
    chapter: (view) => view.turn.seat,
    games: 100_000,
    whole: wholeBang,
    gallery: bangPictures,
  }),
];

export function findGame(id: string): Entry | null {
  return GAMES.find((e) => e.game.id === id) ?? null;
}

export { random };

import { bangPlayer, coltPlayer, makeHeistPlayer, random, type Line, type Player } from "@trestle/bots";
import { lines as bangLines } from "@trestle/bots/text/en/bang";
import { lines as coltLines } from "@trestle/bots/text/en/colt";
import { lines as heistLines } from "@trestle/bots/text/en/heist";
import { bang } from "@trestle/bang";
import { en as bangText, gallery as bangGallery } from "@trestle/bang/text/en";
import { gallery as italianGallery, it as bangItalian } from "@trestle/bang/text/it";
import { colt } from "@trestle/colt";
import { en as coltText } from "@trestle/colt/text/en";
import { it as coltItalian } from "@trestle/colt/text/it";
import { isEditionFault, makeHeist, ours, parseEdition, type Edition } from "@trestle/heist";
import { makeText as makeHeistText } from "@trestle/heist/text/en";
import { makeText as makeHeistItalian } from "@trestle/heist/text/it";
import type { Game, GameText, LogHeader, Names, Types } from "@trestle/kernel";
import { aboutBang, describeBang, drawBang } from "./play/bang.ts";
import { wholeBang } from "./prove/bang.ts";
import { describeColt, drawColt } from "./play/colt.ts";
import { describeHeist, drawHeist } from "./play/heist.ts";
import type { Ink } from "./lib/ink.ts";
import { auditHeist } from "./prove/heist-audit.ts";
import { bangPictures, heistPictures, type Picture } from "./rulebook/gallery.ts";

type Lines = Readonly<Record<string, (data: Line["data"], names: Names) => string>>;

/** What the tools know of a game: its engine, its words, its company, and how a terminal shows it. */
export interface Entry<T extends Types = Types> {
  game: Game<T>;
  text: GameText<T>;
  /** Seats at a table where nobody said otherwise. */
  seats: number;
  /** What a person is called who gave no name: a real one where the game's sentences are about players. */
  you: string;
  player: Player<T>;
  /** What its bots' reasons say, by their keys. */
  lines: Lines;
  draw(view: T["view"], names: Names, ink: Ink): string[];
  /** The table in sentences, for reading aloud. */
  describe(view: T["view"], names: Names): string[];
  /** What the piece behind a key does, where there is more to say than its name. */
  about(key: string): string | null;
  /** Where a story has its chapters: somebody who only watches sees the table drawn anew when this changes. */
  chapter(view: T["view"]): number;
  /** Cards and the like, with what they do, for the rulebook. */
  gallery: readonly Picture[];
  /** Its words in Italian, as far as they exist. */
  italian: { text: GameText<T>; gallery: readonly Picture[] } | null;
  /** What logs say of the components: null for a game that has but one set of them. */
  edition: LogHeader["edition"];
  /** The same game with the components of a file; only where a game has editions. */
  withEdition?(raw: unknown): Entry | EditionFault;
  /** The role of each seat as far as a view shows it; only where roles are hidden. */
  roles?(view: T["view"]): (string | null)[];
  /** How many random games its proof plays. */
  games: number;
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
    you: "You",
    player: makeHeistPlayer(edition),
    lines: heistLines,
    draw: drawHeist(edition),
    describe: describeHeist(edition),
    about: () => null,
    chapter: (view) => view.turn,
    gallery: heistPictures(edition, "en"),
    italian: { text: makeHeistItalian(edition), gallery: heistPictures(edition, "it") },
    games: 50_000,
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
    you: "You",
    player: coltPlayer,
    lines: coltLines,
    draw: drawColt,
    describe: describeColt,
    about: () => null,
    chapter: (view) => view.round,
    gallery: [],
    italian: { text: coltItalian, gallery: [] },
    edition: null,
    games: 200_000,
  }),
  entry({
    game: bang,
    text: bangText,
    seats: 5,
    you: "Tex",
    player: bangPlayer,
    lines: bangLines,
    draw: drawBang,
    describe: describeBang,
    about: aboutBang,
    roles: (view) => view.players.map((p) => p.role),
    chapter: (view) => view.turn.seat,
    gallery: bangPictures(bangGallery),
    italian: { text: bangItalian, gallery: bangPictures(italianGallery) },
    edition: null,
    games: 100_000,
    audit: () => ({ fault: (s) => wholeBang(s) }),
  }),
  heistWith(ours),
];

export function findGame(id: string): Entry | null {
  return GAMES.find((e) => e.game.id === id) ?? null;
}

export { random };

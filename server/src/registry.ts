import { bangCompany, coltCompany, makeHeistPlayer, type Company } from "@trestle/bots";
import { bang } from "@trestle/bang";
import { en as bangText } from "@trestle/bang/text/en";
import { colt } from "@trestle/colt";
import { en as coltText } from "@trestle/colt/text/en";
import { isEditionFault, makeHeist, ours, parseEdition, type Edition } from "@trestle/heist";
import { makeText as makeHeistText } from "@trestle/heist/text/en";
import type { AnyGame, Game, GameText, LogHeader, Types } from "@trestle/kernel";

/** What the server knows of a game: its engine, its words, its company. */
export interface Entry<T extends Types = Types> {
  game: Game<T>;
  text: GameText<T>;
  /** Seats of a table where nobody said otherwise. */
  seats: number;
  player: Company<T>;
  /** What logs say of the components: null for a game that has but one set of them. */
  edition: LogHeader["edition"];
  /** The role of each seat as far as a view shows it; only where roles are hidden. */
  roles?(view: T["view"]): (string | null)[];
  /** The same game with the components of a file; only where a game has editions. */
  withEdition?(raw: unknown): Entry | EditionFault;
}

/** What is wrong with a file of components, and where. */
interface EditionFault {
  place: string;
  reason: string;
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
    player: makeHeistPlayer(edition),
    edition: mine ? { hash: game.hash } : { hash: game.hash, file: edition },
    withEdition(raw) {
      const parsed = parseEdition(raw);
      return isEditionFault(parsed) ? parsed : heistWith(parsed);
    },
  });
}

export const GAMES: readonly Entry[] = [
  entry({ game: colt, text: coltText, seats: 5, player: coltCompany, edition: null }),
  entry({
    game: bang,
    text: bangText,
    seats: 5,
    player: bangCompany,
    edition: null,
    roles: (view) => view.players.map((p) => p.role),
  }),
  heistWith(ours),
];

// Tables of another box share what was made of its file.
const boxes = new Map<string, Entry>();
const BOXES_KEPT = 16;

/** The game, with the components that a table was made with. Null: not known here, or its file is broken. */
export function findEntry(id: string, edition: LogHeader["edition"] = null): Entry | null {
  const e = GAMES.find((g) => g.game.id === id) ?? null;
  if (e === null || edition === null || edition.hash === e.edition?.hash) return e;
  const known = boxes.get(`${id} ${edition.hash}`);
  if (known !== undefined) return known;
  const made = edition.file === undefined ? undefined : e.withEdition?.(edition.file);
  if (made === undefined || "reason" in made || made.edition?.hash !== edition.hash) return null;
  if (boxes.size >= BOXES_KEPT) boxes.delete(boxes.keys().next().value!);
  boxes.set(`${id} ${edition.hash}`, made);
  return made;
}

export function findGame(id: string, edition: LogHeader["edition"] = null): AnyGame | null {
  return findEntry(id, edition)?.game ?? null;
}

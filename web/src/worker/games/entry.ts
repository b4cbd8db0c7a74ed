import type { Company } from "@trestle/bots";
import type { Game, LogHeader, Types } from "@trestle/kernel";

/** A game and its company, as a file of its own that is fetched with the first table of the game. */
export interface Entry<T extends Types = Types> {
  game: Game<T>;
  /** Seats of a table where nobody said otherwise. */
  seats: number;
  player: Company<T>;
  /** What logs say of the components: null for a game that has but one set of them. */
  edition: LogHeader["edition"];
  /** Its scene says of pieces that do not fit the picks why they do not, before they are touched. */
  whys?: true;
  /** The role of each seat as far as a view shows it; only where roles are hidden. */
  roles?(view: T["view"]): (string | null)[];
}

/** Forgets the game's own types: whoever holds an entry plays any game. */
export function entry<T extends Types>(e: Entry<T>): Entry {
  return e;
}

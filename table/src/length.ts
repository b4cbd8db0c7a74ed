import type { Match } from "./match.ts";

/** Random games of BANG! have 812 entries at most, and 2,638 where nobody ever shoots on purpose. */
const MOST_ENTRIES = 5_000;
/** So many moves that are played again when a game goes back take as long as one entry that is read from the store. */
const REPLAYED_PER_ENTRY = 100;

/**
 * Whoever opens a stored table has its whole log played again, and people could make it grow without end: by pausing, by
 * going back and forth, by a game in which nobody does anything. Such a game is closed.
 */
export function isTooLong({ n, replayed }: Match): boolean {
  return n + replayed / REPLAYED_PER_ENTRY >= MOST_ENTRIES;
}

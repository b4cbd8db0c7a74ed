/** A list reads this many tables more: moves of the last half minute may have changed their order. */
export const LIST_MARGIN = 100;
/** Tables read for somebody with many secrets, newest first: for each secret at most and at least, in all, at once. */
export const OF_A_HOLDER = { most: 100, least: 10, all: 2_000, read: 400 };

/** The more secrets are asked for, the fewer tables are read for each. */
export function eachOf(holders: number): number {
  const { most, least, all } = OF_A_HOLDER;
  return Math.max(least, Math.min(most, Math.floor(all / Math.max(1, holders))));
}

/** The latest first. */
export function newest<T extends { id: string; updated: number }>(tables: T[], limit: number): T[] {
  return tables.sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1)).slice(0, limit);
}

let table: string | null = null;

/** Remembers the last table, for the way back from rules and settings. */
export function visited(path: string): void {
  if (/^\/[tl]\//.test(path)) table = path;
}

export function lastTable(): string | null {
  return table;
}

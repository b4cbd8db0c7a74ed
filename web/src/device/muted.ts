import { keep, readKept } from "./storage.ts";

const key = (table: string): string => `trestle.muted.${table}`;

/** Names whose lines are not shown at this table, until the tab is closed. */
export function mutedAt(table: string): ReadonlySet<string> {
  const raw = readKept("session", key(table));
  return new Set(Array.isArray(raw) ? raw.filter((name) => typeof name === "string") : []);
}

/** The same with this name muted, or heard again. */
export function turnMuted(table: string, muted: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(muted);
  if (!next.delete(name)) next.add(name);
  keep("session", key(table), [...next]);
  return next;
}

import { writeStored, readStored } from "./storage.ts";

const key = (table: string): string => `trestle.muted.${table}`;

/** Names whose chat is hidden at this table, until the tab is closed. */
export function mutedAt(table: string): ReadonlySet<string> {
  const raw = readStored("session", key(table));
  return new Set(Array.isArray(raw) ? raw.filter((name) => typeof name === "string") : []);
}

/** Mutes or unmutes a name. */
export function toggleMuted(table: string, muted: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(muted);
  if (!next.delete(name)) next.add(name);
  writeStored("session", key(table), [...next]);
  return next;
}

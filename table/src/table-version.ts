import { CHANNELS } from "@trestle/protocol";
import type { Table } from "./table.ts";

/** How far a table has come. */
export interface TableVersion {
  rev: number;
  /** The number of its next line. */
  next: number;
  /** The last line of each channel; 0: none. */
  chat: [number, number, number];
}

/** All that is staged included. */
export function versionOf({ match, record, chat, rev }: Table): TableVersion {
  const last = CHANNELS.map((channel) => chat.findLast((line) => line.channel === channel)?.id ?? 0);
  const next = match === null ? 0 : match.n + (record.phase === "over" ? 2 : 1);
  return { rev, next, chat: [last[0] ?? 0, last[1] ?? 0, last[2] ?? 0] };
}

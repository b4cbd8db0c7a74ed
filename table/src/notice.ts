import type { Seat } from "@trestle/kernel";
import type { Notify, Reach } from "@trestle/protocol";
import type { Env } from "./games.ts";
import type { Record as TableRecord } from "./record.ts";
import type { Table } from "./table.ts";

/** Somebody who is waited for and does not look. */
export interface Awaited {
  seat: Seat;
  name: string;
  /** The decision that is owed. */
  d: number;
  reach: readonly Reach[];
  /** Has been told of this turn. */
  told: boolean;
}

/** Devices a seat can have. */
const DEVICES = 5;

export function reachOut(record: TableRecord, { seat, to }: Notify): void {
  const s = record.seats[seat];
  if (s?.kind !== "person") return;
  const others = to === null ? [] : (s.reach ?? []).filter(({ endpoint }) => endpoint !== to.endpoint);
  s.reach = to === null ? [] : [...others, to].slice(-DEVICES);
}

/** Persons who owe a decision and do not look, one line a seat: their oldest one. */
export function awaited(table: Table, env: Env): Awaited[] {
  const { record, match } = table;
  if (match === null || record.phase !== "playing" || record.paused) return [];
  const all: Awaited[] = [];
  for (const d of match.game.pending(match.state)) {
    const s = record.seats[d.seat]!;
    if (d.free || s.kind !== "person" || all.some(({ seat }) => seat === d.seat)) continue;
    if (table.here(d.seat, env)) continue;
    all.push({ seat: d.seat, name: s.name, d: d.id, reach: s.reach ?? [], told: (s.told ?? -1) >= d.id });
  }
  return all;
}

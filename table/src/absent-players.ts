import type { Seat } from "@trestle/kernel";
import type { NotifyFrame, PushSubscriptionInfo } from "@trestle/protocol";
import type { Env } from "./games.ts";
import type { TableRecord } from "./record.ts";
import type { Table } from "./table.ts";

/** Somebody who is waited for and does not look. */
export interface AbsentPlayer {
  seat: Seat;
  name: string;
  /** The decision that is owed. */
  d: number;
  subscriptions: readonly PushSubscriptionInfo[];
  /** Has been told of this turn. */
  notified: boolean;
}

/** Devices a seat can have. */
const DEVICES = 5;

export function savePushSubscription(record: TableRecord, { seat, to }: NotifyFrame): void {
  const s = record.seats[seat];
  if (s?.kind !== "person") return;
  const others = to === null ? [] : (s.reach ?? []).filter(({ endpoint }) => endpoint !== to.endpoint);
  s.reach = to === null ? [] : [...others, to].slice(-DEVICES);
}

/** Persons who owe a decision and do not look, one line a seat: their oldest one. */
export function absentPlayers(table: Table, env: Env): AbsentPlayer[] {
  const { record, match } = table;
  if (match === null || record.phase !== "playing" || record.paused) return [];
  const all: AbsentPlayer[] = [];
  for (const d of match.game.pending(match.state)) {
    const s = record.seats[d.seat]!;
    if (d.free || s.kind !== "person" || all.some(({ seat }) => seat === d.seat)) continue;
    if (table.here(d.seat, env)) continue;
    all.push({ seat: d.seat, name: s.name, d: d.id, subscriptions: s.reach ?? [], notified: (s.told ?? -1) >= d.id });
  }
  return all;
}

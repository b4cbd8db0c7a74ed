import type { Seat } from "@trestle/kernel";
import type { OutgoingFrame } from "./batch.ts";
import type { TableRecord } from "./record.ts";

export type ConnectionId = number;

/** A connection: which seats it holds by its secrets, and what it has been sent. */
export interface Connection {
  id: ConnectionId;
  /** Nothing is sent before it has said hello. */
  greeted: boolean;
  seats: Seat[];
  host: boolean;
  account: string | null;
  /** SHA-256 of the secrets it came with or was given here. */
  hashes: string[];
  /** Decisions whose legal moves it has: they are sent once. */
  legal: Set<number>;
  /** What it was last told of the side matters, as text; "": nothing. */
  side: string;
  /** The newest entry that it was told in this moment, once for each of its seats; null: none yet. */
  newest: readonly OutgoingFrame[] | null;
}

export function newConnection(id: ConnectionId, account: string | null): Connection {
  return { id, greeted: false, seats: [], host: false, account, hashes: [], legal: new Set(), side: "", newest: null };
}

/** It proves by a secret or by its claimed name that this seat is its own. */
export function holds({ record }: { record: TableRecord }, connection: Connection, seat: Seat): boolean {
  const s = record.seats[seat];
  if (s?.kind !== "person") return false;
  return (
    s.holders.some((h) => connection.hashes.includes(h)) || (s.account !== null && s.account === connection.account)
  );
}

/** Past so many secrets a connection keeps those alone that still hold something: one a seat, and the host's. */
export const MAX_SECRETS = 24;

/** The secret with this hash holds a seat here, or the host's rights. */
export function isHolder({ host, seats }: TableRecord, hash: string): boolean {
  return hash === host || seats.some((s) => s.kind === "person" && s.holders.includes(hash));
}

export function addHash({ record }: { record: TableRecord }, connection: Connection, hash: string): void {
  if (!connection.hashes.includes(hash)) connection.hashes.push(hash);
  if (connection.hashes.length > MAX_SECRETS)
    connection.hashes = connection.hashes.filter((one) => isHolder(record, one));
}

/** All seats that are held by one of these. */
export function seatsHeld(connections: Iterable<Connection>): Seat[] {
  return [...new Set([...connections].flatMap((connection) => connection.seats))].sort((a, b) => a - b);
}

/** Stands for the host among seats, where processes tell each other who is here: the host may have no seat. */
export const HOST_PRESENT = -1;

/** Seats held by one of these, and the host. */
export function presentAt(connections: Iterable<Connection>): number[] {
  const all = [...connections];
  const seats = seatsHeld(all);
  return all.some((connection) => connection.greeted && connection.host) ? [HOST_PRESENT, ...seats] : seats;
}

/** The seats it sees through; without a seat it watches. */
export function viewpointsOf(connection: Connection): (Seat | null)[] {
  return connection.seats.length > 0 ? connection.seats : [null];
}

/** Seats see their game; others where they may watch, and everybody once it is over. */
export function maySee({ record }: { record: TableRecord }, connection: Connection): boolean {
  return connection.seats.length > 0 || record.watchers || record.phase === "over";
}

import type { Seat } from "@trestle/kernel";
import type { Out } from "./batch.ts";
import type { Record as TableRecord } from "./record.ts";

export type ConnId = number;

/** A connection: which seats it holds by its secrets, and what it has been sent. */
export interface Conn {
  id: ConnId;
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
  newest: readonly Out[] | null;
}

export function newConn(id: ConnId, account: string | null): Conn {
  return { id, greeted: false, seats: [], host: false, account, hashes: [], legal: new Set(), side: "", newest: null };
}

/** It proves by a secret or by its claimed name that this seat is its own. */
export function holds({ record }: { record: TableRecord }, conn: Conn, seat: Seat): boolean {
  const s = record.seats[seat];
  if (s?.kind !== "person") return false;
  return s.holders.some((h) => conn.hashes.includes(h)) || (s.account !== null && s.account === conn.account);
}

/** Past so many secrets a connection keeps those alone that still hold something: one a seat, and the host's. */
export const MOST_SECRETS = 24;

/** The secret with this hash holds a seat here, or the host's rights. */
export function isHolder({ host, seats }: TableRecord, hash: string): boolean {
  return hash === host || seats.some((s) => s.kind === "person" && s.holders.includes(hash));
}

export function addHash({ record }: { record: TableRecord }, conn: Conn, hash: string): void {
  if (!conn.hashes.includes(hash)) conn.hashes.push(hash);
  if (conn.hashes.length > MOST_SECRETS) conn.hashes = conn.hashes.filter((one) => isHolder(record, one));
}

/** All seats that are held by one of these. */
export function seatsHeld(conns: Iterable<Conn>): Seat[] {
  return [...new Set([...conns].flatMap((conn) => conn.seats))].sort((a, b) => a - b);
}

/** The seats it sees through; without a seat it watches. */
export function eyes(conn: Conn): (Seat | null)[] {
  return conn.seats.length > 0 ? conn.seats : [null];
}

/** Seats see their game; others where they may watch, and everybody once it is over. */
export function maySee({ record }: { record: TableRecord }, conn: Conn): boolean {
  return conn.seats.length > 0 || record.watchers || record.phase === "over";
}

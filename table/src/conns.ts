import type { Seat } from "@trestle/kernel";
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
  /** Decisions whose legal moves it has: they are sent once. */
  legal: Set<number>;
  /** What it was last told of the side matters, as text; "": nothing. */
  side: string;
}

export function newConn(id: ConnId, account: string | null): Conn {
  return { id, greeted: false, seats: [], host: false, account, legal: new Set(), side: "" };
}

/** The seats it sees through; without a seat it watches. */
export function eyes(conn: Conn): (Seat | null)[] {
  return conn.seats.length > 0 ? conn.seats : [null];
}

/** Seats see their game; others where they may watch, and everybody once it is over. */
export function maySee({ record }: { record: TableRecord }, conn: Conn): boolean {
  return conn.seats.length > 0 || record.watchers || record.phase === "over";
}

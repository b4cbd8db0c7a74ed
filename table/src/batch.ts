import type { Seat } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import type { ConnectionId } from "./connections.ts";
import type { Op } from "./port.ts";

export interface OutgoingFrame {
  to: ConnectionId;
  frame: ServerFrame;
}
/** Somebody pointed at a piece: those who sit here see it, through whichever process, and it is kept nowhere. */
export interface PiecePing {
  seat: Seat;
  piece: string;
}
/** Commit the ops, together and durably; only then send. Batches go in order, also one without ops. */
export interface Batch {
  ops: Op[];
  frames: OutgoingFrame[];
  ping?: PiecePing;
}

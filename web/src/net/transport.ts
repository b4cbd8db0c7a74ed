import type { ClientFrame, Command, ServerFrame } from "@trestle/protocol";
import type { Refusal } from "@trestle/kernel";

/** Carries frames to a table and back: a socket to a server, or a port of the worker. */
export interface Transport {
  send(frame: ClientFrame): void;
  close(): void;
}

export interface TransportEvents {
  open(): void;
  frame(frame: ServerFrame): void;
  /** The transport has ended. `final`: why connecting again is useless (no such table, other version); null: try again. */
  down(final: Refusal | null): void;
}

export type Connect = (on: TransportEvents) => Transport;

/** A command without its key: the session adds one. */
export type CommandRequest = Command extends infer C ? (C extends { key: string } ? Omit<C, "key"> : never) : never;

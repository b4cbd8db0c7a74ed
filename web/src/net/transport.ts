import type { ClientFrame, Command, ServerFrame } from "@trestle/protocol";
import type { Refusal } from "@trestle/kernel";

/** A table as the page reaches it: a socket to a server, or a port of the worker. Knows nothing of what it carries. */
export interface Line {
  send(frame: ClientFrame): void;
  close(): void;
}

export interface LineEvents {
  open(): void;
  frame(frame: ServerFrame): void;
  /** The line is down; `final` says why it will not come back (no such table, other version), else it is dialled again. */
  down(final: Refusal | null): void;
}

/** Makes a line. A caller that hears `down(null)` dials again after a while. */
export type Dial = (on: LineEvents) => Line;

/** A command without its key: the session gives each one its own. */
export type Wish = Command extends infer C ? (C extends { key: string } ? Omit<C, "key"> : never) : never;

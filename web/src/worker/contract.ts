import type { DealKept } from "../device/deal.ts";
import type { ClientFrame, ServerFrame } from "@trestle/protocol";
import type { Decision, Refusal, Seat } from "@trestle/kernel";
import type { OldDeal } from "../device/table-secrets.ts";
import type { Shown } from "../device/transcript.ts";
import type { Rehearsal } from "@trestle/ui/scene.ts";
import type { Catalogue } from "../net/catalogue.ts";

/** A table of this device, as its lists show it. */
export interface LocalTable {
  table: string;
  code: string;
  game: string;
  phase: "lobby" | "playing" | "over" | "closed";
  seats: { kind: "open" | "person" | "bot"; name: string }[];
  updated: number;
}

export interface LocalWish {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  /** Names of the persons who share this device, in seat order; bots take the other seats. */
  persons: string[];
  level: string;
  temper: string;
  /** May a Legend be asked for advice? Left out: as it is usual for such a table. */
  hints?: boolean;
}

/** What this device has kept of a server's table. */
export interface Evidence extends DealKept {
  /** Of a table that began before lists were frozen. */
  old: OldDeal;
  shown: Shown[];
}

/** The first thing that does not fit, and the line of the log at which it shows. */
export interface DealFault {
  why: "log" | "table" | "rules" | "commitment" | "seat" | "list" | "own" | "shown" | "length";
  line: number;
  /** The last line of several, where no single one can be named. */
  to?: number;
  /** In English, of a log that does not replay. */
  reason?: string;
}

export type DealReport =
  | { ok: false; fault: DealFault }
  | {
      ok: true;
      version: 1 | 2;
      lines: number;
      /** This device's part: in the deal; revealed too late; not its business; null: a table of this device alone. */
      own: "in" | "late" | "absent" | null;
      /** Something was compared with what this device was shown. */
      shown: boolean;
      attempt: number;
      /** Names of those whose part is missing. */
      missing: string[];
    };

/** Calls from the page; each is answered once. */
export interface Calls {
  /** Of these games only (all, if it does not say): each game asked for is fetched, so ask for what is about to be played. */
  catalogue: { ask: { games?: readonly string[] }; answer: Catalogue };
  create: { ask: LocalWish; answer: { table: string } };
  mine: { ask: Record<string, never>; answer: LocalTable[] };
  forget: { ask: { table: string }; answer: boolean };
  /** The log of a finished table, as a file. */
  log: { ask: { table: string }; answer: string };
  /** Plays a finished game again; without evidence it only says whether the log replays. */
  check: { ask: { table: string; log: string; evidence: Evidence | null }; answer: DealReport };
  /** Puts another box of a game on the worker's shelf; false: it is no box of that game. */
  box: { ask: { game: string; file: unknown }; answer: boolean };
  rehearse: {
    ask: {
      game: string;
      /** The hash of the box; null: the game has but one. */
      edition: string | null;
      view: unknown;
      decision: Decision;
      picks: readonly string[];
      worlds: number;
      seed: number;
    };
    answer: Rehearsal;
  };
}
export type CallName = keyof Calls;

export type ToWorker =
  | { t: "call"; id: number; name: CallName; ask: unknown }
  /** Opens a line to a table of this device. */
  | { t: "dial"; line: number; table: string }
  | { t: "frame"; line: number; frame: ClientFrame }
  /** Raises the curtain for one seat of a shared device: only its board reaches the page. null: nobody's. */
  | { t: "curtain"; line: number; seat: Seat | null }
  /** The page has shown everything up to this entry. While nobody but bots is asked, they wait for it. */
  | { t: "shown"; line: number; v: number }
  | { t: "hang-up"; line: number };

export type FromWorker =
  | { t: "answer"; id: number; answer: unknown }
  | { t: "failed"; id: number; refusal: Refusal }
  | { t: "open"; line: number }
  | { t: "frame"; line: number; frame: ServerFrame }
  | { t: "down"; line: number; final: Refusal | null }
  /** Storage of this device fails (private window, full): games go on but are not kept. */
  | { t: "warning"; refusal: Refusal };

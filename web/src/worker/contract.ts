import type { StoredDeal } from "../device/deal.ts";
import type { ClientFrame, ServerFrame } from "@trestle/protocol";
import type { Decision, Refusal, Seat } from "@trestle/kernel";
import type { OldDeal } from "../device/table-secrets.ts";
import type { Transcript } from "../device/transcript.ts";
import type { Rehearsal } from "@trestle/ui/scene.ts";
import type { Catalogue } from "../net/catalogue.ts";

/** A table of this device, for lists. */
export interface LocalTable {
  table: string;
  code: string;
  game: string;
  phase: "lobby" | "playing" | "over" | "closed";
  seats: { kind: "open" | "person" | "bot"; name: string }[];
  updated: number;
}

export interface LocalTableRequest {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  /** Names of the people who share this device, in seat order; bots take the other seats. */
  persons: string[];
  level: string;
  temper: string;
  /** Whether a Legend may be asked for hints. Left out: as usual for such a table. */
  hints?: boolean;
}

/** What this device has kept of a server table. */
export interface Evidence extends StoredDeal {
  /** For tables from before deals had frozen lists. */
  old: OldDeal;
  transcripts: Transcript[];
}

/** The first contradiction, and the line of the log where it shows. */
export interface DealFault {
  why: "log" | "table" | "rules" | "commitment" | "seat" | "list" | "own" | "transcript" | "length";
  line: number;
  /** The last line of a range, where no single line can be named. */
  to?: number;
  /** Why the log does not replay, in English. */
  reason?: string;
}

export type DealReport =
  | { ok: false; fault: DealFault }
  | {
      ok: true;
      version: 1 | 2;
      lines: number;
      /** This device's part is in the deal; came too late; this device had none; null: a table of this device. */
      own: "in" | "late" | "absent" | null;
      /** The log was compared with what this device was shown. */
      compared: boolean;
      attempt: number;
      /** Names of the people whose part is missing. */
      missing: string[];
    };

/** Calls of the page, each with its answer. */
export interface Calls {
  /** Fetches the games it is asked for (all, if `games` is left out), so ask only for what is about to be played. */
  catalogue: { ask: { games?: readonly string[] }; answer: Catalogue };
  create: { ask: LocalTableRequest; answer: { table: string } };
  mine: { ask: Record<string, never>; answer: LocalTable[] };
  forget: { ask: { table: string }; answer: boolean };
  /** The log of a finished table. */
  log: { ask: { table: string }; answer: string };
  /** Replays a finished game; without evidence it only says whether the log replays. */
  check: { ask: { table: string; log: string; evidence: Evidence | null }; answer: DealReport };
  /** Loads another edition of a game; false: the file is no edition of that game. */
  edition: { ask: { game: string; file: unknown }; answer: boolean };
  rehearse: {
    ask: {
      game: string;
      /** The hash of the edition; null: the game has only one. */
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
  /** Opens a connection to a table of this device. */
  | { t: "connect"; connection: number; table: string }
  | { t: "frame"; connection: number; frame: ClientFrame }
  /** On a shared device only this seat's board reaches the page; null: nobody's. */
  | { t: "curtain"; connection: number; seat: Seat | null }
  /** The page has shown everything up to this entry. While only bots are asked, they wait for it. */
  | { t: "shown"; connection: number; v: number }
  | { t: "disconnect"; connection: number };

export type FromWorker =
  | { t: "answer"; id: number; answer: unknown }
  | { t: "failed"; id: number; refusal: Refusal }
  | { t: "open"; connection: number }
  | { t: "frame"; connection: number; frame: ServerFrame }
  | { t: "down"; connection: number; final: Refusal | null }
  /** The storage of this device fails (private window, full disk): games go on but are not kept. */
  | { t: "warning"; refusal: Refusal };

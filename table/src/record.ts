import type { DealList, Seat, Seed, SeatHolder } from "@trestle/kernel";
import type { Bet, Brief, ClockPreset, Notebook, Plan, PushSubscriptionInfo } from "@trestle/protocol";

/** A person or a bot in a seat, or nobody. Secrets are kept as their SHA-256 only. */
export type SeatRecord =
  | { kind: "open" }
  | {
      kind: "person";
      name: string;
      /** SHA-256 of each secret that holds this seat: one a device. */
      holders: string[];
      /** The claimed name behind it, folded; null: a guest. */
      account: string | null;
      ready: boolean;
      /** To this person's part of the deal, made when they got ready; null: not ready. */
      commitment: string | null;
      brief: Brief;
      /** The person who made the table sits here. */
      host: boolean;
      /** A bot plays for it until it is back. */
      minded: boolean;
      /** Devices that want to hear when the seat is waited for; left out: none. */
      reach?: PushSubscriptionInfo[];
      /** The newest decision of which its devices have been told. */
      told?: number;
    }
  | { kind: "bot"; name: string; level: string; temper: string };

/** All of a table that is not the game itself: what the store keeps beside the log. */
export interface TableRecord {
  id: string;
  code: string;
  game: string;
  /** Where a game has editions. The file of components lies elsewhere, once for all tables: `Games.file` has it. */
  edition: { hash: string } | null;
  options: unknown;
  seats: SeatRecord[];
  /** SHA-256 of the host's secret. */
  host: string;
  listed: boolean;
  watchers: boolean;
  clock: ClockPreset;
  /** May a Legend be asked for advice, as the host said? Left out or null: as usual for such a table. */
  hints?: boolean | null;
  /** The same, settled with the first card. */
  hinted?: boolean;
  phase: "lobby" | "playing" | "over" | "closed";
  paused: boolean;
  created: string;
  /** Drawn when the table is made; opened when the game is over. */
  secret: Seed;
  /** The seats' parts of the deal, settled with the first card: who leaves later takes nothing out of it. */
  parts: (Seed | null)[] | null;
  /** Which attempt to start is next or under way, from 1. */
  attempt: number;
  /** The list is frozen, and parts are being revealed since then (wall clock); left out: no start is under way. */
  starting?: { list: DealList; parts: (Seed | null)[]; at: number };
  /** Commitments that may not come again. The newest last. */
  burnt: string[];
  /** When the last seat of a quick table was taken, by the wall clock. */
  full?: number;
  /** The bots' own stream, never the deal's. */
  botSecret: Seed;
  /**
   * Commands outside the log that have been carried out: key → the seat it was for. The newest last. `isSecret`: it gave
   * the seat a secret (`sit`, `rotate`).
   */
  keys: { key: string; seat: Seat | null; isSecret?: true }[];
  rematch: string | null;
  /** When it left for another server; left out: it is here. */
  moved?: string;
  /** Somebody asks everybody to go back. It counts until the next entry: `v` is the last one before it. */
  asking?: { by: Seat; to: number; key: string; waiting: Seat[]; v: number };
  /** For strangers: everybody who sits down is ready, and the game begins as soon as every seat is taken. */
  quick?: true;
  /** What is kept beside the game; left out: nothing yet. */
  side?: SideRecord;
}

export interface SideRecord {
  /** `judged`: whose roles the seat could not know when it sealed the notebook. */
  notebooks: (Notebook & { judged: Seat[] })[];
  bets: Bet[];
  council: { open: boolean; plans: Plan[] };
}

const KEYS_KEPT = 200;

/** Forgets the oldest keys, but none that gave a seat its secret: the answer may be lost, and the seat with it. */
export function forgetKeys({ keys }: TableRecord): void {
  const isNeeded = (k: TableRecord["keys"][number]): boolean =>
    k.isSecret === true && keys.findLast((other) => other.isSecret === true && other.seat === k.seat) === k;
  while (keys.length > KEYS_KEPT)
    keys.splice(
      Math.max(
        0,
        keys.findIndex((k) => !isNeeded(k)),
      ),
      1,
    );
}

/** A record from before deals had a frozen list. People who were ready have to commit first. */
export function upgraded(kept: TableRecord): TableRecord {
  const old: Partial<TableRecord> = kept;
  old.attempt ??= 1;
  old.burnt ??= [];
  if (kept.phase === "lobby")
    for (const s of kept.seats) if (s.kind === "person" && typeof s.commitment !== "string") lacksCommitment(s);
  return kept;
}

function lacksCommitment(s: Extract<SeatRecord, { kind: "person" }>): void {
  s.commitment = null;
  s.ready = false;
}

/** Who sits there, as the log tells it. */
export function holderOf({ seats }: TableRecord, seat: Seat): SeatHolder {
  const s = seats[seat]!;
  if (s.kind === "bot") return { kind: "bot", name: s.name, level: s.level, temper: s.temper };
  return s.kind === "person" ? { kind: "person", name: s.name } : { kind: "open" };
}

import type { Seat, Seed } from "@trestle/kernel";
import type { Bet, Brief, ClockPreset, Notebook, Plan } from "@trestle/protocol";

/** A person or a bot in a seat, or nobody. Secrets are kept as their SHA-256 only. */
export type Sitting =
  | { kind: "open" }
  | {
      kind: "person";
      name: string;
      /** SHA-256 of each secret that holds this seat: one a device. */
      holders: string[];
      /** The claimed name behind it, folded; null: a guest. */
      account: string | null;
      ready: boolean;
      part: Seed;
      brief: Brief;
      /** Whoever made the table sits here. */
      host: boolean;
      /** A bot plays for it until it is back. */
      minded: boolean;
    }
  | { kind: "bot"; name: string; level: string; temper: string };

/** All of a table that is not the game itself: what the store keeps beside the log. */
export interface Record {
  id: string;
  code: string;
  game: string;
  /** The component file where a game has editions and it is not ours. */
  edition: { hash: string; file?: unknown } | null;
  options: unknown;
  seats: Sitting[];
  /** SHA-256 of the host's secret. */
  host: string;
  listed: boolean;
  watchers: boolean;
  clock: ClockPreset;
  phase: "lobby" | "playing" | "over" | "closed";
  paused: boolean;
  created: string;
  /** Drawn when the table is made; opened when the game is over. */
  secret: Seed;
  /** The seats' parts of the deal, settled with the first card: who leaves later takes nothing out of it. */
  parts: (Seed | null)[] | null;
  /** The bots' own stream, never the deal's. */
  botSecret: Seed;
  /** Commands of the lobby that have been carried out: key → the seat it was for. The newest last. */
  keys: { key: string; seat: Seat | null }[];
  rematch: string | null;
  /** For strangers: whoever sits down is ready, and the game begins by itself as soon as every seat is taken. */
  quick?: true;
  /** What is kept beside the game; left out: nothing yet. */
  side?: SideKept;
}

export interface SideKept {
  /** `judged`: whose roles the seat could not know when it sealed the notebook. */
  notebooks: (Notebook & { judged: Seat[] })[];
  bets: Bet[];
  council: { open: boolean; plans: Plan[] };
}

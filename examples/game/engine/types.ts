import type { EventBase, Outcome, Rng, Seat } from "@trestle/kernel";

export interface NightMailTypes {
  config: { nights: number };
  state: State;
  move: Move;
  view: View;
  event: Event;
}

/** Open a mail bag, blow a safe, or jump off. */
export type Move = { t: "bag" } | { t: "safe" } | { t: "jump" };

/** What everybody sees. */
export interface Table {
  nights: number;
  /** 1 on the first night. */
  night: number;
  turn: Seat;
  /** Robbers still to board tonight, the one on the train included. */
  toBoard: number;
  /** What tonight has shown of the guards: the most noise they slept through, and the least that woke them. */
  guards: { slept: number | null; woke: number | null };
  /** What the robber on the train carries, as piece keys: `safe:7`. */
  carried: string[];
  /** The sum of it: gold makes noise. */
  noise: number;
  /** Gold that lies beside the track. */
  track: number;
  players: { gold: number }[];
  /** Questions asked so far. */
  asked: number;
  outcome: Outcome | null;
}

export interface State {
  table: Table;
  /** Noise that the guards sleep through tonight. Nobody knows it. */
  sleep: number;
  rng: Rng;
}

export interface View extends Table {
  me: Seat | null;
}

export type Event = EventBase &
  (
    | { t: "night-began"; night: number; seat: Seat; reveals: true }
    | { t: "opened"; seat: Seat; loot: string; noise: number; reveals: true }
    | { t: "woke"; seat: Seat; lost: number }
    | { t: "jumped"; seat: Seat; gold: number; found: number }
    | { t: "night-ended"; sleep: number; reveals: true }
    | { t: "ended"; winners: Seat[] }
  );

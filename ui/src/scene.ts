import type { ComponentType } from "preact";
import type { Decision, EventBase, GameText, Names, Refusal, Seat, Types } from "@trestle/kernel";
import type { Board, TableInfo } from "@trestle/protocol";
import type { Cue } from "./cues.ts";

/**
 * How a game is drawn: its texts, its picture, its motion. Loaded with the first table of that game. A scene knows no
 * rule: it draws a view, moves pieces by events and lights the keys it is given.
 *
 * `P` is the picture: plain data that the board draws. Each event advances it; after a step it is made anew from the
 * step's view, so that it cannot drift.
 */
export interface Scene<T extends Types = Types, P = unknown> {
  id: string;
  text: GameText<T>;
  /** The engine's own: the piece keys of a move in picking order. */
  slots(move: T["move"]): readonly string[];
  picture(view: T["view"]): P;
  /** The picture after an event, using only what the event says. */
  advance(picture: P, event: T["event"]): P;
  /** Length, sound and place of an event: one function for each type, or one for all. */
  motion: Motions<T["event"], P> | ((event: T["event"], before: P) => Motion);
  /** The short line of the top bar: "Round 3 · reveal 2 of 3 · Doc acts". */
  headline(view: T["view"], picture: P, names: Names): string;
  /** The label of the main button ("Lock plan"). Left out: "Confirm". */
  commit?(
    decision: Decision,
    view: T["view"],
    ready: T["move"] | null,
    names: Names,
    chosen: Pick<SceneContext, "picks" | "lit">,
  ): string;
  /** Decisions whose only answer still has to be picked, so that the question looks the same with one answer or many. */
  mustPick?(decision: Decision): boolean;
  /** Rules that matter for this decision, for the rules tab, which also shows those of recent events. */
  rulesOf?(decision: Decision, view: T["view"]): readonly string[];
  /** Whether all play as one team, so that anybody may ask to go back. Left out: each plays for themselves. */
  cooperative?(options: unknown): boolean;
  /** What a seat can promise in council: keys of its open cards. */
  promises?(view: T["view"], me: Seat): readonly string[];
  /** Hidden roles, for notebooks and bets. Left out: the game has none. */
  roles?: RolesText<T>;
  Board: ComponentType<BoardProps<T, P>>;
  /** My cards and my plan, below the decision line. */
  Hand: ComponentType<HandProps<T, P>>;
  /** The result screen, above the buttons for what comes next. */
  Result: ComponentType<ResultProps<T, P>>;
  screenReader: ScreenReader<T>;
}

interface RolesText<T extends Types = Types> {
  names: Readonly<Record<string, string>>;
  /** Roles that are worth a guess. */
  hidden: readonly string[];
  seen(view: T["view"]): { role: string | null; out: boolean }[];
  Face: ComponentType<{ view: T["view"]; seat: Seat }>;
  Mark: ComponentType<{ role: string }>;
}

export interface Motion {
  /** Length at normal speed. 0: nothing to see, the next event follows at once. */
  ms: number;
  cue: Cue | null;
  /** From left to right, −1 to 1. */
  pan: number;
}
export type Motions<E extends EventBase, P> = {
  [K in E["t"]]: (event: Extract<E, { t: K }>, before: P) => Motion;
};

/** What every part of a scene is given of the table around it. */
export interface SceneContext {
  table: TableInfo;
  names: Names;
  /** The seat that looks; null: a spectator. */
  me: Seat | null;
  /** My decision; null: I am not asked. */
  decision: Decision | null;
  /** Keys that can be picked next. */
  lit: ReadonlySet<string>;
  picks: readonly string[];
  /** Picks a lit key; for any other key it asks why not and shows the answer. */
  touch: (key: string) => void;
  /** Takes back the last pick. */
  unpick: () => void;
  /** Sends the move; null: the picks are not complete. */
  commit: (() => void) | null;
  /** Why the last touched key cannot be picked. */
  whyNot: { key: string; refusal: Refusal; text: string } | null;
  /** Opens the side panel: notebook, Saloon, council. */
  openSide: () => void;
  /** Keys that a log line or another player points at. */
  pointed: ReadonlySet<string>;
  reducedMotion: boolean;
  /** How many milliseconds one second of motion takes: 1000 at normal speed, 0 when skipping. */
  tempo: number;
}

export interface BoardProps<T extends Types, P> extends SceneContext {
  view: T["view"];
  picture: P;
  /** The event that is shown now; its motion lasts `ms`. */
  event: T["event"] | null;
  ms: number;
  /** The rehearsal of my picks; null: there is none. */
  rehearsal: Rehearsal<T> | null;
  width: "wide" | "narrow";
}
export interface HandProps<T extends Types, P> extends SceneContext {
  view: T["view"];
  picture: P;
  board: Board;
  /** What has been shown so far. */
  history: readonly { v: number; events: T["event"][] }[];
}
export interface ResultProps<T extends Types, P> extends SceneContext {
  view: T["view"];
  picture: P;
  /** Everything that happened, for the best moment. */
  history: readonly { v: number; events: T["event"][] }[];
  /** Shows the events of this entry again on the board. */
  replay: (v: number) => void;
}

/** The game for people who do not see the board. */
export interface ScreenReader<T extends Types> {
  /** Rows and columns for arrow keys. Each cell is a sentence and the key it touches (null: text only). */
  grid(view: T["view"], names: Names): { label: string; rows: { label: string; cells: ScreenReaderCell[] }[] };
  /** B: the board in a few sentences. */
  board(view: T["view"], names: Names): string[];
  /** H: my hand. */
  hand(view: T["view"], names: Names): string[];
  /** P: one player. */
  player(view: T["view"], seat: Seat, names: Names): string[];
  /** Keys of the pieces that an event is about, which its log line highlights. */
  keys(event: T["event"]): string[];
}
export interface ScreenReaderCell {
  text: string;
  key: string | null;
}

/** A rehearsal: a plan played out in some worlds that the view allows. Only what all of them share is certain. */
export interface Rehearsal<T extends Types = Types> {
  picks: readonly string[];
  worlds: {
    events: T["event"][];
    view: T["view"];
    /** The legal moves of the same seat, if it is asked again. */
    next?: T["move"][];
  }[];
  /** Why pieces cannot be picked next; only for games that want it. */
  refused?: Readonly<Record<string, Refusal>>;
}

/** The edition of a table, for games that have several: its hash, and how to get the file. */
export interface EditionFile {
  hash: string;
  file: () => Promise<unknown>;
}

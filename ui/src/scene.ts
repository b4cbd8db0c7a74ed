import type { ComponentType } from "preact";
import type { Decision, EventBase, GameText, Names, Refusal, Seat, Types } from "@trestle/kernel";
import type { Board, TableInfo } from "@trestle/protocol";
import type { Cue } from "./cues.ts";

/**
 * What a game brings to the page: its words, its picture, its motion. Loaded when the first table of that game opens.
 * A scene knows no rule. It draws what a view says, moves pieces as events say, and lights the keys it is given.
 *
 * `P` is the picture: what the board draws, plain data. Between two views the picture is carried along event by event;
 * when a step has been shown, it is made anew from the step's view, so that it can never drift from the truth.
 */
export interface Scene<T extends Types = Types, P = unknown> {
  id: string;
  text: GameText<T>;
  /** The game's own: piece keys of a move in picking order. */
  slots(move: T["move"]): readonly string[];
  picture(view: T["view"]): P;
  /** What the event itself says, and no more. */
  advance(picture: P, event: T["event"]): P;
  /** How long an event takes at normal speed, what it sounds like, and from where: one for each type, or one for all. */
  motion: Motions<T["event"], P> | ((event: T["event"], before: P) => Motion);
  /** The short line of the top bar: "Round 3 · reveal 2 of 3 · Doc acts". */
  headline(view: T["view"], picture: P, names: Names): string;
  /** What the one main button says, once the picks are all of a move: "Lock plan". Else a plain "Confirm". */
  commit?(
    decision: Decision,
    view: T["view"],
    ready: T["move"] | null,
    names: Names,
    chosen: Pick<SceneContext, "picks" | "lit">,
  ): string;
  /** Decisions whose only answer still has to be picked, so that the question looks the same with one answer or many. */
  mustPick?(decision: Decision): boolean;
  /** Rules that matter for this decision, for the rules tab; the rules of the last events are shown anyway. */
  rulesOf?(decision: Decision, view: T["view"]): readonly string[];
  /** Whether all play as one team, so that anybody may ask to go back. Left out: each plays for themselves. */
  cooperative?(options: unknown): boolean;
  /** Keys of what a seat can promise to the others in council: its open cards. */
  promises?(view: T["view"], me: Seat): readonly string[];
  /** Hidden roles, for notebooks and bets: their names, and what a view shows of each seat. Left out: none. */
  roles?: RolesText<T>;
  Board: ComponentType<BoardProps<T, P>>;
  /** My cards and my plan, under the decision's sentence. */
  Hand: ComponentType<HandProps<T, P>>;
  /** The end of the game, above Again / With friends. */
  Result: ComponentType<ResultProps<T, P>>;
  screenReader: ScreenReader<T>;
}

interface RolesText<T extends Types = Types> {
  names: Readonly<Record<string, string>>;
  /** Those that are worth a guess. */
  hidden: readonly string[];
  seen(view: T["view"]): { role: string | null; out: boolean }[];
  Face: ComponentType<{ view: T["view"]; seat: Seat }>;
  Mark: ComponentType<{ role: string }>;
}

export interface Motion {
  /** At normal speed. 0: nothing to see, the next event follows at once. */
  ms: number;
  cue: Cue | null;
  /** Place from left to right, −1 to 1. */
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
  /** The decision that is being answered; null: nothing is asked of me. */
  decision: Decision | null;
  /** Keys that can be picked next. */
  lit: ReadonlySet<string>;
  picks: readonly string[];
  /** A lit key is picked; any other asks why not, and the answer is shown and spoken beside it. */
  touch: (key: string) => void;
  /** Takes back the last pick. */
  unpick: () => void;
  /** Answers the decision, once the picks are all of a move. */
  commit: (() => void) | null;
  /** What the touched, unlit key was refused for. */
  whyNot: { key: string; refusal: Refusal; text: string } | null;
  /** Opens what lies beside the game: notebook, Saloon, council. */
  openSide: () => void;
  /** Keys that a log line points at. */
  pointed: ReadonlySet<string>;
  reducedMotion: boolean;
  /** Milliseconds that a motion of one second takes: 1000 at normal speed, 0 when skipping. */
  tempo: number;
}

export interface BoardProps<T extends Types, P> extends SceneContext {
  view: T["view"];
  picture: P;
  /** The event being shown right now; its motion lasts `ms`. */
  event: T["event"] | null;
  ms: number;
  /** The plan acted out by the engine in some possible worlds; null: nothing to rehearse. */
  rehearsal: Rehearsal<T> | null;
  width: "wide" | "narrow";
}
export interface HandProps<T extends Types, P> extends SceneContext {
  view: T["view"];
  picture: P;
  board: Board;
  /** All that has been shown, for what a turn has done so far. */
  history: readonly { v: number; events: T["event"][] }[];
}
export interface ResultProps<T extends Types, P> extends SceneContext {
  view: T["view"];
  picture: P;
  /** All that happened, for the best moment. */
  history: readonly { v: number; events: T["event"][] }[];
  /** Shows these events again on the board, from the picture before them. */
  replay: (v: number) => void;
}

/** The game for people who do not see the board. */
export interface ScreenReader<T extends Types> {
  /** Rows and columns for the arrow keys; each cell a sentence, and the key it touches (null: only to be read). */
  grid(view: T["view"], names: Names): { label: string; rows: { label: string; cells: ScreenReaderCell[] }[] };
  /** B: the whole board in a few sentences. */
  board(view: T["view"], names: Names): string[];
  /** H: my hand. */
  hand(view: T["view"], names: Names): string[];
  /** P: one player. */
  player(view: T["view"], seat: Seat, names: Names): string[];
  /** Piece keys an event is about, for log lines that light their pieces. */
  keys(event: T["event"]): string[];
}
export interface ScreenReaderCell {
  text: string;
  key: string | null;
}

/** A plan acted out in some worlds that the view allows; the page shows as certain only what all of them agree on. */
export interface Rehearsal<T extends Types = Types> {
  picks: readonly string[];
  worlds: {
    events: T["event"][];
    view: T["view"];
    /** What the same seat could answer next, where it is asked again. */
    next?: T["move"][];
  }[];
  /** Pieces that could be tried after the picks, but in vain, and what the engine says to them; only some games ask. */
  refused?: Readonly<Record<string, Refusal>>;
}

/** What a table is played with, where a game has more than one box: the hash, and how to get the file. */
export interface Components {
  hash: string;
  file: () => Promise<unknown>;
}

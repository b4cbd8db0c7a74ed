import type { By, DealList, Decision, EventBase, ReasonLine, Refusal, Seat, Seed } from "@trestle/kernel";
import type { SideCommand, SideView } from "./side.ts";
import type { HintsFrame, ReasonFrame, AdviceCommand } from "./thought.ts";

/** Raised when a frame changes in a way that an older page would misread. */
export const PROTOCOL = 2;
/** Frames from clients are small; larger ones are refused. */
export const MAX_CLIENT_FRAME = 16 * 1024;

/**
 * Every command carries a key of the client's own making. It is kept with what it did, so that a command sent again
 * (after a lost connection, after a restart) gets the first answer and happens once.
 */
export interface KeyedCommand {
  key: string;
}

export const CHANNELS = ["table", "out", "watch"] as const;
/** Everybody at the table; those who are out of the game, among themselves; watchers, among themselves. */
export type Channel = (typeof CHANNELS)[number];

export const CLOCKS = ["off", "relaxed", "normal", "blitz", "days"] as const;
export type ClockPreset = (typeof CLOCKS)[number];

/** How an absent person's seat is played. */
export const BRIEFS = ["safe", "bold", "hold"] as const;
export type Brief = (typeof BRIEFS)[number];

// ——— from a client ———

/** First frame on every connection. The secrets say which seats it holds; it may hold none. */
export interface HelloFrame {
  t: "hello";
  protocol: number;
  secrets: string[];
  /** Send all events so far with the `sync`. */
  history: boolean;
}
/**
 * Takes a seat (null: the first open one). Its secret is the client's own: 128 random bits that hold the seat from then
 * on. The server keeps only their hash, so a command sent again proves by it that it is the same sender's.
 */
export interface SitFrame extends KeyedCommand {
  t: "sit";
  seat: Seat | null;
  name: string;
  secret: string;
}
/** Ready for these options, with a commitment to this person's part of the deal; null with `ready: false`. */
export interface ReadyFrame extends KeyedCommand {
  t: "ready";
  seat: Seat;
  ready: boolean;
  /** The attempt to start that the commitment was made for: `table.attempt`. */
  attempt: number;
  commitment: string | null;
}
/** Reveals the part that the seat committed to, once the list is frozen. */
export interface PartFrame extends KeyedCommand {
  t: "part";
  seat: Seat;
  attempt: number;
  part: Seed;
}
/** Before the start the seat is open again; in a game a bot takes it over for good. */
export interface LeaveFrame extends KeyedCommand {
  t: "leave";
  seat: Seat;
}
export interface MoveFrame extends KeyedCommand {
  t: "move";
  seat: Seat;
  d: number;
  move: unknown;
}
/** Why can I not pick this? `picks` are piece keys in picking order. */
export interface WhyFrame extends KeyedCommand {
  t: "why";
  seat: Seat;
  d: number;
  picks: readonly string[];
}
export interface UndoFrame extends KeyedCommand {
  t: "undo";
  seat: Seat;
}
/** Co-operative games: back to after entry `to`, if everybody agrees. */
export interface TakeBackFrame extends KeyedCommand {
  t: "take-back";
  seat: Seat;
  to: number;
}
export interface AgreeFrame extends KeyedCommand {
  t: "agree";
  seat: Seat;
  yes: boolean;
}
export interface SayFrame extends KeyedCommand {
  t: "say";
  seat: Seat | null;
  channel: Channel;
  text: string;
}
export interface MindFrame extends KeyedCommand {
  t: "mind";
  seat: Seat;
  brief: Brief;
}
/** Where a browser can be reached when its page is closed: a push service's address and the browser's keys. */
export interface PushSubscriptionInfo {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/** This device wants to hear when the seat is waited for; null: no device of the seat any more. */
export interface NotifyFrame extends KeyedCommand {
  t: "notify";
  seat: Seat;
  to: PushSubscriptionInfo | null;
}
/** A new secret for the seat, of the client's own making; the old ones are worth nothing from then on. */
export interface RotateFrame extends KeyedCommand {
  t: "rotate";
  seat: Seat;
  secret: string;
}
/** The host's: options, clock and number of seats, before the start. */
export interface ArrangeFrame extends KeyedCommand {
  t: "arrange";
  options: unknown;
  seats: number;
  clock: ClockPreset;
  /** May a Legend be asked for advice? null: as it is usual for such a table; left out: as it was. */
  hints?: boolean | null | undefined;
}
/** The host's: a bot in an open seat, or instead of the person or bot there. */
export interface SeatBotFrame extends KeyedCommand {
  t: "seat-bot";
  seat: Seat;
  level: string;
  temper: string;
}
/** The host's: an open seat instead of a bot or a person, before the start. */
export interface FreeFrame extends KeyedCommand {
  t: "free";
  seat: Seat;
}
/** The host's: freezes the list of commitments. The game begins when all parts are revealed. */
export interface StartFrame extends KeyedCommand {
  t: "start";
}
/** The host's: deal without the parts that are missing. */
export interface GoOnFrame extends KeyedCommand {
  t: "go-on";
}
/** The host's: back to the lobby. Every part is burnt, and the next start is another attempt. */
export interface BreakOffFrame extends KeyedCommand {
  t: "break-off";
}
export interface PauseFrame extends KeyedCommand {
  t: "pause";
  on: boolean;
}
export interface CloseFrame extends KeyedCommand {
  t: "close";
}
export interface RematchFrame extends KeyedCommand {
  t: "rematch";
}
/** How the game stood after entry `v`, to the seat (null: to a watcher). Changes nothing. */
export interface LookFrame extends KeyedCommand {
  t: "look";
  seat: Seat | null;
  v: number;
}
export interface PingFrame extends KeyedCommand {
  t: "ping";
}
export type Command =
  | SitFrame
  | ReadyFrame
  | PartFrame
  | LeaveFrame
  | MoveFrame
  | WhyFrame
  | UndoFrame
  | TakeBackFrame
  | AgreeFrame
  | SayFrame
  | MindFrame
  | NotifyFrame
  | RotateFrame
  | ArrangeFrame
  | SeatBotFrame
  | FreeFrame
  | StartFrame
  | GoOnFrame
  | BreakOffFrame
  | PauseFrame
  | CloseFrame
  | RematchFrame
  | LookFrame
  | PingFrame
  | SideCommand
  | AdviceCommand;
export type ClientFrame = HelloFrame | Command;

// ——— from the server ———

export interface SeatInfo {
  seat: Seat;
  kind: "open" | "person" | "bot";
  name: string;
  /** Bots only. */
  level: string | null;
  temper: string | null;
  ready: boolean;
  /** A connection holds the seat at this moment. Bots are always here. */
  here: boolean;
  /** A bot plays for the absent person. */
  minded: boolean;
  host: boolean;
}

export interface ClockInfo {
  seat: Seat;
  /** Milliseconds of play time left for the decision, bank included; null: no clock. */
  left: number | null;
  /** Runs at this moment. */
  running: boolean;
}

export interface PendingStart {
  /** Store it on the device before you reveal your part. */
  list: DealList;
  /** Seats that have committed and not yet revealed. */
  missing: Seat[];
  /** Milliseconds until the start goes on without them; null: it waits for the host's word. */
  goesOn: number | null;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rulesVersion: number;
  edition: string | null;
  options: unknown;
  phase: "lobby" | "playing" | "over" | "closed";
  seats: SeatInfo[];
  clock: ClockPreset;
  clocks: ClockInfo[];
  paused: boolean;
  /** A Legend may be asked for advice. */
  hints: boolean;
  /** The server's commitment to its secrets, from when the table was made. */
  commitment: string;
  /** The attempt to start that is next or under way. A start that is broken off counts. */
  attempt: number;
  /** The list is frozen and parts are being revealed; null: not at this moment. */
  starting: PendingStart | null;
  /** Opened when the game is over, so that everybody can check the deal. */
  opened: { secret: Seed; botSecret: Seed; parts: (Seed | null)[] } | null;
  /** Where the players have gone on to. */
  rematch: string | null;
}

/** What one seat (null: a watcher) is shown. `legal` is there only where that seat may answer. */
export interface Board {
  seat: Seat | null;
  view: unknown;
  pending: readonly Decision[];
  legal: { d: number; moves: unknown[] }[];
  /** What the seat may take back now: the entry it would return to; null: nothing. */
  undo: number | null;
}

export interface ChatLine {
  id: number;
  channel: Channel;
  name: string;
  seat: Seat | null;
  text: string;
  at: number;
}

/** Everything, on joining or after a gap. `v` counts log entries. */
export interface SyncFrame {
  t: "sync";
  v: number;
  table: TableInfo;
  /** Seats this connection holds, and whether it has the host's rights. */
  you: { seats: Seat[]; host: boolean };
  boards: Board[];
  chat: ChatLine[];
  /**
   * The last entry before the clock or a bot began to play for the first of one's seats; null: nobody did since its own
   * last move. What came after it in the history is the recap.
   */
  away: number | null;
  /** Events so far as the first of one's seats (or a watcher) was told them; empty unless asked for. */
  history: { v: number; by: { seat: Seat; by: By } | null; events: EventBase[]; say?: ReasonLine }[];
}
/** One entry of the log, told to one seat. */
export interface StepFrame {
  t: "step";
  v: number;
  /** Whose move it was, and who made it; null: no move. */
  by: { seat: Seat; by: By } | null;
  events: EventBase[];
  board: Board;
  clocks: ClockInfo[];
  /** What the bot whose move it was says to all. */
  say?: ReasonLine;
}
/** One entry of the log, told to one seat, that others followed at once: the board comes with the step of the last. */
export interface PassedFrame {
  t: "passed";
  v: number;
  seat: Seat | null;
  by: StepFrame["by"];
  events: EventBase[];
  say?: ReasonLine;
}
/** The table itself has changed: who sits, is here, is ready; phase, options, pause. */
export interface AboutFrame {
  t: "about";
  v: number;
  table: TableInfo;
  you: { seats: Seat[]; host: boolean };
}
/** The command with this key counts and is on disk. */
export interface DoneFrame {
  t: "done";
  key: string;
  v: number;
}
export interface RefusedFrame {
  t: "refused";
  key: string;
  d: number | null;
  rule: string;
  data: Refusal["data"];
}
/** The answer to `why`: null, nothing speaks against it. */
export interface BecauseFrame {
  t: "because";
  key: string;
  d: number;
  picks: readonly string[];
  refusal: Refusal | null;
}
/** The answer to `look`: the board of that moment, with nothing to answer. */
export interface SeenFrame {
  t: "seen";
  key: string;
  v: number;
  board: Board;
}
/** The secret that came with the command holds this seat now. To its sender alone. */
export interface SeatedFrame {
  t: "seated";
  key: string;
  seat: Seat;
}
export interface SaidFrame {
  t: "said";
  line: ChatLine;
}
/** Somebody asks to go back; each other person answers with `agree`. */
export interface AskedFrame {
  t: "asked";
  by: Seat;
  to: number;
  waiting: Seat[];
}
export interface PongFrame {
  t: "pong";
  key: string;
}
/** All that this connection may know of what is kept beside the game; sent after a `sync` and when it has changed. */
export interface SideFrame extends SideView {
  t: "side";
}
/** Somebody points at a piece. */
export interface PingedFrame {
  t: "pinged";
  seat: Seat;
  piece: string;
}
/** The frame was not one: what is wrong with it. The connection may be closed after it. */
export interface FaultFrame {
  t: "fault";
  rule: string;
  data: Refusal["data"];
}

export type ServerFrame =
  | SyncFrame
  | StepFrame
  | PassedFrame
  | AboutFrame
  | DoneFrame
  | RefusedFrame
  | BecauseFrame
  | SeenFrame
  | SeatedFrame
  | SaidFrame
  | AskedFrame
  | PongFrame
  | SideFrame
  | PingedFrame
  | ReasonFrame
  | HintsFrame
  | FaultFrame;

import type { StoreApi } from "zustand/vanilla";
import type { Scene, Rehearsal } from "@trestle/ui/scene.ts";
import type { AskedFrame, Board, ChatLine, Channel, PingedFrame, SideView, TableInfo } from "@trestle/protocol";
import type { Decision, Refusal, Seat } from "@trestle/kernel";
import type { CommandRequest } from "../net/transport.ts";
import type { Answer } from "../net/session.ts";
import type { Now } from "../stage/director.ts";
import type { RevealRefusal } from "@trestle/protocol/deal-memory";
import type { ShownEntry } from "../device/transcript-hash.ts";

/** All that a screen may show of one table. Only the table client writes it. */
export interface TableState {
  connection: "joining" | "live" | "down" | "gone";
  gone: Refusal | null;
  /** Played on this device alone, in the worker. */
  local: boolean;
  /** The game's words and pictures; null until they are loaded. */
  scene: Scene | null;
  info: TableInfo | null;
  you: { seats: Seat[]; host: boolean };
  /** Why this device withholds its part of the deal while the start waits for it; null: it does not. */
  withheld: RevealRefusal | null;
  /** The seat whose board is shown; null: a spectator, or the curtain is down. */
  me: Seat | null;
  /** The newest board; `now` may still be catching up. */
  board: Board | null;
  now: Now | null;
  /** The decision I can answer: the first I owe, else a free one. */
  decision: Decision | null;
  legal: readonly unknown[];
  picks: readonly string[];
  lit: ReadonlySet<string>;
  /** The move that the picks complete; null: something is missing. */
  ready: unknown;
  /** A command of mine is not answered yet. */
  sending: boolean;
  whyNot: { key: string; refusal: Refusal; text: string } | null;
  /** Refusal of the last command, until it is dismissed. */
  refused: { refusal: Refusal; text: string } | null;
  history: readonly ShownEntry[];
  chat: readonly ChatLine[];
  /** Names whose chat is hidden. */
  muted: ReadonlySet<string>;
  /** Somebody asks to take moves back. */
  asked: AskedFrame | null;
  /** Notebooks, bets and plans, as far as this viewer may see them. */
  side: SideView;
  /** The last piece that somebody pointed at. */
  pinged: PingedFrame | null;
  /** While I was away entries after this one were played for me; null: none, or read. */
  recap: number | null;
  /** How many events happened while the connection was down; 0: none, or read. */
  missed: number;
  /** Looking back at the board after this entry while the game goes on; null: at the newest. */
  looking: number | null;
  pointed: ReadonlySet<string>;
  rehearsal: Rehearsal | null;
  /** On a shared device: the seat that takes it next. The page holds no secrets until then. */
  curtain: Seat | null;
}

/** Nothing beside the game, or nothing that this viewer may see. */
export const NO_SIDE: SideView = { notebooks: [], bets: null, scores: null, council: null };

/** Before the first frame. */
export const BLANK: Omit<TableState, "local" | "muted"> = {
  connection: "joining",
  gone: null,
  scene: null,
  info: null,
  you: { seats: [], host: false },
  withheld: null,
  me: null,
  board: null,
  now: null,
  decision: null,
  legal: [],
  picks: [],
  lit: new Set(),
  ready: null,
  sending: false,
  whyNot: null,
  refused: null,
  history: [],
  chat: [],
  asked: null,
  side: NO_SIDE,
  pinged: null,
  recap: null,
  missed: 0,
  looking: null,
  pointed: new Set(),
  rehearsal: null,
  curtain: null,
};

export interface TableActions {
  touch: (key: string) => void;
  unpick: () => void;
  commit: () => void;
  /** Sends a command; resolves with the refusal, or null if it was accepted. Refusals are shown. */
  send: (request: CommandRequest) => Promise<Refusal | null>;
  /** Sends a question and resolves with its whole answer. The caller shows a refusal. */
  ask: (request: CommandRequest) => Promise<Answer>;
  sit: (seat: Seat | null, name: string) => Promise<Refusal | null>;
  /** Accepts the present options, with a commitment to a fresh part of the deal. */
  ready: (seat: Seat, say: { on: boolean }) => Promise<Refusal | null>;
  /** Replaces the seat's secret: other devices that knew the old one lose the seat. */
  newSecret: (seat: Seat) => Promise<Refusal | null>;
  undo: () => Promise<Refusal | null>;
  say: (channel: Channel, text: string) => Promise<Refusal | null>;
  mute: (name: string) => void;
  /** Shows the board after an earlier entry; null: back to now. */
  look: (v: number | null) => void;
  /** Shows the events of one entry again. */
  replay: (v: number) => void;
  /** Finishes the current motion. */
  hurry: () => void;
  /** Jumps to the newest view. */
  skip: () => void;
  point: (keys: readonly string[]) => void;
  dismiss: (what: "refused" | "recap" | "missed" | "whyNot") => void;
  /** Raises the curtain of a shared device for this seat. */
  raise: (seat: Seat) => void;
  /** Closes the table in this page; the seat stays ours. */
  close: () => void;
}

export interface TableHandle {
  id: string;
  store: StoreApi<TableState>;
  /** Throws until `state.scene` is there. */
  readonly scene: Scene;
  do: TableActions;
}

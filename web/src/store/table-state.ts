import type { StoreApi } from "zustand/vanilla";
import type { Scene, Rehearsal } from "@trestle/ui/scene.ts";
import type { AskedFrame, Board, ChatLine, Channel, PingedFrame, SideView, TableInfo } from "@trestle/protocol";
import type { By, Decision, EventBase, ReasonLine, Refusal, Seat } from "@trestle/kernel";
import type { Wish } from "../net/transport.ts";
import type { Answer } from "../net/session.ts";
import type { Now } from "../stage/director.ts";
import type { RevealRefusal } from "@trestle/protocol/deal-memory";

/** One entry of the log as this viewer was told it. */
export interface Told {
  v: number;
  by: { seat: Seat; by: By } | null;
  events: EventBase[];
  /** What the bot said to all. */
  say?: ReasonLine;
}

/** All a screen may show of one table. The page's only truth about it; frames go in, nobody else writes. */
export interface TableState {
  line: "joining" | "live" | "down" | "gone";
  gone: Refusal | null;
  /** Played on this device alone, in the worker. */
  local: boolean;
  /** The game's words and pictures; null until they are loaded. */
  scene: Scene | null;
  info: TableInfo | null;
  you: { seats: Seat[]; host: boolean };
  /** Why this device keeps its part of the deal to itself while the start waits for it; null: it does not. */
  withheld: RevealRefusal | null;
  /** The seat whose eyes these are; null: a watcher, or a curtain that is down. */
  me: Seat | null;
  /** The newest board; `now` may still be on the way to it. */
  board: Board | null;
  now: Now | null;
  /** What I can answer: the first owed decision of mine, else a free one. */
  decision: Decision | null;
  legal: readonly unknown[];
  picks: readonly string[];
  lit: ReadonlySet<string>;
  /** The move the picks are all of. */
  ready: unknown;
  /** A command of mine is on its way. */
  sending: boolean;
  whyNot: { key: string; refusal: Refusal; text: string } | null;
  /** The last refusal of a command, to be shown and spoken; null: none, or dismissed. */
  refused: { refusal: Refusal; text: string } | null;
  history: readonly Told[];
  chat: readonly ChatLine[];
  /** Names whose lines are not shown. */
  muted: ReadonlySet<string>;
  /** Somebody asks to go back. */
  asked: AskedFrame | null;
  /** Notebooks, bets and plans, as far as these eyes may know them. */
  side: SideView;
  /** Who pointed at which piece last. */
  pinged: PingedFrame | null;
  /** What was played for me while I was away: entries after this one; null: nothing, or read. */
  recap: number | null;
  /** How many events happened while the line was down; 0: none, or read. */
  missed: number;
  /** Looking back at the table after this entry, while the game goes on; null: at the newest. */
  looking: number | null;
  pointed: ReadonlySet<string>;
  rehearsal: Rehearsal | null;
  /** A shared device: it is to be handed to this seat; nothing secret is in the page until it is taken. */
  curtain: Seat | null;
}

export interface TableActions {
  touch: (key: string) => void;
  unpick: () => void;
  commit: () => void;
  /** Any command; resolves with the refusal, or null when it counts. */
  wish: (wish: Wish) => Promise<Refusal | null>;
  /** A question, with the whole answer; a refusal is the asker's to show. */
  ask: (wish: Wish) => Promise<Answer>;
  sit: (seat: Seat | null, name: string) => Promise<Refusal | null>;
  /** Ready for the options as they are, with a commitment to a fresh part of the deal. */
  ready: (seat: Seat, say: { on: boolean }) => Promise<Refusal | null>;
  /** A new secret for the seat: whoever held it by the old one loses it. */
  newSecret: (seat: Seat) => Promise<Refusal | null>;
  undo: () => Promise<Refusal | null>;
  say: (channel: Channel, text: string) => Promise<Refusal | null>;
  mute: (name: string) => void;
  /** Shows the table after an earlier entry; null: back to now. */
  look: (v: number | null) => void;
  /** Shows one entry's events again, from the picture before them. */
  replay: (v: number) => void;
  /** Tap: finishes the motion under way. Double tap: jumps to the newest view. */
  hurry: () => void;
  skip: () => void;
  point: (keys: readonly string[]) => void;
  dismiss: (what: "refused" | "recap" | "missed" | "whyNot") => void;
  /** The curtain of a shared device. */
  raise: (seat: Seat) => void;
  /** Leaves the page's table; the seat stays. */
  close: () => void;
}

export interface TableHandle {
  id: string;
  store: StoreApi<TableState>;
  /** Throws until `state.scene` is there. */
  readonly scene: Scene;
  do: TableActions;
}

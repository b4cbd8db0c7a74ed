import type {
  AboutFrame,
  AskedFrame,
  Board,
  ChatLine,
  DoneFrame,
  PassedFrame,
  ServerFrame,
  SideView,
  StepFrame,
  SyncFrame,
  TableInfo,
} from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import { historyOf, withStep } from "./history.ts";
import { NO_SIDE } from "./table-state.ts";
import type { ShownEntry } from "../device/transcript-hash.ts";

/** The table as the frames describe it: plain data, before anything is picked or shown. */
export interface ReceivedTable {
  v: number;
  info: TableInfo | null;
  you: { seats: Seat[]; host: boolean };
  boards: ReadonlyMap<Seat | null, Board>;
  /** The entry that each board belongs to: a connection with several seats gets every entry once per seat. */
  entryOf: ReadonlyMap<Seat | null, number>;
  /** Legal moves by decision; each list is sent once. */
  legal: ReadonlyMap<number, readonly unknown[]>;
  history: readonly ShownEntry[];
  chat: readonly ChatLine[];
  asked: AskedFrame | null;
  away: number | null;
  side: SideView;
}

export const NOTHING_RECEIVED: ReceivedTable = {
  v: 0,
  info: null,
  you: { seats: [], host: false },
  boards: new Map(),
  entryOf: new Map(),
  legal: new Map(),
  history: [],
  chat: [],
  asked: null,
  away: null,
  side: NO_SIDE,
};

/** What a frame changed. `gap`: an earlier frame was missed, so we must resync. `old`: nothing new. */
export type FrameEffect = "sync" | "step" | "passed" | "about" | "chat" | "asked" | "side" | "old" | "gap";

export function takeFrame(
  received: ReceivedTable,
  frame: ServerFrame,
): { received: ReceivedTable; effect: FrameEffect } {
  switch (frame.t) {
    case "sync":
      return { received: takeSync(frame), effect: "sync" };
    case "step":
      return takeStep(received, frame, frame.board.seat);
    case "passed":
      return takeStep(received, frame, frame.seat);
    case "about":
      return takeAbout(received, frame);
    case "done":
      return { received, effect: missed(received, frame) ? "gap" : "old" };
    case "said":
      return takeLine(received, frame.line);
    case "asked":
      return { received: { ...received, asked: frame.waiting.length === 0 ? null : frame }, effect: "asked" };
    case "side": {
      const { notebooks, bets, scores, council } = frame;
      return { received: { ...received, side: { notebooks, bets, scores, council } }, effect: "side" };
    }
    default:
      return { received, effect: "old" };
  }
}

function takeSync(frame: SyncFrame): ReceivedTable {
  const { v, table, you, boards, chat, away } = frame;
  return {
    v,
    info: table,
    you,
    boards: new Map(boards.map((b) => [b.seat, b])),
    entryOf: new Map(boards.map((b) => [b.seat, v])),
    legal: new Map(boards.flatMap((b) => b.legal.map(({ d, moves }) => [d, moves] as const))),
    history: historyOf(frame),
    chat,
    asked: null,
    away,
    side: NO_SIDE,
  };
}

function takeStep(
  before: ReceivedTable,
  frame: StepFrame | PassedFrame,
  seat: Seat | null,
): { received: ReceivedTable; effect: FrameEffect } {
  const { v } = frame;
  const last = before.entryOf.get(seat);
  if (before.info === null) return { received: before, effect: "gap" };
  if (v < before.v || (last !== undefined && v <= last)) return { received: before, effect: "old" };
  if (v > (last ?? before.v) + 1) return { received: before, effect: "gap" };
  const entryOf = new Map(before.entryOf).set(seat, v);
  const received = { ...before, v, entryOf, history: withStep(before.history, frame), asked: null };
  if (frame.t === "passed") return { received, effect: "passed" };
  const { board, clocks } = frame;
  const asked = board.pending.map((d) => d.id);
  const legal = [...received.legal, ...board.legal.map(({ d, moves }) => [d, moves] as const)];
  return {
    received: {
      ...received,
      info: { ...before.info, clocks },
      boards: new Map(received.boards).set(seat, board),
      legal: new Map(legal.filter(([d]) => asked.includes(d))),
    },
    effect: "step",
  };
}

function takeAbout(received: ReceivedTable, frame: AboutFrame): { received: ReceivedTable; effect: FrameEffect } {
  if (frame.v < received.v) return { received, effect: "old" };
  // A finished game is open to all: spectators who could not watch so far now get its boards.
  const opened = frame.table.phase === "over" && received.boards.size === 0;
  if (received.info === null || opened || missed(received, frame)) return { received, effect: "gap" };
  const boards = new Map([...received.boards].filter(([seat]) => isMine(seat, frame.you.seats)));
  if (boards.size === 0 && received.boards.size > 0) return { received, effect: "gap" };
  return { received: { ...received, info: frame.table, you: frame.you, boards }, effect: "about" };
}

/** The board of a lost seat goes. */
function isMine(seat: Seat | null, mine: readonly Seat[]): boolean {
  return seat === null ? mine.length === 0 : mine.includes(seat);
}

/** Everybody who may see an entry gets it before any other frame that refers to it. */
function missed(received: ReceivedTable, { v }: AboutFrame | DoneFrame): boolean {
  return received.boards.size > 0 && v > received.v;
}

function takeLine(received: ReceivedTable, line: ChatLine): { received: ReceivedTable; effect: FrameEffect } {
  if (received.chat.some((l) => l.id === line.id)) return { received, effect: "old" };
  return { received: { ...received, chat: [...received.chat, line] }, effect: "chat" };
}

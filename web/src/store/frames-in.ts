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
import type { Told } from "./table-state.ts";

/** The table as frames have told it: plain data, before anything is chosen or shown. */
export interface Core {
  v: number;
  info: TableInfo | null;
  you: { seats: Seat[]; host: boolean };
  boards: ReadonlyMap<Seat | null, Board>;
  /** The entry each board is of: a connection with several seats is told each entry once a seat. */
  told: ReadonlyMap<Seat | null, number>;
  /** Legal moves by decision; each list comes once. */
  legal: ReadonlyMap<number, readonly unknown[]>;
  history: readonly Told[];
  chat: readonly ChatLine[];
  asked: AskedFrame | null;
  away: number | null;
  side: SideView;
}

/** Nothing beside the game, or nothing that these eyes may know. */
export const NO_SIDE: SideView = { notebooks: [], bets: null, scores: null, council: null };

export const EMPTY: Core = {
  v: 0,
  info: null,
  you: { seats: [], host: false },
  boards: new Map(),
  told: new Map(),
  legal: new Map(),
  history: [],
  chat: [],
  asked: null,
  away: null,
  side: NO_SIDE,
};

/** `gap`: something was missed, and everything has to be asked for anew. `old`: known already. */
export type News = "sync" | "step" | "passed" | "about" | "chat" | "asked" | "side" | "old" | "gap";

export function takeFrame(core: Core, frame: ServerFrame): { core: Core; news: News } {
  switch (frame.t) {
    case "sync":
      return { core: takeSync(frame), news: "sync" };
    case "step":
      return takeStep(core, frame, frame.board.seat);
    case "passed":
      return takeStep(core, frame, frame.seat);
    case "about":
      return takeAbout(core, frame);
    case "done":
      return { core, news: missed(core, frame) ? "gap" : "old" };
    case "said":
      return takeLine(core, frame.line);
    case "asked":
      return { core: { ...core, asked: frame.waiting.length === 0 ? null : frame }, news: "asked" };
    case "side": {
      const { notebooks, bets, scores, council } = frame;
      return { core: { ...core, side: { notebooks, bets, scores, council } }, news: "side" };
    }
    default:
      return { core, news: "old" };
  }
}

function takeSync(frame: SyncFrame): Core {
  const { v, table, you, boards, chat, away } = frame;
  return {
    v,
    info: table,
    you,
    boards: new Map(boards.map((b) => [b.seat, b])),
    told: new Map(boards.map((b) => [b.seat, v])),
    legal: new Map(boards.flatMap((b) => b.legal.map(({ d, moves }) => [d, moves] as const))),
    history: historyOf(frame),
    chat,
    asked: null,
    away,
    side: NO_SIDE,
  };
}

function takeStep(before: Core, frame: StepFrame | PassedFrame, seat: Seat | null): { core: Core; news: News } {
  const { v } = frame;
  const last = before.told.get(seat);
  if (before.info === null) return { core: before, news: "gap" };
  if (v < before.v || (last !== undefined && v <= last)) return { core: before, news: "old" };
  if (v > (last ?? before.v) + 1) return { core: before, news: "gap" };
  const told = new Map(before.told).set(seat, v);
  const core = { ...before, v, told, history: withStep(before.history, frame), asked: null };
  if (frame.t === "passed") return { core, news: "passed" };
  const { board, clocks } = frame;
  const asked = board.pending.map((d) => d.id);
  const legal = [...core.legal, ...board.legal.map(({ d, moves }) => [d, moves] as const)];
  return {
    core: {
      ...core,
      info: { ...before.info, clocks },
      boards: new Map(core.boards).set(seat, board),
      legal: new Map(legal.filter(([d]) => asked.includes(d))),
    },
    news: "step",
  };
}

function takeAbout(core: Core, frame: AboutFrame): { core: Core; news: News } {
  if (frame.v < core.v) return { core, news: "old" };
  // Once a game is over everybody may see it; who could not watch so far is shown it now.
  const opened = frame.table.phase === "over" && core.boards.size === 0;
  if (core.info === null || opened || missed(core, frame)) return { core, news: "gap" };
  const boards = new Map([...core.boards].filter(([seat]) => isMine(seat, frame.you.seats)));
  if (boards.size === 0 && core.boards.size > 0) return { core, news: "gap" };
  return { core: { ...core, info: frame.table, you: frame.you, boards }, news: "about" };
}

/** A seat that was lost is shown no more. */
function isMine(seat: Seat | null, mine: readonly Seat[]): boolean {
  return seat === null ? mine.length === 0 : mine.includes(seat);
}

/** Entries come before whatever else is told of them, to everybody who may see them. */
function missed(core: Core, { v }: AboutFrame | DoneFrame): boolean {
  return core.boards.size > 0 && v > core.v;
}

function takeLine(core: Core, line: ChatLine): { core: Core; news: News } {
  if (core.chat.some((l) => l.id === line.id)) return { core, news: "old" };
  return { core: { ...core, chat: [...core.chat, line] }, news: "chat" };
}

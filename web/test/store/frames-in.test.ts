import { describe, expect, it } from "vitest";
import type { Board, ServerFrame, StepFrame, SyncFrame } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import { NOTHING_RECEIVED, takeFrame, type ReceivedTable, type FrameEffect } from "../../src/store/frames-in.ts";
import { eventsAfter } from "../../src/store/history.ts";
import { SYNC } from "../net/fake-transport.ts";

function board(seat: Seat | null, more: Partial<Board> = {}): Board {
  return { seat, view: { v: 0 }, pending: [], legal: [], undo: null, ...more };
}
function sync(v: number, boards: Board[], more: Partial<SyncFrame> = {}): SyncFrame {
  const seats = boards.flatMap((b) => (b.seat === null ? [] : [b.seat]));
  return { ...SYNC, v, table: { ...SYNC.table, phase: "playing" }, boards, you: { seats, host: false }, ...more };
}
function step(v: number, seat: Seat | null, more: Partial<Board> = {}, events: StepFrame["events"] = []): StepFrame {
  return { t: "step", v, by: { seat: 1, by: "bot" }, events, board: board(seat, more), clocks: [] };
}
function take(
  frames: ServerFrame[],
  received: ReceivedTable = NOTHING_RECEIVED,
): { received: ReceivedTable; effect: FrameEffect[] } {
  const effect: FrameEffect[] = [];
  for (const frame of frames) {
    const taken = takeFrame(received, frame);
    received = taken.received;
    effect.push(taken.effect);
  }
  return { received, effect };
}
const shot = { t: "shot", rule: "COLT-FIRE-4" };

describe("frames in", () => {
  it("take steps in order, each once", () => {
    const { received, effect } = take([sync(3, [board(0)]), step(4, 0), step(4, 0), step(5, 0), step(4, 0)]);
    expect(effect).toEqual(["sync", "step", "old", "step", "old"]);
    expect(received.v).toBe(5);
    expect(received.history.map((h) => h.v)).toEqual([4, 5]);
  });

  it("take what came before the board with the step behind it", () => {
    const passed = (v: number, seat: Seat): ServerFrame => ({ t: "passed", v, seat, by: null, events: [shot] });
    const told = take([sync(3, [board(0)]), passed(4, 0), passed(4, 0), passed(5, 0)]);
    expect(told.effect).toEqual(["sync", "passed", "old", "passed"]);
    expect(told.received.boards).toEqual(take([sync(3, [board(0)])]).received.boards);
    const { received, effect } = take(
      [step(6, 0, { view: { v: 6 } }, [shot]), { t: "done", key: "k", v: 5 }],
      told.received,
    );
    expect(effect).toEqual(["step", "old"]);
    expect(received.history.map((h) => h.v)).toEqual([4, 5, 6]);
    expect(received.boards.get(0)!.view).toEqual({ v: 6 });
    expect(take([sync(3, [board(0)]), passed(5, 0)]).effect.at(-1)).toBe("gap");
    expect(take([sync(3, [board(0), board(1)]), passed(4, 0), step(5, 0), step(5, 1)]).effect.at(-1)).toBe("gap");
  });

  it("take what is beside the game as it was told last, and forget it with a new sync", () => {
    const side = { notebooks: [], bets: [], scores: null, council: null };
    const told = take([sync(3, [board(0)]), { t: "side", ...side }]);
    expect(told.effect).toEqual(["sync", "side"]);
    expect(told.received.side).toEqual(side);
    expect(take([sync(3, [board(0)])], told.received).received.side).toEqual({ ...side, bets: null });
  });

  it("notice what is missing", () => {
    expect(take([sync(3, [board(0)]), step(5, 0)]).effect).toEqual(["sync", "gap"]);
    expect(take([step(1, 0)]).effect).toEqual(["gap"]);
    const about: ServerFrame = { t: "about", v: 4, table: SYNC.table, you: { seats: [0], host: false } };
    expect(take([sync(3, [board(0)]), about]).effect).toEqual(["sync", "gap"]);
    expect(take([sync(3, [board(0)]), { t: "done", key: "k", v: 4 }]).effect).toEqual(["sync", "gap"]);
    expect(take([sync(3, [board(0)]), step(4, 0), { t: "done", key: "k", v: 4 }]).effect.at(-1)).toBe("old");
  });

  it("notice what is missing for one of several seats", () => {
    const both = sync(3, [board(0), board(1)]);
    expect(take([both, step(4, 0), step(4, 1), step(5, 0), step(5, 1)]).effect.slice(1)).toEqual(Array(4).fill("step"));
    expect(take([both, step(4, 0), step(5, 0), step(5, 1)]).effect.at(-1)).toBe("gap");
  });

  it("miss nothing where there is nothing to see, until the game is over", () => {
    const about = (v: number, phase: "playing" | "over"): ServerFrame => ({
      t: "about",
      v,
      table: { ...SYNC.table, phase },
      you: { seats: [], host: false },
    });
    expect(take([sync(3, []), about(7, "playing"), about(9, "over")]).effect).toEqual(["sync", "about", "gap"]);
  });

  it("keep legal moves by decision until it is no longer asked", () => {
    const d = { id: 1, seat: 0, kind: "plan", as: 0, free: false };
    const first = sync(3, [board(0, { pending: [d], legal: [{ d: 1, moves: ["a", "b"] }] })]);
    const later = take([first, step(4, 0, { pending: [d] })]).received;
    expect(later.legal.get(1)).toEqual(["a", "b"]);
    const next = { ...d, id: 2 };
    const { legal } = take([step(5, 0, { pending: [next], legal: [{ d: 2, moves: ["c"] }] })], later).received;
    expect([...legal]).toEqual([[2, ["c"]]]);
  });

  it("take the whole table anew with every sync, also an older one", () => {
    const { received } = take([sync(9, [board(0)]), step(10, 0, {}, [shot]), sync(4, [board(0)])]);
    expect([received.v, received.history]).toEqual([4, []]);
  });

  it("show a lost seat's board no more", () => {
    const about: ServerFrame = { t: "about", v: 4, table: SYNC.table, you: { seats: [], host: false } };
    const { received, effect } = take([sync(3, [board(0)]), step(4, null), about]);
    expect(effect.at(-1)).toBe("about");
    expect([...received.boards.keys()]).toEqual([null]);
    expect(take([sync(3, [board(0)]), { ...about, v: 3 }]).effect.at(-1)).toBe("gap");
  });

  it("say a line of talk once, and forget a question that is settled", () => {
    const line = { id: 1, channel: "table", name: "Ann", seat: 0, text: "hi", at: 1 } as const;
    const { received } = take([sync(3, [board(0)]), { t: "said", line }, { t: "said", line }]);
    expect(received.chat).toEqual([line]);
    const asked: ServerFrame = { t: "asked", by: 1, to: 2, waiting: [0] };
    expect(take([asked], received).received.asked).toEqual(asked);
    expect(take([asked, { t: "asked", by: 1, to: 2, waiting: [] }], received).received.asked).toBeNull();
    expect(take([asked, step(4, 0)], received).received.asked).toBeNull();
  });
});

describe("the story", () => {
  const back = (v: number, to: number): StepFrame => {
    const undone = { t: "undone", rule: "TABLE-UNDO-1", seat: 0, to };
    return { ...step(v, 0, {}, [undone]), by: null };
  };

  it("forgets what was taken back, and earlier steps back with it", () => {
    const { received } = take([sync(0, [board(0)]), step(1, 0, {}, [shot]), step(2, 0, {}, [shot]), back(3, 1)]);
    expect(received.history.map((h) => h.v)).toEqual([1, 3]);
    const { received: again } = take([step(4, 0, {}, [shot]), back(5, 1)], received);
    expect(again.history.map((h) => h.v)).toEqual([1, 5]);
  });

  it("leaves out entries in which nothing happened to the game", () => {
    const { received } = take([sync(0, [board(0)]), { ...step(1, 0), by: null }]);
    expect([received.v, received.history]).toEqual([1, []]);
  });

  it("tells what came after an entry, unless it was turned back", () => {
    const { received } = take([sync(0, [board(0)]), step(1, 0, {}, [shot]), step(2, 0, {}, [shot, shot])]);
    expect(eventsAfter(received.history, 1)).toHaveLength(2);
    expect(eventsAfter(take([back(3, 1)], received).received.history, 1)).toBeNull();
  });
});

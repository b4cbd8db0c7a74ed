import { describe, expect, it } from "vitest";
import type { Board, TableInfo } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import { viewpointOf, nextHolder } from "../../src/store/viewpoint.ts";
import { NOTHING_RECEIVED, type ReceivedTable } from "../../src/store/frames-in.ts";
import { SYNC } from "../net/fake-transport.ts";

const owed = (...seats: Seat[]): Board["pending"] =>
  seats.map((seat, i) => ({ id: i + 1, seat, kind: "plan", as: seat, free: false }));
const board = (seat: Seat | null, pending: Board["pending"]): Board => ({
  seat,
  view: {},
  pending,
  legal: [],
  undo: null,
});
const received = (...boards: Board[]): ReceivedTable => ({
  ...NOTHING_RECEIVED,
  boards: new Map(boards.map((b) => [b.seat, b])),
});

function info(kinds: string, phase: TableInfo["phase"] = "playing"): TableInfo {
  const seats = kinds.split("").map((k, seat) => ({
    seat,
    kind: k === "p" ? ("person" as const) : ("bot" as const),
    name: k,
    level: null,
    temper: null,
    ready: true,
    here: true,
    minded: false,
    host: false,
  }));
  return { ...SYNC.table, phase, seats };
}

describe("the viewpoint", () => {
  it("are the first seat's that is asked, and stay while it is", () => {
    const both = received(board(0, owed(0, 1)), board(1, owed(0, 1)));
    expect(viewpointOf(both, null)).toBe(0);
    expect(viewpointOf(both, 1)).toBe(1);
    const other = received(board(0, owed(1)), board(1, owed(1)));
    expect(viewpointOf(other, 0)).toBe(1);
    expect(viewpointOf(received(board(0, []), board(1, [])), 1)).toBe(1);
  });

  it("are a watcher's without a seat, and a seat's own before the game", () => {
    expect(viewpointOf(received(board(null, owed(0))), null)).toBeNull();
    expect(viewpointOf(received(board(null, [])), 2)).toBeNull();
    expect(viewpointOf({ ...NOTHING_RECEIVED, you: { seats: [2], host: false } }, null)).toBe(2);
  });
});

describe("who takes the device next", () => {
  it("is nobody while its holder is asked, or only bots are", () => {
    expect(nextHolder(info("ppb"), board(0, owed(0, 1)), 0)).toBeNull();
    expect(nextHolder(info("ppb"), board(0, owed(2)), 0)).toBeNull();
  });
  it("is the next one round the table who is asked", () => {
    expect(nextHolder(info("pbpp"), board(2, owed(0, 3)), 2)).toBe(3);
    expect(nextHolder(info("pbpp"), board(3, owed(0, 2)), 3)).toBe(0);
    expect(nextHolder(info("pbpp"), board(null, owed(2, 3)), null)).toBe(2);
  });
  it("is nobody where one plays alone, and at the end", () => {
    expect(nextHolder(info("pbb"), board(null, owed(0)), null)).toBeNull();
    expect(nextHolder(info("pp", "over"), board(0, []), 0)).toBeNull();
  });
});

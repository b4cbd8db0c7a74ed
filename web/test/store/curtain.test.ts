import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, ServerFrame, TableInfo } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import { FakeTransports, SYNC } from "../net/fake-transport.ts";
import { openIn, type Opened } from "./open.ts";

const person = (seat: Seat) => ({
  seat,
  kind: "person" as const,
  name: `P${seat}`,
  level: null,
  temper: null,
  ready: true,
  here: true,
  minded: false,
  host: false,
});
const info: TableInfo = { ...SYNC.table, phase: "playing", seats: [person(0), person(1)] };
const owed = (...seats: Seat[]): Board["pending"] =>
  seats.map((seat) => ({ id: seat + 1, seat, kind: "plan", as: seat, free: false }));

function sync(v: number, seat: Seat | null, pending: Board["pending"]): ServerFrame {
  const board = { seat, view: { secretOf: seat }, pending, legal: [], undo: null };
  const events = [{ t: "planned", rule: "COLT-SCHEME-2", secretOf: seat }];
  return {
    ...SYNC,
    v,
    table: info,
    you: { seats: seat === null ? [] : [seat], host: true },
    boards: [board],
    history: [{ v, by: null, events }],
  };
}

let lines: FakeTransports;
let page: Opened;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20);

beforeEach(async () => {
  vi.useFakeTimers();
  lines = new FakeTransports();
  page = openIn(lines.connect, { local: true });
  lines.last.on.open();
  lines.tell(sync(2, null, owed(0, 1)));
  await settle();
});
afterEach(() => {
  page.handle.do.close();
  vi.useRealTimers();
});

describe("a shared device", () => {
  it("is to be taken by the first who is asked", () => {
    expect(page.state()).toMatchObject({ curtain: 0, me: null, decision: null });
    expect(page.curtains).toEqual([]);
  });

  it("shows a seat's board when it is taken, and hides it when another is asked", async () => {
    page.handle.do.raise(0);
    expect(page.curtains).toEqual([0]);
    expect(page.state().curtain).toBe(0);
    lines.tell(sync(2, 0, owed(0, 1)));
    await settle();
    expect(page.state()).toMatchObject({ curtain: null, me: 0, decision: { seat: 0 } });
    lines.tell({
      t: "step",
      v: 3,
      by: { seat: 0, by: "person" },
      events: [{ t: "planned", rule: "COLT-SCHEME-2" }],
      board: { seat: 0, view: { secretOf: 0 }, pending: owed(1), legal: [], undo: null },
      clocks: [],
    });
    expect(page.curtains).toEqual([0, null]);
    expect(page.state().curtain).toBe(1);
    lines.tell(sync(3, null, owed(1)));
    await settle();
    expect(page.state()).toMatchObject({ curtain: 1, me: null });
    // Nothing of the first seat is left in the page.
    const { scene: _scene, ...rest } = page.state();
    expect(JSON.stringify(rest)).not.toContain('"secretOf":0');
  });

  it("waits until what happened has been seen", async () => {
    page.handle.do.raise(0);
    lines.tell(sync(2, 0, owed(0, 1)));
    await settle();
    page.stage().slow = true;
    lines.tell({
      t: "step",
      v: 3,
      by: { seat: 0, by: "person" },
      events: [{ t: "shot", rule: "COLT-FIRE-4" }],
      board: { seat: 0, view: {}, pending: owed(1), legal: [], undo: null },
      clocks: [],
    });
    expect(page.curtains).toEqual([0]);
    page.handle.do.skip();
    expect(page.curtains).toEqual([0, null]);
  });

  it("stays with its holder while they are asked again", async () => {
    page.handle.do.raise(0);
    lines.tell(sync(2, 0, owed(0, 1)));
    await settle();
    expect(page.curtains).toEqual([0]);
    lines.tell(sync(4, 0, owed(1, 0)));
    expect(page.curtains).toEqual([0]);
  });

  it("is told again whose it is when the line was lost", async () => {
    page.handle.do.raise(0);
    lines.tell(sync(2, 0, owed(0, 1)));
    await settle();
    lines.down();
    await vi.advanceTimersByTimeAsync(400);
    lines.last.on.open();
    lines.tell(sync(2, null, owed(0, 1)));
    expect(page.curtains).toEqual([0, 0]);
  });
});

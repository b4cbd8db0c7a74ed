import { describe, expect, it } from "vitest";
import {
  dealSeed,
  hashOf,
  isLogFault,
  readLog,
  replayEntries,
  replayLog,
  sha256Text,
  writeLog,
  type Entry,
  type Log,
} from "../src/index.ts";
import { DEAL, closedWith, pebbles, recorded } from "./pebbles.ts";

const full = recorded().close();
const copy = (log: Log): Log => JSON.parse(JSON.stringify(log));
/** Changed, sealed anew and read back, so that only the replay can object. */
function replayed(change: (log: Log) => void, from: Log = full) {
  const log = copy(from);
  change(log);
  const back = readLog(writeLog(log));
  if (isLogFault(back)) throw new Error(`line ${back.line}: ${back.reason}`);
  return replayLog(pebbles, back, null);
}
const moveAt = (log: Log, n: number) => {
  const entry = log.entries[n - 1];
  if (entry?.t !== "move") throw new Error(`entry ${n} is no move`);
  return entry;
};

describe("replayLog", () => {
  it("comes to the same position and outcome, with listeners and without", () => {
    expect(full.entries.length).toBeGreaterThan(100);
    const quiet = replayLog(pebbles, full, null);
    const told: (number | null)[] = [];
    const loud = replayLog(pebbles, full, (entry, events) => {
      expect(events).toHaveLength(1);
      told.push(entry?.n ?? null);
    });
    expect(loud).toEqual(quiet);
    expect(quiet).toMatchObject({ hash: full.end?.hash, outcome: full.end?.outcome, moves: full.entries.length - 2 });
    expect(told).toEqual([null, ...full.entries.slice(2).map((e) => e.n)]);
  });

  it("stands on a hash at every fiftieth entry", () => {
    expect(full.entries.filter((e) => e.hash !== undefined).map((e) => e.n)).toEqual([50, 100]);
  });

  it("replays a game that was left unfinished", () => {
    expect(replayLog(pebbles, recorded(5).close(), null)).toMatchObject({ outcome: null, moves: 5 });
  });

  it("does not begin while the deal is sealed", () => {
    expect(replayLog(pebbles, recorded(3).log, null)).toMatchObject({
      line: 6,
      reason: expect.stringContaining("still sealed"),
    });
  });
});

describe("replay names what is wrong", () => {
  it("in the first line", () => {
    expect(replayed((l) => (l.header.game = "chess"))).toEqual({
      line: 1,
      reason: "this is a log of chess, not of pebbles",
    });
    expect(replayed((l) => (l.header.rulesVersion = 3))).toMatchObject({
      line: 1,
      reason: expect.stringContaining("rules version 3"),
    });
    expect(replayed((l) => (l.header.rulesVersion = 0))).toMatchObject({
      line: 1,
      reason: expect.stringContaining("rules version 0"),
    });
    expect(replayed((l) => (l.header.config = { most: 9 }))).toMatchObject({
      line: 1,
      reason: expect.stringContaining("KERNEL-OPT-3"),
    });
    const five = replayed((l) => {
      l.header.seats = 5;
      l.end!.parts = [null, null, null, null, null];
    });
    expect(five).toEqual({ line: 1, reason: "5 seats, but 2 to 4 can play" });
  });

  it("in a move", () => {
    expect(replayed((l) => (moveAt(l, 5).move = { take: 4 }))).toEqual({
      line: 6,
      reason: "the move is not legal here (PEB-TAKE-1)",
    });
    expect(replayed((l) => (moveAt(l, 5).move = "three"))).toEqual({ line: 6, reason: "the move cannot be read" });
    expect(replayed((l) => (moveAt(l, 5).d = 99))).toEqual({ line: 6, reason: "seat 0 owes no decision 99 here" });
    expect(replayed((l) => (moveAt(l, 5).seat = 1))).toEqual({ line: 6, reason: "seat 1 owes no decision 3 here" });
  });

  it("in a hash, at the first one after the change", () => {
    const other = { line: 51, reason: "the position after this entry is another one than its hash says" };
    expect(replayed((l) => (moveAt(l, 10).move = { take: 1 }))).toEqual(other);
    expect(replayed((l) => (moveAt(l, 50).hash = sha256Text("x")))).toEqual(other);
  });

  it("in the last line", () => {
    const last = full.entries.length + 2;
    expect(replayed((l) => (l.end!.hash = sha256Text("x")))).toEqual({
      line: last,
      reason: "the game does not end in the position of this hash",
    });
    expect(replayed((l) => (l.end!.outcome!.winners = [1 - l.end!.outcome!.winners[0]!]))).toEqual({
      line: last,
      reason: "the game has another outcome",
    });
    expect(replayed((l) => (l.end!.outcome = null))).toMatchObject({ line: last });
  });

  it("in the deal: another table or another part of a seat", () => {
    const short = recorded(5).close();
    expect(replayed((l) => (l.header.table = "table-2"), short)).toMatchObject({ line: short.entries.length + 2 });
    expect(replayed((l) => (l.end!.parts = [sha256Text("mine"), null]), short)).toMatchObject({ line: 9 });
  });
});

describe("undo", () => {
  const back = (n: number, to: number): Entry => ({ n, t: "undo", at: 9999, seat: 0, to });

  it("takes back every move after the entry it goes to", () => {
    const log = closedWith(6, (n) => [back(n, 5)], 3);
    expect(replayLog(pebbles, log, null)).toMatchObject({ moves: 3, hash: log.end?.hash });
  });

  it("goes back to the deal", () => {
    expect(
      replayLog(
        pebbles,
        closedWith(6, (n) => [back(n, 0)], 0),
        null,
      ),
    ).toMatchObject({ moves: 0 });
  });

  it("is not undone by a later one, and the game goes on from there", () => {
    const again: Entry = { n: 10, t: "move", at: 10_000, d: 4, seat: 1, by: "bot", key: "k", move: { take: 1 } };
    const log = closedWith(6, (n) => [back(n, 5), again, back(11, 9)], 3);
    expect(replayLog(pebbles, log, null)).toMatchObject({ moves: 3 });
  });

  it("tells its listener each move once", () => {
    const told: (number | null)[] = [];
    const log = closedWith(6, (n) => [back(n, 5)], 3);
    replayLog(pebbles, log, (entry) => told.push(entry?.n ?? null));
    expect(told).toEqual([null, 3, 4, 5, 6, 7, 8]);
  });

  it("must lead to the position its hash says", () => {
    const log = closedWith(6, (n) => [{ ...back(n, 5), hash: sha256Text("x") }], 3);
    expect(replayLog(pebbles, log, null)).toMatchObject({ line: 10, reason: expect.stringContaining("another one") });
  });
});

describe("replayEntries", () => {
  it("replays an open log with the seed given, and another seed leads elsewhere", () => {
    const { log, state } = recorded(8);
    const seed = dealSeed(DEAL.secret, DEAL.table, [null, null]);
    expect(replayEntries(pebbles, log, seed, null)).toMatchObject({ state, hash: hashOf(pebbles.facts(state)) });
    const other = replayEntries(pebbles, log, sha256Text("other"), null);
    expect(isLogFault(other) || other.hash !== hashOf(pebbles.facts(state))).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import {
  DEAL_LABEL,
  hashOf,
  isLogFault,
  judgeLog,
  owed,
  partCommitment,
  readLog,
  replayLog,
  seedOf,
  serverCommitment,
  sha256Text,
  writeLog,
  type Entry,
  type Game,
  type Log,
  type MoveEntry,
  type SeatHolder,
} from "../src/index.ts";
import { pebbles, recorded, type Pebbles } from "./pebbles.ts";

const ANN: SeatHolder = { kind: "person", name: "Ann" };
const BOB: SeatHolder = { kind: "bot", name: "Bob", level: "easy", temper: "calm" };

/** Whoever takes three shows something to everybody. */
const showing: Game<Pebbles> = {
  ...pebbles,
  apply(s, d, m, sink) {
    pebbles.apply(s, d, m, sink);
    if (sink && m.take === 3) sink({ t: "heaped", rule: "PEB-SET-1", left: s.left, reveals: true });
  },
};
const together: Game<Pebbles> = { ...showing, cooperative: () => true };

type Told =
  | { take: number; by?: MoveEntry["by"]; more?: Partial<MoveEntry> }
  | { undo: number; seat?: number }
  | { seat: number; who: SeatHolder }
  | { pause: boolean };

/** A log of a table with a sealed deal: Ann on seat 0 and whoever is named on seat 1. */
function written(told: readonly (Told & { at?: number })[], second: SeatHolder = ANN): Log {
  const secret = sha256Text("secret");
  const botSecret = sha256Text("bots");
  const parts = [sha256Text("Ann's"), second.kind === "bot" ? null : sha256Text("Ben's")];
  const seats = parts.map((part, seat) => ({
    bot: part === null,
    commitment: part === null ? null : partCommitment("table-1", seat, 1, part),
  }));
  const log: Log = {
    header: {
      format: "trestle-log/1",
      game: "pebbles",
      rulesVersion: 2,
      edition: null,
      config: { most: 3 },
      seats: 2,
      table: "table-1",
      commitment: serverCommitment(secret, botSecret),
      created: "2026-01-01 00:00:00",
      deal: { label: DEAL_LABEL, attempt: 1, seats },
    },
    entries: [ANN, second].map((who, seat): Entry => ({ n: seat + 1, t: "seat", at: 0, seat, who })),
    end: { t: "end", outcome: null, hash: "", secret, parts, botSecret },
  };
  const start = { config: { most: 3 }, seats: 2, seed: seedOf(log.header, secret, parts), rules: 2 };
  let state = pebbles.setup(start, null);
  let counted: MoveEntry[] = [];
  const play = (m: MoveEntry): void =>
    pebbles.apply(state, owed(pebbles.pending(state))!, m.move as Pebbles["move"], null);
  for (const one of told) {
    const n = log.entries.length + 1;
    const base = { n, at: one.at ?? 1000 * n, key: `client-key-${n}` };
    if ("take" in one) {
      const { id, seat } = owed(pebbles.pending(state))!;
      const by = one.by ?? (second.kind === "bot" && seat === 1 ? "bot" : "person");
      const key = by === "person" ? base.key : `${by}-${n}`;
      const entry: MoveEntry = { ...base, t: "move", d: id, seat, by, key, move: { take: one.take }, ...one.more };
      log.entries.push(entry);
      counted.push(entry);
      play(entry);
    } else if ("undo" in one) {
      log.entries.push({ ...base, t: "undo", seat: one.seat ?? 0, to: one.undo });
      counted = counted.filter((m) => m.n <= one.undo);
      state = pebbles.setup(start, null);
      counted.forEach(play);
    } else if ("who" in one) log.entries.push({ n, at: base.at, t: "seat", seat: one.seat, who: one.who });
    else log.entries.push({ ...base, t: "pause", on: one.pause });
  }
  log.end!.hash = hashOf(pebbles.facts(state));
  return log;
}

/** Through the file, so that only the judge can object; and the replay alone does not. */
function judged(log: Log, game: Game<Pebbles> = showing) {
  const back = readLog(writeLog(log));
  if (isLogFault(back)) throw new Error(`line ${back.line}: ${back.reason}`);
  expect(replayLog(game, back, null)).not.toHaveProperty("reason");
  return judgeLog(game, back);
}

describe("judgeLog", () => {
  it("finds nothing in a log as a table writes it", () => {
    const log = written([
      { take: 1 },
      { take: 2 },
      { undo: 3, seat: 1 },
      { take: 1, by: "clock" },
      { pause: true, at: 7000 },
      { seat: 1, who: BOB, at: 7000 },
      { pause: false, at: 7000 },
      { take: 3, by: "minder", more: { iterations: 10, why: { lines: [], opens: "now" } } },
      { take: 3, by: "bot", more: { iterations: 10, say: { key: "ha", data: {} } } },
      { seat: 1, who: { ...BOB, level: "hard" } },
    ]);
    expect(judged(log)).toMatchObject({ moves: 4, takeBacks: 0 });
  });

  it("takes a seed that others have worked out, and tells its listener", () => {
    const log = written([{ take: 1 }]);
    const told: (number | null)[] = [];
    const seed = seedOf(log.header, log.end!.secret, log.end!.parts);
    expect(judgeLog(showing, log, (entry) => told.push(entry?.n ?? null), seed)).toMatchObject({ moves: 1 });
    expect(told).toEqual([null, 3]);
    expect(judgeLog(showing, log, null, sha256Text("another"))).toMatchObject({ line: 5 });
  });

  it("says what the replay says, unless an earlier line is wrong", () => {
    const log = written([{ take: 1 }, { take: 1 }, { take: 1 }]);
    Object.assign(log.entries[4]!, { move: { take: 9 } });
    const illegal = { line: 6, reason: "the move is not legal here (PEB-TAKE-1)" };
    expect(judgeLog(showing, log)).toEqual(illegal);
    Object.assign(log.entries[2]!, { by: "bot" });
    expect(judgeLog(showing, log)).toMatchObject({ line: 4 });
    log.header.rulesVersion = 99;
    expect(judgeLog(showing, log)).toMatchObject({ line: 1, reason: expect.stringContaining("99") });
    expect(judgeLog(showing, { ...log, end: null })).toMatchObject({ reason: expect.stringContaining("sealed") });
  });

  it("takes a whole game of version 1", () => {
    const log = recorded().close();
    expect(judged(log, pebbles)).toMatchObject({ hash: log.end!.hash, outcome: log.end!.outcome });
  });
});

describe("an undo in a log", () => {
  it.each<[string, Told[], string]>([
    ["past a reveal", [{ take: 3 }, { undo: 2 }], "TABLE-UNDO-3"],
    ["of nothing", [{ undo: 2 }], "TABLE-UNDO-1"],
    ["of another seat's move", [{ take: 1 }, { undo: 2, seat: 1 }], "TABLE-UNDO-2"],
    ["of a clock's move", [{ take: 1, by: "clock" }, { undo: 2 }], "TABLE-UNDO-2"],
    ["of two moves", [{ take: 1 }, { take: 1 }, { undo: 2, seat: 1 }], "TABLE-UNDO-1"],
    ["of none of its moves", [{ take: 1 }, { undo: 3 }], "TABLE-UNDO-1"],
  ])("%s is refused", (_, told, rule) => {
    expect(judged(written(told))).toEqual({ line: told.length + 3, reason: expect.stringContaining(rule) });
  });

  it("gives the move before it back to whoever made that one", () => {
    const log = written([{ take: 1 }, { take: 1 }, { undo: 3, seat: 1 }, { undo: 2, seat: 0 }]);
    expect(judged(log)).toMatchObject({ moves: 0, takeBacks: 0 });
    const other = written([{ take: 1 }, { take: 1 }, { undo: 3, seat: 1 }, { undo: 2, seat: 1 }]);
    expect(judged(other)).toEqual({ line: 7, reason: expect.stringContaining("TABLE-UNDO-2") });
  });

  it("by a bot is refused", () => {
    const log = written([{ take: 1 }, { seat: 0, who: BOB }, { undo: 2 }]);
    expect(judged(log)).toEqual({ line: 6, reason: "only a person takes a move back" });
  });

  it("may go anywhere where all win together, and is counted: nobody can see that they agreed", () => {
    const back = written([{ take: 3 }, { take: 3 }, { undo: 2 }, { take: 1 }, { undo: 5 }]);
    expect(judged(back, together)).toMatchObject({ moves: 0, takeBacks: 1 });
    expect(judged(back)).toMatchObject({ line: 6 });
    const before = written([{ take: 3 }, { undo: 1 }]);
    expect(judged(before, together)).toMatchObject({ line: 5, reason: expect.stringContaining("TABLE-BACK-2") });
    const nowhere = written([{ take: 3 }, { undo: 3 }]);
    expect(judged(nowhere, together)).toMatchObject({ line: 5 });
  });
});

describe("who made a move", () => {
  it.each<[string, Told & object]>([
    ["a bot's at a person's seat", { take: 1, by: "bot" }],
    ["a person's with a bot's thoughts", { take: 1, more: { iterations: 1 } }],
    ["a clock's with a bot's reason", { take: 1, by: "clock", more: { why: { lines: [], opens: "now" } } }],
    ["a person's that says something", { take: 1, more: { say: { key: "ha", data: {} } } }],
    ["a minder's with another key", { take: 1, by: "minder", more: { key: "minder-4" } }],
  ])("%s", (_, move) => {
    expect(judged(written([move]))).toMatchObject({ line: 4 });
  });

  it.each<["person" | "minder" | "clock"]>([["person"], ["minder"], ["clock"]])("a %s's at a bot's seat", (by) => {
    const reason = `a bot sits on seat 1, but its move is a ${by}'s`;
    expect(judged(written([{ take: 1 }, { take: 1, by }], BOB))).toEqual({ line: 5, reason });
    // Nor after a bot has taken over.
    const left = written([{ take: 1 }, { seat: 1, who: BOB }, { take: 1, by }]);
    expect(judged(left)).toEqual({ line: 6, reason });
  });

  it("a bot's with another number in its key", () => {
    const log = written([{ take: 1 }, { take: 1, more: { key: "bot-3" } }], BOB);
    expect(judged(log)).toEqual({ line: 5, reason: "the key of a bot's move is bot-4 here" });
  });
});

describe("who sits where", () => {
  const changed = (change: (log: Log) => void) => {
    const log = written([{ take: 1 }, { take: 1 }]);
    change(log);
    return judged(log);
  };

  it("is said for every seat, in order, at time 0, and nobody is missing", () => {
    expect(changed((l) => Object.assign(l.entries[0]!, { seat: 1 }))).toMatchObject({ line: 2 });
    expect(changed((l) => Object.assign(l.entries[1]!, { at: 5 }))).toMatchObject({ line: 3 });
    expect(changed((l) => Object.assign(l.entries[1]!, { who: { kind: "open" } }))).toMatchObject({ line: 3 });
    const bare = written([]);
    bare.entries.length = 1;
    expect(judged(bare)).toEqual({ line: 3, reason: "the log does not say who sat where" });
  });

  it("fits the list that the start froze", () => {
    expect(changed((l) => Object.assign(l.entries[1]!, { who: BOB }))).toEqual({
      line: 3,
      reason: "the deal was made with a person on this seat",
    });
    const log = written([], BOB);
    Object.assign(log.entries[1]!, { who: ANN });
    expect(judged(log)).toMatchObject({ line: 3, reason: expect.stringContaining("with a bot") });
  });

  it.each<[SeatHolder]>([[ANN], [{ kind: "open" }]])("only changes to a bot in a game, not to %j", (who) => {
    expect(judged(written([{ take: 1 }, { seat: 1, who }]))).toMatchObject({ line: 5 });
  });
});

describe("times and pauses", () => {
  it.each<[string, (Told & { at?: number })[]]>([
    ["time goes back", [{ take: 1 }, { take: 1, at: 2999 }]],
    ["a pause ends that has not begun", [{ take: 1 }, { pause: false }]],
    [
      "time goes on in a pause",
      [
        { pause: true, at: 50 },
        { pause: false, at: 51 },
      ],
    ],
    [
      "a move in a pause",
      [
        { pause: true, at: 50 },
        { take: 1, at: 50 },
      ],
    ],
  ])("%s", (_, told) => {
    expect(judged(written(told))).toMatchObject({ line: 5 });
  });

  it("an undo in a pause", () => {
    const log = written([{ take: 1 }, { pause: true, at: 4000 }, { undo: 2, at: 4000 }]);
    expect(judged(log)).toMatchObject({ line: 6, reason: expect.stringContaining("pause") });
  });

  it("nothing comes after the end of the game", () => {
    const log = recorded().close();
    log.entries.push({ n: log.entries.length + 1, t: "seat", at: 999_999, seat: 0, who: BOB });
    expect(judged(log)).toEqual({ line: log.entries.length + 1, reason: "the game was over before this entry" });
  });
});

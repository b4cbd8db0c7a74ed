import { globSync, readFileSync } from "node:fs";
import {
  hashOf,
  isLogFault,
  partCommitment,
  readLog,
  sha256Text,
  writeLog,
  type AnyGame,
  type Log,
  type LogEnd,
  type MoveEntry,
  type UndoEntry,
} from "@trestle/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { checkDeal } from "../../src/worker/check-deal.ts";
import type { DealReport, Evidence } from "../../src/worker/contract.ts";
import { stubStorage } from "../device/memory-storage.ts";
import { played, type Played } from "./played.ts";

stubStorage("localStorage");

const ROOT = new URL("../../..", import.meta.url).pathname;
const NOTHING: Evidence = {
  commitment: null,
  parts: [],
  list: null,
  arrived: [],
  over: null,
  displaced: null,
  old: { commitment: null, parts: [] },
  transcripts: [],
};

type Closed = Log & { end: LogEnd };
function opened(text: string): Closed {
  const log = readLog(text);
  if (isLogFault(log)) throw new Error(log.reason);
  return structuredClone(log) as Closed;
}
const check = ({ table, log, evidence }: Pick<Played, "table" | "log" | "evidence">): Promise<DealReport> =>
  checkDeal({ table, log, evidence });
/** The log with a change and every running check recomputed, as an operator could do it. */
const forged = (game: Played, change: (log: Closed) => void): Promise<DealReport> => {
  const log = opened(game.log);
  change(log);
  return check({ ...game, log: writeLog(log) });
};
const why = (report: DealReport): string => (report.ok ? "ok" : report.fault.why);

const GAMES = {
  colt: { game: "colt", undo: 5, breaks: 4 },
  bang: { game: "bang", undo: 5, breaks: 4, seats: 4 },
  heist: { game: "heist", undo: 2, breaks: 4, options: { mode: "versus" }, seats: 3 },
};

for (const [name, options] of Object.entries(GAMES))
  describe(`the check of ${name}`, () => {
    let game: Played;
    beforeAll(async () => {
      game = await played(options);
    });

    it("says yes to an honest game, undo and broken lines included", async () => {
      expect(game.evidence.transcripts.length).toBeGreaterThan(1);
      expect(await check(game)).toEqual({
        ok: true,
        version: 2,
        lines: game.log.trimEnd().split("\n").length,
        own: "in",
        compared: true,
        attempt: 1,
        missing: [],
      });
    });

    it("refuses every line that was changed without its check", async () => {
      const lines = game.log.trimEnd().split("\n");
      const every = Math.max(1, Math.floor(lines.length / 40));
      for (let i = 0; i < lines.length; i += i === 0 || i >= lines.length - 2 ? 1 : every) {
        // One digit or letter of the line, before its check.
        const line = lines[i]!;
        const at = line.slice(0, line.lastIndexOf(',"check"')).search(/[0-9a-f](?=[^0-9a-f]*$)/);
        const other = `${line.slice(0, at)}${line[at] === "1" ? "2" : "1"}${line.slice(at + 1)}`;
        const log = `${lines.toSpliced(i, 1, other).join("\n")}\n`;
        const report = await check({ ...game, log });
        expect(report).toMatchObject({ ok: false, fault: { why: "log", line: i + 1 } });
      }
      for (const i of [1, Math.floor(lines.length / 2), lines.length - 1]) {
        const report = await check({ ...game, log: `${lines.toSpliced(i, 1).join("\n")}\n` });
        expect(report.ok).toBe(false);
      }
    });

    it("refuses a server that deals from another seed, and names the line", async () => {
      const changed = (honest: AnyGame): AnyGame => ({
        ...honest,
        setup: (start, sink) => honest.setup({ ...start, seed: sha256Text(start.seed) }, sink),
      });
      const crooked = await played({ ...options, changed });
      const report = await check(crooked);
      expect(report).toMatchObject({ ok: false, fault: { why: "log" } });
      expect(report.ok ? 0 : report.fault.line).toBeGreaterThan(1);
    });

    it("refuses, checks recomputed, whatever differs from what this device was shown", async () => {
      const byClock = await forged(game, (log) => {
        const m = log.entries.findLast((e) => e.t === "move" && e.by === "person") as MoveEntry;
        Object.assign(m, { by: "clock", key: `clock-${m.n}` });
      });
      expect(byClock).toMatchObject({ ok: false, fault: { why: "transcript" } });
      const early = await forged(game, (log) => {
        const { at } = log.entries[4]!;
        log.entries.splice(5, 0, { n: -1, at, t: "pause", on: true }, { n: -2, at, t: "pause", on: false });
        renumber(log);
      });
      expect(early).toMatchObject({ ok: false, fault: { why: "transcript" } });
    });

    it("refuses, checks recomputed, what no table writes", async () => {
      const move = (log: Closed, by: string): MoveEntry =>
        log.entries.find((e) => e.t === "move" && e.by === by) as MoveEntry;
      const forgeries: ((log: Closed) => void)[] = [
        (log) => (move(log, "bot").by = "person"),
        (log) => (move(log, "bot").key = "another-key"),
        (log) => (move(log, "person").iterations = 5),
        (log) => (log.entries.at(-1)!.at = 0),
        (log) => Object.assign(log.entries[0]!, { who: { kind: "open" } }),
        (log) => {
          const { n, at } = log.entries.at(-1)!;
          log.entries.push({ n: n + 1, at, t: "pause", on: true });
        },
      ];
      for (const change of forgeries)
        expect(await forged(game, change), change.toString()).toMatchObject({ ok: false, fault: { why: "log" } });
    });

    it("cannot know names and times, which pass", async () => {
      const report = await forged(game, (log) => {
        for (const entry of log.entries) {
          entry.at = 0;
          if (entry.t === "seat" && entry.seat === 1 && entry.who.kind === "bot") entry.who.name = "Another";
        }
      });
      expect(report.ok).toBe(true);
    });

    it("refuses another list, own part or secret than this device stored", async () => {
      const other = await forged(game, (log) => {
        log.header.deal!.seats[0]!.commitment = partCommitment(game.table, 0, 1, sha256Text("other"));
        log.end.parts[0] = sha256Text("other");
      });
      // That gives another deal, which the moves do not fit.
      expect(other.ok).toBe(false);
      const kept = await check({
        ...game,
        evidence: { ...game.evidence, list: { ...game.evidence.list!, game: "x" } },
      });
      expect(kept).toEqual({ ok: false, fault: { why: "list", line: 1 } });
      const later = { ...game.evidence, list: { ...game.evidence.list!, attempt: 2 } };
      expect(await check({ ...game, evidence: later })).toEqual({ ok: false, fault: { why: "list", line: 1 } });
      const promised = { ...game.evidence, commitment: "1".repeat(64) };
      expect(await check({ ...game, evidence: promised })).toEqual({
        ok: false,
        fault: { why: "commitment", line: 1 },
      });
      expect(why(await check({ ...game, table: "another" }))).toBe("table");
    });

    it("of a device that was not there says so, and of one alone only that the log replays", async () => {
      expect(await check({ ...game, evidence: NOTHING })).toMatchObject({ ok: true, own: "absent", compared: false });
      const alone = await checkDeal({ table: game.table, log: game.log, evidence: null });
      expect(alone).toMatchObject({ ok: true, own: null, compared: false });
    });
  });

describe("the check", () => {
  it("names whose part is missing, and counts the attempts", async () => {
    const game = await played({ game: "colt", bob: true, brokenOff: 2, seed: 5 });
    expect(await check(game)).toMatchObject({ ok: true, own: "in", attempt: 3, missing: ["Bob"] });
  });

  it("refuses a log without one's own part, though the server had it; a part that came late is missing", async () => {
    const game = await played({ game: "colt", bob: true, seed: 6 });
    const [, bobs] = opened(game.log).header.deal!.seats;
    const asBob: Evidence = {
      ...NOTHING,
      list: game.evidence.list,
      parts: [{ seat: 1, attempt: 1, part: sha256Text("part 2 1"), commitment: bobs!.commitment! }],
    };
    expect(await check({ ...game, evidence: asBob })).toMatchObject({ ok: true, own: "late", missing: ["Bob"] });
    const heard = { ...asBob, arrived: [{ seat: 1, attempt: 1 }] };
    expect(why(await check({ ...game, evidence: heard }))).toBe("own");
  });

  it("refuses a list in which the seat has another commitment than this device made when it got ready", async () => {
    const game = await played({ game: "colt", seed: 11 });
    const asked = { ...game.evidence, list: null, arrived: [], displaced: 1 };
    expect(await check({ ...game, evidence: asked })).toEqual({ ok: false, fault: { why: "seat", line: 1 } });
    // A displaced commitment of a cancelled attempt does not matter.
    const before = await played({ game: "colt", bob: true, brokenOff: 1, seed: 12 });
    expect(await check({ ...before, evidence: { ...before.evidence, displaced: 1 } })).toMatchObject({ own: "in" });
  });

  it("refuses a log that ends before what this device was shown", async () => {
    const game = await played({ game: "colt", seed: 7 });
    const [first] = game.evidence.transcripts;
    const further = { ...first!, from: 9_000, to: 9_000 };
    const evidence = { ...game.evidence, transcripts: [...game.evidence.transcripts, further] };
    expect(why(await check({ ...game, evidence }))).toBe("length");
  });

  it("refuses to take back what revealed something, checks recomputed", async () => {
    const game = await played({ game: "bang", seats: 4, seed: 8 });
    const log = opened(game.log);
    const reasons: (string | undefined)[] = [];
    for (const at of log.entries.keys()) {
      const entry = log.entries[at]!;
      if (entry.t !== "move" || entry.by !== "person") continue;
      const report = await forged({ ...game, evidence: NOTHING }, (forgery) => undoneAt(forgery, at));
      reasons.push(report.ok ? undefined : report.fault.reason);
    }
    expect(reasons).toContain("this could not be taken back (TABLE-UNDO-3)");
  });

  it("refuses rules of a version that nobody knows", async () => {
    const game = await played({ game: "colt", seed: 9 });
    for (const version of [0, 99]) {
      const report = await checkDeal({
        table: game.table,
        evidence: null,
        log: writeLog({ ...opened(game.log), header: { ...opened(game.log).header, rulesVersion: version } }),
      });
      expect(report).toMatchObject({ ok: false, fault: { line: 1 } });
    }
  });
});

/** Numbers the entries anew, and the keys and undos that refer to them. */
function renumber(log: Closed): void {
  const numbers = new Map(log.entries.map((e, i) => [e.n, i + 1]));
  for (const [i, e] of log.entries.entries()) {
    e.n = i + 1;
    if (e.t === "undo") e.to = numbers.get(e.to)!;
    if (e.t === "move" && e.by !== "person") e.key = `${e.by}-${e.n}`;
    delete e.hash;
  }
}

/** Undoes a move and plays it again. */
function undoneAt(log: Closed, at: number): void {
  const move = log.entries[at] as MoveEntry;
  const undo: UndoEntry = { n: -1, at: move.at, t: "undo", seat: move.seat, to: at };
  log.entries.splice(at + 1, 0, undo, { ...move, n: -2 });
  renumber(log);
}

describe("logs of version 1", () => {
  const files = globSync("games/*/test/golden/*.log.jsonl", { cwd: ROOT });
  for (const file of files)
    it(`${file} replays, and gets the weaker sentence`, async () => {
      const log = readFileSync(`${ROOT}/${file}`, "utf8");
      const { header, end } = opened(log);
      const old = { commitment: header.commitment, parts: [] };
      const report = await check({ table: header.table, log, evidence: { ...NOTHING, old } });
      expect(report).toMatchObject({ ok: true, version: 1, missing: [] });
      const other = { commitment: hashOf(end.secret), parts: [] };
      const refused = await check({ table: header.table, log, evidence: { ...NOTHING, old: other } });
      expect(why(refused)).toBe("commitment");
    });

  it("are checked for one's own part, which a server of that time has put into the deal", async () => {
    const log = readFileSync(`${ROOT}/games/colt/test/golden/parts-in-the-open.log.jsonl`, "utf8");
    const { header, end } = opened(log);
    const kept = (part: string): Evidence => ({
      ...NOTHING,
      old: { commitment: header.commitment, parts: [{ seat: 0, part }] },
    });
    const ok = await check({ table: header.table, log, evidence: kept(end.parts[0]!) });
    expect(ok).toMatchObject({ ok: true, version: 1, own: "in" });
    expect(why(await check({ table: header.table, log, evidence: kept("5".repeat(64)) }))).toBe("own");
  });

  it("are refused where this device made a commitment or was shown one: the server claims the older deal to choose", async () => {
    const log = readFileSync(`${ROOT}/games/colt/test/golden/parts-in-the-open.log.jsonl`, "utf8");
    const { table, commitment } = opened(log).header;
    // The server's first commitment fits either version.
    const game = await played({ game: "colt", seed: 13 });
    const { list, parts } = game.evidence;
    const revealed: Evidence = { ...NOTHING, commitment, list: { ...list!, table, commitment }, parts };
    expect(await check({ table, log, evidence: revealed })).toEqual({ ok: false, fault: { why: "list", line: 1 } });
    const committed: Evidence = { ...NOTHING, commitment, parts };
    expect(await check({ table, log, evidence: committed })).toEqual({ ok: false, fault: { why: "seat", line: 1 } });
    const looked: Evidence = { ...NOTHING, commitment: sha256Text("promised") };
    expect(why(await check({ table, log, evidence: looked }))).toBe("commitment");
    expect(await check({ table, log, evidence: { ...NOTHING, commitment } })).toMatchObject({ ok: true, version: 1 });
  });
});

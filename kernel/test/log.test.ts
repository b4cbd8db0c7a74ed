import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  commitmentOf,
  DEAL_LABEL,
  isLogFault,
  partCommitment,
  readLog,
  seal,
  serverCommitment,
  sha256Text,
  writeLog,
  type Entry,
  type Log,
  type LogEnd,
  type LogHeader,
} from "../src/index.ts";
import { DEAL, recorded } from "./pebbles.ts";

const log = recorded(6).close();
const text = writeLog(log);
const lines = text.split("\n").slice(0, -1);
const joined = (list: readonly string[]): string => list.map((line) => `${line}\n`).join("");

/** Seals bodies that need not be right: what a forger with our program could write. */
function forged(bodies: readonly unknown[]): string {
  let check = "";
  return joined(
    bodies.map((body) => {
      const sealed = seal(check, body as Entry);
      check = sealed.check;
      return sealed.line;
    }),
  );
}
const bodies = (): Record<string, unknown>[] =>
  [log.header, ...log.entries, log.end].map((body) => JSON.parse(JSON.stringify(body)));
/** The log with one line's body changed and everything sealed anew. */
function resealed(line: number, change: Record<string, unknown>): string {
  const all = bodies();
  Object.assign(all[line - 1]!, change);
  return forged(all);
}

describe("a log", () => {
  it("comes back as it was written", () => {
    expect(readLog(text)).toEqual(log);
    expect(lines).toHaveLength(1 + 2 + 6 + 1);
  });

  it("comes back with every kind of entry", () => {
    const entries: Entry[] = [
      { n: 1, t: "seat", at: 0, seat: 0, who: { kind: "open" } },
      { n: 2, t: "seat", at: 1, seat: 1, who: { kind: "bot", name: "Bob", level: "hard", temper: "wild" } },
      { n: 3, t: "move", at: 2, d: 1, seat: 0, by: "person", key: "k", move: { take: 1 }, iterations: 5 },
      { n: 4, t: "undo", at: 3, seat: 0, to: 2 },
      { n: 5, t: "pause", at: 4, on: true, hash: sha256Text("x") },
    ];
    const other: Log = {
      header: { ...log.header, edition: { hash: sha256Text("e"), file: { cars: [] } } },
      entries,
      end: log.end,
    };
    expect(readLog(writeLog(other))).toEqual(other);
  });

  it("may be open when that is asked for, with the same words in it", () => {
    const open = joined(lines.slice(0, -1));
    expect(readLog(open, "open")).toEqual({ ...log, end: null });
    expect(readLog(open)).toEqual({
      line: 9,
      reason: expect.stringContaining("its last line, which opens the deal, is missing"),
    });
    expect(readLog(text, "open")).toEqual(log);
  });

  it("keeps any text a person may be called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.jsonValue(), (name, move) => {
        const entries: Entry[] = [
          { n: 1, t: "seat", at: 0, seat: 0, who: { kind: "person", name } },
          { n: 2, t: "move", at: 0, d: 1, seat: 0, by: "clock", key: name, move },
        ];
        const plain: unknown = JSON.parse(JSON.stringify({ ...log, entries }));
        expect(readLog(writeLog({ ...log, entries }))).toEqual(plain);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe("tampering is refused with its line", () => {
  it("one byte changed anywhere", () => {
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.nat(), fc.integer({ min: 32, max: 126 }), (i, where, code) => {
        const line = lines[i]!;
        const at = where % line.length;
        const char = String.fromCharCode(code);
        if (line[at] === char) return;
        const changed = lines.with(i, line.slice(0, at) + char + line.slice(at + 1));
        const fault = readLog(joined(changed));
        expect(isLogFault(fault) && fault.line).toBe(i + 1);
      }),
      { seed: 8, numRuns: 1500 },
    );
  });

  it("every line in turn, by a digit inside its body", () => {
    lines.forEach((line, i) => {
      const changed = line.replace(
        /"(seats|at|seat|hash)":("?)(\d)/,
        (_all, key, quote, digit) => `"${key}":${quote}${(Number(digit) + 1) % 10}`,
      );
      const fault = readLog(joined(lines.with(i, changed)));
      if (changed !== line)
        expect(fault).toEqual({
          line: i + 1,
          reason: "the check does not fit: this line or one before it was changed",
        });
    });
  });

  it("a line left out, doubled, or two of them swapped", () => {
    for (let i = 1; i < lines.length - 1; i++) {
      expect(readLog(joined(lines.toSpliced(i, 1)))).toMatchObject({ line: i + 1 });
      expect(readLog(joined(lines.toSpliced(i, 0, lines[i]!)))).toMatchObject({ line: i + 2 });
      expect(readLog(joined(lines.with(i, lines[i + 1]!).with(i + 1, lines[i]!)))).toMatchObject({ line: i + 1 });
    }
    expect(readLog(joined(lines.slice(1)))).toEqual({ line: 1, reason: "this is not a Trestle log (trestle-log/1)" });
  });

  it("cut off anywhere", () => {
    for (let n = 1; n < text.length; n++) {
      const fault = readLog(text.slice(0, n));
      expect(isLogFault(fault), `${n} characters`).toBe(true);
    }
    expect(readLog(text.slice(0, -1))).toEqual({ line: 10, reason: "the line is cut off: it has no end" });
    expect(readLog(text.slice(0, -40))).toMatchObject({ line: 10 });
  });

  it("not ours, empty, or with other ends of line", () => {
    expect(readLog("")).toEqual({ line: 1, reason: "the file is empty" });
    expect(readLog("\n")).toMatchObject({ line: 1, reason: "this is not a Trestle log (trestle-log/1)" });
    expect(readLog('{"a":1}\n{"b":2}\n')).toMatchObject({
      line: 1,
      reason: "this is not a Trestle log (trestle-log/1)",
    });
    expect(readLog("hello\n")).toMatchObject({ line: 1, reason: "this is not a Trestle log (trestle-log/1)" });
    expect(readLog(forged([{ format: "trestle-log/2" }]))).toMatchObject({
      line: 1,
      reason: "this is not a Trestle log (trestle-log/1)",
    });
    expect(readLog(text.replaceAll("\n", "\r\n"))).toMatchObject({ line: 1, reason: expect.stringContaining("check") });
    expect(readLog(`\ufeff${text}`)).toMatchObject({ line: 1 });
  });

  it("sealed anew by a forger, but wrong", () => {
    const wrong: [number, Record<string, unknown>, string][] = [
      [1, { seats: -1 }, "the first line lacks"],
      [1, { game: 7 }, "the first line lacks"],
      [1, { commitment: "x" }, "the commitment is not a SHA-256"],
      [1, { edition: {} }, "the edition has no hash"],
      [1, { commitment: sha256Text("other") }, "the secret does not fit"],
      [3, { n: 9 }, "entry 2 is expected here, not 9"],
      [4, { at: -1 }, "the entry has no time"],
      [4, { at: 1.5 }, "the entry has no time"],
      [4, { hash: "x" }, "the hash is not a SHA-256"],
      [4, { seat: 2 }, "the move lacks seat, d, by or key"],
      [4, { seat: -1 }, "the move lacks seat, d, by or key"],
      [4, { d: "1" }, "the move lacks seat, d, by or key"],
      [4, { by: "cat" }, "the move lacks seat, d, by or key"],
      [4, { key: null }, "the key is not a text"],
      [4, { t: "bet" }, '"bet" is no kind of entry'],
      [4, { key: undefined }, "the move lacks seat, d, by or key"],
      [4, { t: "undo", to: 3 }, "the undo lacks its seat or goes nowhere"],
      [4, { t: "pause" }, "the pause is neither on nor off"],
      [2, { seat: 2 }, "the entry does not say who sits where"],
      [2, { who: { kind: "cat" } }, "the entry does not say who sits where"],
      [2, { who: { kind: "bot", name: "B" } }, "the entry does not say who sits where"],
      [10, { secret: sha256Text("another") }, "the secret does not fit the commitment of the first line"],
      [10, { hash: null }, "the final hash is missing"],
      [10, { parts: [null] }, "the seats' parts are not one a seat"],
      [10, { parts: [null, "x"] }, "the seats' parts are not one a seat"],
      [10, { botSecret: 1 }, "the bots' secret is malformed"],
      [10, { outcome: {} }, "the outcome is malformed"],
      [10, { outcome: { winners: ["Ann"], because: "X", scores: null } }, "the outcome is malformed"],
      [10, { outcome: { winners: [0], because: "X", scores: "many" } }, "the outcome is malformed"],
    ];
    for (const [line, change, reason] of wrong) {
      const fault = readLog(resealed(line, change));
      expect(fault, JSON.stringify(change)).toMatchObject({ reason: expect.stringContaining(reason) });
      const found = reason.startsWith("the secret") ? 10 : line;
      expect(fault, JSON.stringify(change)).toMatchObject({ line: found });
    }
  });

  describe("of a deal of version 2", () => {
    const PART = sha256Text("Ann's");
    const BOTS = sha256Text("bots");
    /** The log as a server would write it: Ann on seat 0, a bot on seat 1. */
    const sealed = (): Record<string, unknown>[] => {
      const all = bodies();
      const seats = [
        { bot: false, commitment: partCommitment(DEAL.table, 0, 1, PART) },
        { bot: true, commitment: null },
      ];
      Object.assign(all[0]!, {
        commitment: serverCommitment(DEAL.secret, BOTS),
        deal: { label: DEAL_LABEL, attempt: 1, seats },
      });
      Object.assign(all.at(-1)!, { botSecret: BOTS, parts: [PART, null] });
      return all;
    };
    const seatsOf = (all: Record<string, unknown>[]): { bot: unknown; commitment: unknown }[] =>
      (all[0]!["deal"] as { seats: { bot: unknown; commitment: unknown }[] }).seats;

    it("reads it, with a part or without", () => {
      const all = sealed();
      expect(readLog(forged(all))).toMatchObject({ header: all[0], end: all.at(-1) });
      all.at(-1)!["parts"] = [null, null];
      expect(isLogFault(readLog(forged(all)))).toBe(false);
    });

    it.each<[string, (all: Record<string, unknown>[]) => void]>([
      ["null", (all) => (all[0]!["deal"] = null)],
      ["a list", (all) => (all[0]!["deal"] = [])],
      ["another label", (all) => Object.assign(all[0]!["deal"]!, { label: "trestle-deal/3" })],
      ["no attempt", (all) => Object.assign(all[0]!["deal"]!, { attempt: undefined })],
      ["attempt 0", (all) => Object.assign(all[0]!["deal"]!, { attempt: 0 })],
      ["half an attempt", (all) => Object.assign(all[0]!["deal"]!, { attempt: 1.5 })],
      ["no seats", (all) => Object.assign(all[0]!["deal"]!, { seats: {} })],
      ["a seat too few", (all) => void seatsOf(all).pop()],
      ["a seat too many", (all) => void seatsOf(all).push({ bot: true, commitment: null })],
      ["a seat that is none", (all) => void seatsOf(all).splice(1, 1, null as never)],
      ["a seat of nobody's kind", (all) => (seatsOf(all)[1]!.bot = "yes")],
      ["a commitment that is none", (all) => (seatsOf(all)[0]!.commitment = "x")],
      ["a bot with a commitment", (all) => (seatsOf(all)[1]!.commitment = sha256Text("x"))],
    ])("refuses %s in its first line", (_, change) => {
      const all = sealed();
      change(all);
      expect(readLog(forged(all))).toEqual({ line: 1, reason: "the deal is not one of trestle-deal/2 for 2 seats" });
    });

    it.each<[string, Record<string, unknown>, string]>([
      ["another part", { parts: [sha256Text("x"), null] }, "the part of seat 0 is not what that seat committed to"],
      ["a bot's part", { parts: [PART, PART] }, "the part of seat 1 is not what that seat committed to"],
      ["another secret of the bots", { botSecret: sha256Text("x") }, "the secret does not fit the commitment"],
      ["no secret of the bots", { botSecret: null }, "the secret does not fit the commitment"],
    ])("refuses %s at its end", (_, change, reason) => {
      const all = sealed();
      Object.assign(all.at(-1)!, change);
      expect(readLog(forged(all))).toEqual({ line: 10, reason: expect.stringContaining(reason) });
    });

    it("refuses a part of another attempt or table", () => {
      for (const change of [{ deal: { ...(sealed()[0]!["deal"] as object), attempt: 2 } }, { table: "table-2" }]) {
        const all = sealed();
        Object.assign(all[0]!, change);
        expect(readLog(forged(all))).toMatchObject({ line: 10, reason: expect.stringContaining("the part of seat 0") });
      }
    });
  });

  it("a part left out", () => {
    const without = (line: number, key: string): string => {
      const all = bodies();
      delete all[line - 1]![key];
      return forged(all);
    };
    expect(readLog(without(1, "config"))).toEqual({ line: 1, reason: "the first line lacks config" });
    expect(readLog(without(1, "edition"))).toMatchObject({ line: 1, reason: "the edition has no hash" });
    expect(readLog(without(4, "move"))).toEqual({ line: 4, reason: "the move itself is missing" });
    expect(readLog(without(10, "outcome"))).toMatchObject({ line: 10, reason: "the outcome is malformed" });
    expect(readLog(without(10, "botSecret"))).toMatchObject({ line: 10, reason: "the bots' secret is malformed" });
  });

  it("a line after the end, and a line that is no object", () => {
    const all = bodies();
    expect(readLog(forged([...all, all[3]]))).toEqual({ line: 11, reason: "there is a line after the end" });
    expect(readLog(forged([...all, all[9]]))).toEqual({ line: 11, reason: "there is a line after the end" });
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json(), fc.constantFrom(...lines))), (list) => {
        readLog(joined(list));
        readLog(list.join("\n"), "open");
      }),
      { seed: 9, numRuns: 500 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.constantFrom("t", "n", "at", "seat", "who", "to", "secret"), fc.jsonValue())),
        (list) => {
          readLog(forged([log.header, ...list]));
        },
      ),
      { seed: 10, numRuns: 500 },
    );
  });
});

describe("the commitment", () => {
  it("stands in the header and fits the secret at the end", () => {
    const { header, end }: { header: LogHeader; end: LogEnd | null } = log;
    expect(header.commitment).toBe(commitmentOf(DEAL.secret));
    expect(end?.secret).toBe(DEAL.secret);
  });
});

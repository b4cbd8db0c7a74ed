import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Conflict, type Store, StoreFailure } from "@trestle/table";
import { payloadOf, putPayload, readRecords, sizeOf, stamp } from "../src/store/journal-format.ts";
import { SEGMENT } from "../src/store/journal.ts";
import { openJournaled } from "../src/store/journaled.ts";
import { chatOp, lineOp, recordOp, sample } from "../src/store/sample.ts";
import type { SqliteOptions } from "../src/store/sqlite.ts";

let folder: string;
const opened: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "trestle-journal-"));
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

async function open(where = "data", options?: SqliteOptions): Promise<Store> {
  const store = await openJournaled(join(folder, where), options);
  opened.push(store);
  return store;
}
/** The folder as a power cut would leave it now. */
function cut(from: string, to: string): void {
  mkdirSync(join(folder, to));
  for (const name of readdirSync(join(folder, from)))
    if (!name.startsWith("lock")) copyFileSync(join(folder, from, name), join(folder, to, name));
}
const begin = (store: Store, name: string): Promise<void> => store.commit([recordOp(sample(name), 1)]);
const linesOf = async (store: Store, name: string): Promise<number | undefined> =>
  (await store.read(`table-${name}`))?.lines.length;

describe("records of the journal", () => {
  it("are read as they were written, up to the first that is not whole", () => {
    const ops = [lineOp("a", 0, '{"who":"Zoë"}', 7.5), lineOp("a", 1, "two\nlines", null)];
    const payloads = [payloadOf(ops as never, 5), [], payloadOf([{ t: "chat", table: "t", id: 1, line: "{}" }], 6)];
    const bytes = Buffer.alloc(payloads.reduce((sum, payload) => sum + sizeOf(payload), 0));
    const ends = payloads.reduce((at, payload) => {
      const end = putPayload(bytes, at, payload);
      stamp(bytes, at, end, 9);
      return end;
    }, 0);
    expect(ends).toBe(bytes.length);
    const whole = readRecords(bytes, 9);
    expect(whole.end).toBe(bytes.length);
    expect(whole.entries[0]).toEqual({ ops, now: 5 });
    expect(readRecords(bytes, 8).entries).toEqual([]);
    for (let size = 0; size < bytes.length; size++)
      expect(readRecords(bytes.subarray(0, size), 9).entries.length).toBeLessThan(3);
    for (let at = 0; at < bytes.length; at++) {
      const bad = Buffer.from(bytes);
      bad[at]! ^= 0x41;
      expect(readRecords(bad, 9).entries.length).toBeLessThan(3);
    }
  });
});

describe("records of tables in the journal", () => {
  const index = {
    code: "ABCDEF",
    game: "colt",
    phase: "over",
    listed: false,
    holders: ["x y"],
    accounts: [],
    due: null,
  };
  const read = (payload: readonly string[]): unknown => {
    const bytes = Buffer.alloc(sizeOf(payload));
    stamp(bytes, 0, putPayload(bytes, 0, payload), 3);
    return readRecords(bytes, 3).entries[0]?.ops;
  };
  it.each(['{"name":"Zoë, \\"the\\" kid","n":1}', '{\n"two":"lines"}'])(
    "are read as they were written: %s",
    (record) => {
      const ops = [{ t: "record", table: "t", rev: 12, record, index }, lineOp("t", 0), lineOp("t", 1)];
      expect(read(payloadOf(ops as never, 5))).toEqual(ops);
    },
  );
  it("are read as an earlier version wrote them", () => {
    const op = { t: "record", table: "t", rev: 2, record: '{"a":"b"}', index };
    expect(read(["5\n", "o ", JSON.stringify(op), "\n"])).toEqual([op]);
  });
});

describe("a start after a power cut", () => {
  it("has all that was acknowledged, and drops a record that was cut off", async () => {
    const store = await open();
    await begin(store, "a");
    await store.commit([lineOp("a", 0), chatOp("a", 1, "hello")]);
    await store.commit([lineOp("a", 1, "the last one")]);
    cut("data", "whole");
    cut("data", "torn");
    for (const name of ["journal-a.log", "journal-b.log"]) {
      const file = join(folder, "torn", name);
      const bytes = readFileSync(file);
      const at = bytes.indexOf("the last one");
      if (at >= 0) writeFileSync(file, bytes.fill(0, at + 4, at + 12));
    }
    expect(await linesOf(await open("whole"), "a")).toBe(2);
    const torn = await open("torn");
    expect(await linesOf(torn, "a")).toBe(1);
    await torn.commit([lineOp("a", 1, "another one")]);
    cut("torn", "again");
    expect((await (await open("again")).read("table-a"))?.lines).toEqual(['{"n":0}', "another one"]);
  });

  it("never brings back what was forgotten since, nor takes anything in twice", async () => {
    const store = await open();
    await store.commit([recordOp(sample("done", { phase: "over" }), 1), lineOp("done", 0)]);
    await store.commit([recordOp(sample("a", { phase: "playing" }), 1)]);
    expect(await store.forget(Date.now() + 1)).toBe(1);
    cut("data", "cut");
    const after = await open("cut");
    expect(await after.counts()).toEqual({ tables: 1, lines: 0 });
    for (let n = 0; n < 3; n++) {
      const last = opened.pop()!;
      await last.commit([lineOp("a", n)]);
      await last.close();
      await open("cut");
    }
    expect(await opened.at(-1)!.counts()).toEqual({ tables: 1, lines: 3 });
  });

  it("keeps what comes all at once, though a segment has no room for all of it", async () => {
    const store = await open();
    await begin(store, "a");
    await begin(store, "b");
    const line = (n: number): string => `${n} `.padEnd(SEGMENT / 5, "z");
    // The first is being written while the others come.
    const kept = [store.commit([lineOp("a", 0, line(0))])];
    await new Promise(setImmediate);
    for (let n = 0; n < 12; n++)
      kept.push(store.commit([lineOp(n % 2 === 0 ? "b" : "a", (n >> 1) + (n % 2), line(n))]));
    await Promise.all(kept);
    cut("data", "cut");
    for (const again of [store, await open("cut")]) {
      const lines = async (name: string): Promise<string[]> =>
        ((await again.read(`table-${name}`))?.lines ?? []).map((text) => text.trimEnd().replace(/ z*$/, ""));
      expect(await lines("a")).toEqual(["0", "1", "3", "5", "7", "9", "11"]);
      expect(await lines("b")).toEqual(["0", "2", "4", "6", "8", "10"]);
    }
  });

  it("finds everything when the journal has been written over several times", async () => {
    const store = await open();
    await begin(store, "a");
    const line = "x".repeat(SEGMENT / 16);
    await Promise.all(Array.from({ length: 50 }, (_, n) => store.commit([lineOp("a", n, `${n} ${line}`)])));
    await store.commit([lineOp("a", 50, "y".repeat(SEGMENT))]);
    await store.commit([lineOp("a", 51, "z")]);
    cut("data", "cut");
    const kept = await (await open("cut")).read("table-a");
    expect(kept?.lines.map((text) => text.split(" ")[0]!.slice(0, 3))).toEqual([
      ...Array.from({ length: 50 }, (_, n) => String(n)),
      "yyy",
      "z",
    ]);
  });
});

describe("trouble of the database behind the journal", () => {
  const failure = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

  it("when it is full, nothing acknowledged is lost; it goes on when there is room", async () => {
    const store = await open("data", { maxBytes: 400_000 });
    await store.commit([recordOp(sample("done", { phase: "over" }), 1)]);
    await store.commit(Array.from({ length: 40 }, (_, n) => lineOp("done", n, "y".repeat(4000))));
    await begin(store, "t");
    let kept = 0;
    let said: unknown = null;
    while (said === null) {
      said = await store.commit([lineOp("t", kept, "z".repeat(4000))]).then(
        () => null,
        (error: unknown) => error,
      );
      if (said === null) kept++;
      if (kept % 10 === 0) await failure(store.counts());
    }
    expect(said).toBeInstanceOf(StoreFailure);
    expect(said instanceof Error && said.message).toContain("There is no room left");
    cut("data", "cut");
    const roomier = await open("cut");
    expect(await linesOf(roomier, "t")).toBe(kept);
    await roomier.commit([lineOp("t", kept, "small")]);
    await expect(roomier.commit([lineOp("t", kept, "small")])).rejects.toBeInstanceOf(Conflict);
  });

  it("when another program holds it, that is said in words, and is over when it lets go", async () => {
    const store = await open();
    await begin(store, "a");
    expect(await store.counts()).toEqual({ tables: 1, lines: 0 });
    const other = new DatabaseSync(join(folder, "data/trestle.db"));
    other.exec("begin immediate");
    await store.commit([lineOp("a", 0)]);
    expect(String(await failure(store.counts()))).toContain("Another program keeps");
    expect(await failure(store.commit([lineOp("a", 1)]))).toBeInstanceOf(StoreFailure);
    other.exec("rollback");
    other.close();
    await expect
      .poll(() => failure(store.commit([lineOp("a", 1)])), { timeout: 20_000, interval: 200 })
      .toBeUndefined();
    expect(await linesOf(store, "a")).toBe(2);
  });
});

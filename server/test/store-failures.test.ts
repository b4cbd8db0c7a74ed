import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, closeSync, copyFileSync, mkdirSync, mkdtempSync, openSync } from "node:fs";
import { readFileSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Conflict, DamagedTable, type Store, StoreFailure } from "@trestle/table";
import { MIGRATIONS, migrate } from "../src/store/sqlite/migrations.ts";
import { lineOp, recordOp, sample } from "./store-sample.ts";
import { openSqlite, type SqliteOptions } from "../src/store/sqlite/store.ts";

let folder: string;
const opened: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "trestle-store-"));
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

async function open(options?: SqliteOptions, where: string = folder): Promise<Store> {
  const store = await openSqlite(where, options);
  opened.push(store);
  return store;
}
const file = () => join(folder, "trestle.db");

/** The words with which the folder is refused; fails if it is opened. */
async function refusal(where: string = folder): Promise<string> {
  const error: unknown = await openSqlite(where).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreFailure);
  return error instanceof Error ? error.message : "";
}

async function fill(store: Store, tables: number, lines: number, line: string = "x".repeat(400)): Promise<void> {
  for (let t = 0; t < tables; t++) {
    const ops = Array.from({ length: lines }, (_, n) => lineOp(`t${t}`, n, line));
    await store.commit([recordOp(sample(`t${t}`, { phase: "playing" }), 1), ...ops]);
  }
}

describe("a data folder", () => {
  it("is made, with all above it, and keeps what it was given", async () => {
    const deep = join(folder, "a/b/c");
    const store = await open({}, deep);
    await fill(store, 3, 5);
    await store.close();
    const again = await open({}, deep);
    expect(await again.counts()).toEqual({ tables: 3, lines: 15 });
  });

  it("is refused to a second server, of this process or another, until the first is done with it", async () => {
    const store = await open();
    expect(await refusal()).toContain("Another Trestle server is using");
    await fill(store, 1, 1);
    const child = spawnSync(
      process.execPath,
      [fileURLToPath(new URL("./store-open-child.ts", import.meta.url)), folder],
      { encoding: "utf8" },
    );
    expect(child.stdout).toContain("Another Trestle server is using");
    expect(child.status).toBe(3);
    await store.commit([lineOp("t0", 1)]);
    await store.close();
    expect(await (await open()).counts()).toEqual({ tables: 1, lines: 2 });
  });

  it("that cannot be is refused in words", async () => {
    writeFileSync(join(folder, "plain"), "");
    expect(await refusal(join(folder, "plain"))).toContain("there is a file of that name");
    expect(await refusal(join(folder, "plain/below"))).toContain("a part of its path is a file");
    mkdirSync(join(folder, "other/trestle.db"), { recursive: true });
    expect(await refusal(join(folder, "other"))).toContain("is a folder where a file should be");
  });

  /** Opens the folder as somebody without root's rights; what it prints. */
  function asNobody(): string {
    const child = fileURLToPath(new URL("./store-open-child.ts", import.meta.url));
    const { stdout, stderr } = spawnSync(process.execPath, [child, folder, "nobody"], { encoding: "utf8" });
    return stdout + stderr;
  }

  it("that may not be written is refused in words", async () => {
    await fill(await open(), 1, 1);
    await opened.pop()?.close();
    rmSync(join(folder, "lock.db"));
    chmodSync(folder, 0o555);
    expect(asNobody()).toMatch(/lock\.db is not writable\. Give this user the right/);
    chmodSync(folder, 0o777);
    chmodSync(file(), 0o444);
    expect(asNobody()).toMatch(/trestle\.db is not writable\. Give this user the right/);
    chmodSync(file(), 0o000);
    expect(asNobody()).toMatch(/trestle\.db is not writable\. Give this user the right/);
    chmodSync(file(), 0o600);
    if (process.getuid?.() === 0) for (const name of ["lock.db", "trestle.db"]) chownSync(join(folder, name), 0, 0);
    expect(await (await open()).counts()).toEqual({ tables: 1, lines: 1 });
  });
});

describe("a file", () => {
  it("that is no database, or another program's, is refused and left as it is", async () => {
    const text = "Dear diary, ".repeat(1000);
    writeFileSync(file(), text);
    expect(await refusal()).toContain("is not a database");
    expect(readFileSync(file(), "utf8")).toBe(text);
    rmSync(file());
    const other = new DatabaseSync(file());
    other.exec("create table recipes (id integer)");
    other.close();
    const bytes = readFileSync(file());
    expect(await refusal()).toContain("another program's database");
    expect(readFileSync(file()).equals(bytes)).toBe(true);
  });

  it("of a newer schema is refused and left as it is", async () => {
    await fill(await open(), 1, 3);
    await opened.pop()?.close();
    const db = new DatabaseSync(file());
    db.exec(`pragma user_version = ${MIGRATIONS.length + 1}`);
    db.close();
    const bytes = readFileSync(file());
    expect(await refusal()).toContain(
      `its schema is ${MIGRATIONS.length + 1}, this program knows ${MIGRATIONS.length}`,
    );
    expect(readFileSync(file()).equals(bytes)).toBe(true);
  });

  it.each(MIGRATIONS.map((_, i) => i + 1))("of schema %i is brought up to date with its games under way", async (v) => {
    const db = new DatabaseSync(file());
    db.exec("pragma journal_mode = wal");
    migrate(db, file(), v);
    db.exec(`insert into tables (id, code, game, phase, listed, due, rev, next, held, updated) values
      ('table-t0', 'code-t0', 'colt', 'playing', 1, 500, 1, 3, '[["h"],["ann"]]', 1000),
      ('table-t1', 'code-t1', 'colt', 'over', 0, null, 1, 1, '[[],[]]', 2000)`);
    for (const [name, lines] of [["t0", 3] as const, ["t1", 1] as const]) {
      db.prepare("insert into records (table_id, record) values (?, ?)").run(
        `table-${name}`,
        JSON.stringify(sample(name)),
      );
      const line = db.prepare("insert into lines (table_id, n, line) values (?, ?, ?)");
      for (let n = 0; n < lines; n++) line.run(`table-${name}`, n, `l${n}`);
    }
    db.exec("insert into holders values ('secret', 'h', 'table-t0'), ('account', 'ann', 'table-t0')");
    const copy = join(folder, "copy");
    mkdirSync(copy);
    db.exec("pragma wal_checkpoint(truncate)");
    db.close();
    copyFileSync(file(), join(copy, "trestle.db"));

    const store = await open({}, copy);
    expect((await store.read("table-t0"))?.lines).toEqual(["l0", "l1", "l2"]);
    await store.commit([lineOp("t0", 3, "l3"), recordOp(sample("t0", { paused: true }), 2, { holders: ["h"] })]);
    await expect(store.commit([lineOp("t1", 0)])).rejects.toBeInstanceOf(Conflict);
    expect((await store.held(["h"], null, 9)).map((t) => t.id)).toEqual(["table-t0"]);
    expect((await store.listed(9)).map((t) => t.id)).toEqual(["table-t0"]);
    expect(await store.forget(3000)).toBe(1);
    await store.close();
    const after = new DatabaseSync(join(copy, "trestle.db"));
    expect(after.prepare("pragma user_version").get()).toEqual({ user_version: MIGRATIONS.length });
    expect(after.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    expect(after.prepare("select name from sqlite_schema where name = 'tables_due'").all()).toHaveLength(1);
    after.close();
  });

  it("stays as it was when a migration fails half-way", () => {
    const db = new DatabaseSync(file());
    migrate(db, file(), 1);
    db.exec("create index tables_done on tables (updated)");
    expect(() => migrate(db, file())).toThrow("already exists");
    expect(db.prepare("pragma user_version").get()).toEqual({ user_version: 1 });
    expect(db.prepare("select name from sqlite_schema where name = 'tables_due'").all()).toEqual([]);
    db.close();
  });
});

describe("trouble under way", () => {
  it("a full disk refuses in words, keeps what was kept, and is over when there is room", async () => {
    const store = await open({ maxBytes: 400_000 });
    await store.commit([recordOp(sample("done", { phase: "over" }), 1)]);
    await store.commit(Array.from({ length: 40 }, (_, n) => lineOp("done", n, "y".repeat(4000))));
    await store.commit([recordOp(sample("t", { phase: "playing" }), 1)]);
    let kept = 0;
    let failure: unknown = null;
    while (failure === null) {
      const written = store.commit([lineOp("t", kept, "z".repeat(4000)), lineOp("t", kept + 1, "z".repeat(4000))]);
      failure = await written.then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) kept += 2;
    }
    expect(failure).toBeInstanceOf(StoreFailure);
    expect(failure instanceof Error && failure.message).toContain("There is no room left");
    expect((await store.read("table-t"))?.lines).toHaveLength(kept);
    // In a group with one that is too big, the others go on.
    await store.commit([lineOp("t", kept, "small")]);
    const group = await Promise.allSettled([
      store.commit([lineOp("t", kept + 1, "z".repeat(300_000))]),
      store.commit([lineOp("t", kept + 1, "small")]),
    ]);
    expect(group.map((r) => r.status)).toEqual(["rejected", "fulfilled"]);

    expect(await store.forget(Date.now() + 1)).toBe(1);
    await store.commit([lineOp("t", kept + 2, "z".repeat(100_000))]);
    await store.close();
    expect((await (await open()).read("table-t"))?.lines).toHaveLength(kept + 3);
    expect(statSync(file()).size).toBeLessThanOrEqual(400_000);
  });

  it("a file another program holds refuses in words, and is over when it lets go", async () => {
    const store = await open();
    await fill(store, 1, 1);
    const other = new DatabaseSync(file());
    other.exec("begin immediate");
    const failure: unknown = await store.commit([lineOp("t0", 1)]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreFailure);
    expect(String(failure)).toContain("Another program keeps");
    expect((await store.read("table-t0"))?.lines).toHaveLength(1);
    other.exec("rollback");
    other.close();
    await store.commit([lineOp("t0", 1)]);
    expect((await store.read("table-t0"))?.lines).toHaveLength(2);
  });

  it("a damaged file refuses in words what it hits; other tables go on", async () => {
    const tables = 60;
    await fill(await open(), tables, 40);
    await opened.pop()?.close();
    const size = statSync(file()).size;
    const fd = openSync(file(), "r+");
    // Some pages in the middle: lines of a few tables.
    writeSync(fd, Buffer.alloc(8 * 4096, 0xa5), 0, 8 * 4096, Math.floor(size / 2 / 4096) * 4096);
    closeSync(fd);

    const store = await open();
    let whole = 0;
    const words = new Set<string>();
    for (let t = 0; t < tables; t++) {
      const read: unknown = await store.read(`table-t${t}`).catch((error: unknown) => error);
      if (read instanceof Error) {
        expect(read).toBeInstanceOf(DamagedTable);
        words.add(read.message);
        continue;
      }
      whole++;
      const commit: unknown = await store.commit([lineOp(`t${t}`, 40)]).catch((error: unknown) => error);
      if (commit instanceof Error) expect(commit).toBeInstanceOf(StoreFailure);
    }
    expect([...words].join()).toContain("are damaged");
    expect(whole).toBeGreaterThan(tables / 2);
    expect(whole).toBeLessThan(tables);
  });

  it("a file damaged at its beginning is refused in words", async () => {
    await fill(await open(), 10, 10);
    await opened.pop()?.close();
    const bytes = readFileSync(file());
    for (const [from, to] of [
      [0, 100],
      [100, 4096],
      [100, 140],
    ] as const) {
      writeFileSync(file(), Buffer.from(bytes).fill(0xa5, from, to));
      expect(await refusal()).toMatch(/is damaged|is not a database/);
    }
    writeFileSync(file(), bytes.subarray(0, 5 * 4096));
    expect(await refusal()).toContain("is damaged");
  });
});

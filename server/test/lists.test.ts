import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { LISTS_SQL } from "../src/store/sqlite/lists.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { lineOp, recordOp, sample } from "./store-sample.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";
import { get, make, openServer } from "./kit.ts";

const PATIENCE = { timeout: 120_000 };
const root = mkdtempSync(join(tmpdir(), "trestle-lists-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A store that counts what it is asked. */
function counted(): { store: MemoryStore; asked: Map<string, number> } {
  const asked = new Map<string, number>();
  const store = new Proxy(new MemoryStore(), {
    get(target, name: keyof MemoryStore) {
      const found: unknown = target[name];
      if (typeof found !== "function") return found;
      return (...args: unknown[]): unknown => {
        asked.set(name, (asked.get(name) ?? 0) + 1);
        return Reflect.apply(found, target, args);
      };
    },
  });
  return { store, asked };
}

test("lists show tables whose records cannot be read: they never look", PATIENCE, async () => {
  const folder = join(root, "records");
  const store = await openSqlite(folder, { scrub: { work: 1_000, rest: 0 } });
  // The scrub would find the damage below and close the table.
  await store.scrubbed;
  const server = await openServer({}, { store });
  const made = await make(server.url, { listed: true });
  const db = new DatabaseSync(join(folder, "trestle.db"));
  db.exec("update records set record = '{'");
  const list = await get<{ tables: { table: string }[] }>(`${server.url}/api/tables`);
  expect(list.body.tables.map((t) => t.table)).toEqual([made.table]);
  expect(await get(`${server.url}/api/tables/${made.table}`)).toMatchObject({ status: 200, body: { game: "colt" } });
  for (const [name, sql] of Object.entries(LISTS_SQL)) {
    const plan = JSON.stringify(db.prepare(`explain query plan ${sql}`).all());
    expect(plan, name).not.toMatch(/SCAN (?!.*USING INDEX)|records|TEMP B-TREE/);
  }
  db.close();
});

test("hundreds who ask for the list at once share one question, and its answer for a moment", async () => {
  const { store, asked } = counted();
  const server = await openServer({}, { store });
  await make(server.url, { listed: true });
  const answers = await Promise.all(Array.from({ length: 300 }, () => get(`${server.url}/api/tables`)));
  expect(new Set(answers.map((a) => JSON.stringify([a.status, a.body]))).size).toBe(1);
  expect(asked.get("listed")).toBeLessThan(6);
  // Not for long.
  await make(server.url, { listed: true });
  const length = async (): Promise<number> =>
    (await get<{ tables: unknown[] }>(`${server.url}/api/tables`)).body.tables.length;
  await expect.poll(length, { timeout: 10_000 }).toBe(2);
});

test("a move overtakes hundreds who ask for their tables, or for logs: it waits for one of them at most", async () => {
  const store = await openSqlite(join(root, "mine"));
  onTestFinished(() => store.close());
  for (let i = 0; i < 400; i++) await store.commit([recordOp(sample(`t${i}`), 1, { holders: ["mine"] })]);
  let answered = 0;
  const asks = Array.from({ length: 300 }, () => store.held(["mine"], null, 100).then(() => answered++));
  await store.commit([lineOp("t0", 0)]);
  expect(answered).toBe(0);
  for (let n = 1; n <= 5; n++) {
    await asks[answered];
    const before = answered;
    await store.commit([lineOp("t0", n)]);
    // One that was being answered, and those whose answers were already on their way to this thread.
    expect(answered - before).toBeLessThanOrEqual(20);
  }
  await Promise.all(asks);
  await store.commit(Array.from({ length: 3_000 }, (_, n) => lineOp("t1", n, "x".repeat(150))));
  let read = 0;
  const reads = Array.from({ length: 100 }, () => store.read("table-t1").then(() => read++));
  const listed = store.listed(100).then(() => read);
  await store.commit([lineOp("t0", 6)]);
  expect(read).toBe(0);
  await Promise.all(reads);
  // A table that somebody opens waits for no list.
  expect(await listed).toBe(100);
  expect(await store.held(["mine"], null, 100)).toHaveLength(100);
});

test("readiness asks for an empty commit and for nothing else; figures are counted once for many", async () => {
  const { store, asked } = counted();
  const server = await openServer({}, { store });
  asked.clear();
  for (let i = 0; i < 20; i++) expect((await get(`${server.url}/readyz`)).body).toEqual({ ok: true });
  expect([...asked.keys()]).toEqual(["commit"]);
  for (let i = 0; i < 20; i++) await fetch(`${server.url}/metrics`);
  expect(asked.get("counts")).toBe(1);
});

/** So many tables, put into the file directly. */
async function filled(many: number): Promise<string> {
  const folder = join(root, String(many));
  const store = await openSqlite(folder);
  const summary = recordOp(sample("a"), 1);
  await store.commit([summary]);
  await store.close();
  const db = new DatabaseSync(join(folder, "trestle.db"));
  db.exec(`
    begin;
    create temp table row as select * from tables;
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${many})
    insert into tables (id, code, game, phase, listed, due, rev, next, held, updated, open, edition, seen)
      select 'n' || i, 'n' || i, game, phase, listed, due, rev, 0, held, i, open, edition, i from n, row;
    insert into holders select 'secret', 'mine', id from tables;
    insert into summaries select id, (select summary from summaries), null from tables where id <> 'table-a';
    commit`);
  db.close();
  return folder;
}

test("readiness, lists and quick play cost the same with 100 and with 200,000 tables", PATIENCE, async () => {
  const times = new Map<string, number[]>();
  for (const many of [100, 200_000]) {
    const store = await openSqlite(await filled(many));
    const asks: [string, () => Promise<unknown>][] = [
      ["ready", () => store.commit([])],
      ["listed", () => store.listed(100)],
      ["listing", () => store.listing("n77")],
      ["waiting", () => store.waiting("colt", 50)],
      ["held", () => store.held(["mine"], null, 100)],
    ];
    for (const [name, ask] of asks) {
      const took: number[] = [];
      for (let i = 0; i < 41; i++) {
        const start = performance.now();
        await ask();
        took.push(performance.now() - start);
      }
      times.set(name, [...(times.get(name) ?? []), took.sort((a, b) => a - b)[20]!]);
    }
    expect(await store.held(["mine"], null, 100)).toHaveLength(100);
    await store.commit([lineOp("a", 0)]);
    expect((await store.listed(100)).map((t) => t.id)[0]).toBe("table-a");
    await store.close();
  }
  // A look at every row takes twenty milliseconds and more.
  for (const [name, [few = 0, many = 0]] of times) expect(many, name).toBeLessThan(3 * few + 4);
});

import { connect } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { DamagedTable } from "@trestle/table";
import { copyStore } from "../src/commands/copy.ts";
import { verifyTable } from "../src/commands/verify-table.ts";
import { importTable, exportTable } from "../src/commands/transfer.ts";
import { EditionCache } from "../src/games/edition-cache.ts";
import { findEntry, GAMES } from "../src/games/games.ts";
import { readWhole, type ServerStore } from "../src/store/server-store.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { openSqlite, type SqliteStore } from "../src/store/sqlite/store.ts";
import type { Damage } from "../src/store/server-store.ts";
import { box, makeWith, oldFolder, playWith } from "./edition-kit.ts";
import { Client, get, openServer, post } from "./kit.ts";

const PATIENCE = { timeout: 120_000 };
const root = mkdtempSync(join(tmpdir(), "trestle-editions-"));
afterAll(() => rmSync(root, { recursive: true }));

async function hashOf(store: ServerStore, table: string): Promise<string> {
  return (await store.listing(table))!.edition!;
}

test("an edition is kept once for all its tables, in no record and in no log", PATIENCE, async () => {
  const folder = join(root, "once");
  const store = await openSqlite(folder);
  const server = await openServer({}, { store });
  const edition = box("Once", 300_000);
  const { made } = await playWith(server, edition);
  for (let i = 0; i < 4; i++) await makeWith(server, edition);
  const { record, lines } = (await store.read(made.table))!;
  expect(record.edition).toEqual({ hash: await hashOf(store, made.table) });
  expect(JSON.stringify([record, lines]).length).toBeLessThan(60_000);
  const db = new DatabaseSync(join(folder, "trestle.db"), { readOnly: true });
  onTestFinished(() => db.close());
  expect(db.prepare("select count(*) as n from editions").get()).toEqual({ n: 1 });
  const whole = (await readWhole(store, made.table))!;
  expect(whole.record.edition?.file).toEqual(edition);
  expect(verifyTable(whole).fault).toBeNull();
});

test("a folder from before has its editions moved out, and its games go on", PATIENCE, async () => {
  const before = await openServer();
  const { made, ann } = await playWith(before, box("From before"));
  const lobby = await makeWith(before, box("From before"), { listed: true });
  const tables = [(await readWhole(before.store, made.table))!, (await readWhole(before.store, lobby.table))!];
  expect(tables[0]!.lines[0]).toContain('"file":{');
  const folder = join(root, "before");
  oldFolder(folder, tables);

  const store = await openSqlite(folder, { scrub: { work: 1_000, rest: 0 } });
  const damage: Damage[] = [];
  store.onDamage((one) => damage.push(one));
  await store.scrubbed;
  expect(damage).toEqual([]);
  const kept = (await store.read(made.table))!;
  expect(kept.lines[0]).not.toContain('"file":{');
  expect(kept.record.edition).toEqual({ hash: tables[0]!.record.edition!.hash });
  expect(await readWhole(store, made.table)).toEqual({ ...tables[0], rev: 1 });
  expect((await store.listed(9)).map((t) => t.id)).toEqual([lobby.table]);
  expect((await store.waiting("heist", 9)).map((t) => t.id)).toEqual([lobby.table]);

  const server = await openServer({}, { store });
  const again = await Client.at(server.port, made.table, ann.secrets);
  expect(again.v).toBeGreaterThanOrEqual(tables[0]!.lines.length - 1);
  await again.play(() => again.v >= tables[0]!.lines.length + 4);
  expect(verifyTable((await readWhole(store, made.table))!).fault).toBeNull();
});

test("what was damaged before the move of editions is damaged after it", PATIENCE, async () => {
  const before = await openServer();
  const names = ["row", "record", "header"] as const;
  const tables = [];
  for (const name of names) {
    const { made } = await playWith(before, box(`Damaged ${name}`));
    tables.push((await readWhole(before.store, made.table))!);
  }
  const folder = join(root, "damaged-before");
  oldFolder(folder, tables);
  const [row, record, header] = tables.map((t) => t.record.id) as [string, string, string];
  const db = new DatabaseSync(join(folder, "trestle.db"));
  db.prepare("update tables set code = 'XXXXXX' where id = ?").run(row);
  db.prepare("update records set record = replace(record, 'Ann', 'Eve') where table_id = ?").run(record);
  db.prepare("update lines set line = replace(line, '\"created\"', '\"Created\"') where table_id = ? and n = 0").run(
    header,
  );
  db.close();
  const store = await openSqlite(folder, { scrub: { work: 1_000, rest: 0 } });
  onTestFinished(() => store.close());
  const damage: Damage[] = [];
  store.onDamage((one) => damage.push(one));
  await store.scrubbed;
  expect(new Set(damage.map((d) => d.table))).toEqual(new Set([row, record, header]));
  for (const id of [row, record, header]) await expect(store.read(id)).rejects.toBeInstanceOf(DamagedTable);
});

test("a damaged edition closes its tables in words; whoever brings it again mends it", PATIENCE, async () => {
  const folder = join(root, "damaged");
  const edition = box("Damaged");
  const first = await openServer({}, { store: await openSqlite(folder) });
  const made = await makeWith(first, edition);
  const hash = await hashOf(first.store, made.table);
  await first.close();
  const db = new DatabaseSync(join(folder, "trestle.db"));
  db.prepare("update editions set file = replace(file, 'Damaged', 'damaged')").run();
  db.close();
  const damage: Damage[] = [];
  const scrub = { work: 1_000, rest: 0 };
  const store: SqliteStore = await openSqlite(folder, { scrub });
  store.onDamage((one) => damage.push(one));
  await store.scrubbed;
  expect(damage).toEqual([{ table: null, reason: `edition ${hash} is damaged` }]);
  await expect(store.edition(hash)).rejects.toBeInstanceOf(DamagedTable);
  await expect(readWhole(store, made.table)).rejects.toBeInstanceOf(DamagedTable);
  expect(await store.keepEdition(hash, JSON.stringify(edition))).toBe(true);
  expect(await store.edition(hash)).toBe(JSON.stringify(edition));
  await store.close();
});

test("editions go along with a table that moves, and with all of them", PATIENCE, async () => {
  const there = await openServer();
  const { made } = await playWith(there, box("On the road"));
  const whole = await readWhole(there.store, made.table);
  const all = join(root, "all");
  const into = await openSqlite(all);
  onTestFinished(() => into.close());
  await copyStore(there.store, into, Date.now());
  expect((await readWhole(into, made.table))?.lines).toEqual(whole?.lines);
  const parcel = JSON.stringify(await exportTable(there.store, made.table, Date.now()));
  const here = new MemoryStore();
  await importTable(here, parcel, "f", Date.now());
  expect((await readWhole(here, made.table))?.lines).toEqual(whole?.lines);
  expect(await here.edition(whole!.record.edition!.hash)).toBe(JSON.stringify(whole!.record.edition!.file));
});

test("editions at hand are bounded by bytes and by count; one that is held is known for longer", () => {
  const entry = GAMES[0]!;
  const cache = new EditionCache({ count: 3, bytes: 1_000 });
  const held = { ...entry, file: "x".repeat(400) };
  cache.add("held", held);
  for (let i = 0; i < 20; i++) cache.add(`e${i}`, { ...entry, file: "x".repeat(400) });
  expect(cache.held).toEqual({ count: 2, bytes: 800 });
  for (let i = 0; i < 20; i++) cache.add(`s${i}`, { ...entry, file: "x" });
  expect(cache.held).toEqual({ count: 3, bytes: 3 });
  expect(cache.get("held")).toBe(held);
  expect(cache.add("held", { ...entry, file: "y" })).toBe(held);
});

test("so many editions are played at once: the next one waits until somebody leaves", PATIENCE, async () => {
  const server = await openServer({ idleAfter: 3_600_000 });
  const clients: Client[] = [];
  let refused: string | null = null;
  for (let i = 0; i < 12 && refused === null; i++) {
    // At hand when somebody comes: it counts nevertheless.
    const made = await makeWith(server, box(`Played ${i}`, 500_000));
    const { edition } = (await server.store.listing(made.table))!;
    expect(findEntry("heist", { hash: edition! })).not.toBeNull();
    const client = new Client(server.port, made.table, [made.hostSecret]);
    await client.open();
    client.raw({ t: "hello", protocol: 2, secrets: [], history: false });
    await Promise.race([client.next((f) => f.t === "sync"), client.closed]);
    const fault = client.frames.find((f) => f.t === "fault");
    if (fault === undefined) clients.push(client);
    else refused = `${made.table} ${fault.rule}`;
  }
  expect(clients).toHaveLength(8);
  expect(refused).toContain("SERVER-EDITION-4");
  clients[3]!.ws.close();
  await clients[3]!.closed;
  const table = refused!.split(" ")[0]!;
  const late = await Client.at(server.port, table);
  expect(late.table?.id).toBe(table);
});

test("of files on their way few are taken in at once, and few are given out", PATIENCE, async () => {
  const store = new MemoryStore();
  const server = await openServer({}, { store });
  const made = await makeWith(server, box("On its way"));
  const head = "POST /api/tables/with-edition HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
  const sockets = Array.from({ length: 2 }, () => connect(server.port, "127.0.0.1"));
  for (const socket of sockets) {
    onTestFinished(() => void socket.destroy());
    socket.write(`${head}Content-Length: 400000\r\n\r\n{`);
  }
  const asks = async (): Promise<number> => (await post(`${server.url}/api/tables/with-edition`, {})).status;
  await expect.poll(asks).toBe(429);
  for (const socket of sockets) socket.destroy();
  await expect.poll(asks).toBe(400);

  const edition = store.edition.bind(store);
  const gate = Promise.withResolvers<void>();
  store.edition = async (hash) => {
    await gate.promise;
    return edition(hash);
  };
  const file = `${server.url}/api/tables/${made.table}/edition`;
  const waiting = Array.from({ length: 32 }, () => get(file));
  await expect.poll(async () => (await Promise.race([get(file), gate.promise]))?.status).toBe(429);
  gate.resolve();
  expect(new Set((await Promise.all(waiting)).map((r) => r.status))).toContain(200);
  expect((await get(file)).status).toBe(200);
});

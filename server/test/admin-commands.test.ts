import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { indexOf, StoreFailure } from "@trestle/table";
import { readConfig } from "../src/config.ts";
import { backUp, moveAll, restore } from "../src/commands/backup.ts";
import { runDoctor } from "../src/commands/doctor.ts";
import { verifyTable } from "../src/commands/verify-table.ts";
import { importTable, exportTable } from "../src/commands/transfer.ts";
import { everyTable, type ServerStore } from "../src/store/server-store.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { openStore } from "../src/store/open.ts";
import { openPostgres } from "../src/store/postgres/store.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";
import { Client, openServer, startGame, type Opened } from "./kit.ts";
import { openDatabases, type Databases } from "./postgres-kit.ts";

const PATIENCE = { timeout: 300_000 };
let databases: Databases;
beforeAll(async () => void (databases = await openDatabases()), 300_000);
afterAll(() => databases.end());

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "trestle-daily-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function serverOn(dir: string): Promise<Opened> {
  return openServer({}, { store: await openSqlite(dir) });
}

/** A game with some moves in it. */
async function begun(server: Opened, moves: number) {
  const game = await startGame(server, { options: {}, game: "bang", seats: 4, bots: 3 });
  await game.ann.play(() => game.ann.v >= moves);
  return game;
}

/** All tables by what is kept of them and where their logs lead. */
async function pictureOf(store: ServerStore): Promise<Record<string, string>> {
  const picture: Record<string, string> = {};
  for await (const table of everyTable(store, (id, reason) => expect.fail(`${id}: ${reason}`))) {
    const { digest, position, fault } = verifyTable(table);
    expect(fault).toBeNull();
    picture[table.record.id] = `${digest} ${position}`;
  }
  return picture;
}

test("a backup taken while people play holds all that was acknowledged, and is restored", PATIENCE, async () => {
  const dir = folder();
  const server = await serverOn(dir);
  const { made, ann } = await begun(server, 12);
  const acknowledged = ann.v;
  const file = join(folder(), "backup.db");
  const playing = ann.play(() => ann.v > acknowledged + 30);
  const saved = await backUp(dir, file, Date.now());
  await playing;
  expect(saved).toMatchObject({ tables: 1, playing: 1, damaged: [] });
  await server.close();

  const other = folder();
  rmSync(other, { recursive: true });
  expect(await restore(file, other, Date.now())).toEqual(saved);
  await expect(restore(file, other, Date.now())).rejects.toThrow(/holds tables already/);
  await expect(backUp(dir, file, Date.now())).rejects.toThrow(/exists already/);
  const again = await serverOn(other);
  const back = await Client.at(again.port, made.table, ann.secrets);
  expect(back.v).toBeGreaterThanOrEqual(acknowledged);
  await back.play(() => back.v > acknowledged + 5);
});

test("what is no backup is refused, and leaves nothing behind", PATIENCE, async () => {
  const dir = folder();
  const file = join(dir, "letter.db");
  writeFileSync(file, "Dear Ann, ".repeat(1000));
  const to = join(dir, "there");
  await expect(restore(file, to, Date.now())).rejects.toBeInstanceOf(StoreFailure);
  await expect(backUp(to, join(dir, "b.db"), Date.now())).rejects.toThrow(/is not a data folder/);
  const store = await openSqlite(to);
  expect(await store.counts()).toEqual({ tables: 0, lines: 0 });
  await store.close();
});

test("a community moves to PostgreSQL with games under way, and back", PATIENCE, async () => {
  const dir = folder();
  const server = await serverOn(dir);
  const { made, ann } = await begun(server, 20);
  const other = await begun(server, 5);
  // Else bots play on, in front of the picture and behind it.
  for (const one of [ann, other.ann]) expect(await one.rule({ t: "pause", on: true })).toBe("done");
  await server.store.claim({ name: "Ann", folded: "ann", passphrase: "p" });
  const before = await pictureOf(server.store);
  await server.close();

  const url = await databases.fresh();
  expect(await moveAll(dir, url, Date.now())).toMatchObject({ tables: 2, playing: 2, accounts: 1, damaged: [] });
  await expect(moveAll(dir, url, Date.now())).rejects.toThrow(/tables there already/);
  const database = await openStore(url);
  expect(await pictureOf(database)).toEqual(before);
  await database.close();

  // A server that plays there would go on behind our back.
  const home = folder();
  const playing = await openServer({}, { store: await openPostgres(url, { pool: 5 }) });
  await expect(moveAll(url, home, Date.now())).rejects.toThrow(/A server runs at/);
  await playing.close();
  await moveAll(url, home, Date.now());
  const store = await openSqlite(home);
  expect(await pictureOf(store)).toEqual(before);
  expect(await store.account("ann")).toMatchObject({ name: "Ann" });
  await store.close();
  const again = await serverOn(home);
  const back = await Client.at(again.port, made.table, ann.secrets);
  expect(await back.rule({ t: "pause", on: false })).toBe("done");
  await back.play(() => back.v > 24);
  expect(back.you.seats).toEqual(ann.you.seats);
});

test("a live table leaves as one signed file, goes on elsewhere, and comes home", PATIENCE, async () => {
  const word = "a-word-for-hosts";
  const here = await openServer({ adminWord: word });
  const { made, ann } = await begun(here, 10);
  const asked = (path: string, said: string) =>
    fetch(`${here.url}${path}`, { method: "POST", headers: { authorization: `Bearer ${said}` } });
  expect((await asked(`/admin/export/${made.table}`, "wrong-wrong-wrong")).status).toBe(403);
  const response = await asked(`/admin/export/${made.code}`, word);
  expect(response.status).toBe(200);
  const parcel = await response.text();
  expect((await ann.closed).code).toBe(1013);
  expect((await asked(`/admin/export/${made.table}`, word)).status).toBe(409);
  const gone = await Client.at(here.port, made.table, ann.secrets);
  expect(gone.table?.phase).toBe("closed");

  const there = await openServer();
  const tampered = parcel.replace(/"exported":"2/, '"exported":"3');
  await expect(importTable(there.store, tampered, "f", Date.now())).rejects.toThrow(/signature/);
  await expect(importTable(there.store, parcel.slice(0, -9), "f", Date.now())).rejects.toThrow(/not JSON/);
  await expect(importTable(there.store, "{}", "f", Date.now())).rejects.toThrow(/not an exported table/);
  expect(await importTable(there.store, parcel, "f", Date.now())).toMatchObject({ id: made.table, phase: "playing" });
  await expect(importTable(there.store, parcel, "f", Date.now())).rejects.toThrow(/here already/);
  const ann2 = await Client.at(there.port, made.table, ann.secrets);
  await ann2.play(() => ann2.v > ann.v + 10);
  const lived = ann2.v;
  await ann2.end();

  const back = JSON.stringify(
    await there.registry.handOver(made.table, () => exportTable(there.store, made.table, Date.now())),
  );
  await expect(exportTable(there.store, made.table, Date.now())).rejects.toThrow(/already exported/);
  await gone.end();
  here.registry.sweep();
  await importTable(here.store, back, "f", Date.now());
  await expect(importTable(here.store, parcel, "f", Date.now())).rejects.toThrow(/here already/);
  expect((await here.store.read(made.table))!.lines.length).toBeGreaterThan(lived);
});

test("a table from elsewhere whose code is taken here gets another one", PATIENCE, async () => {
  const there = await openServer();
  const { made } = await begun(there, 4);
  const parcel = JSON.stringify(await exportTable(there.store, made.table, Date.now()));
  const here = new MemoryStore();
  const record = { ...(await there.store.read(made.table))!.record, id: "anothertable" };
  await here.commit([{ t: "record", table: record.id, rev: 1, record, index: indexOf(record, null) }]);
  const taken = await importTable(here, parcel, "f", Date.now());
  expect(taken.code).toMatch(/^[A-Z]{6}$/);
  expect(taken.code).not.toBe(made.code);
});

test("the doctor finds a healthy host healthy, and says what to do about the rest", PATIENCE, async () => {
  const dir = folder();
  const at = (flags: Record<string, string>) => runDoctor(readConfig({ host: "127.0.0.1", port: "0", ...flags }, {}));
  expect((await at({ data: dir })).filter((f) => f.state === "problem")).toEqual([]);
  const store = await openSqlite(dir);
  const used = await at({ data: dir });
  expect(used.map((f) => f.words).join(" ")).toMatch(
    /A server is using the folder.*The schema is \d+, the newest.*intact/,
  );
  await store.close();
  writeFileSync(join(dir, "trestle.db"), readFileSync(join(dir, "trestle.db")).fill(7, 0, 40));
  expect((await at({ data: dir })).filter((f) => f.state === "problem")).toHaveLength(1);
  const found = await at({ database: await databases.fresh() });
  expect(found.map((f) => f.words).join(" ")).toMatch(/PostgreSQL .* answers/);
  const away = await at({ database: "postgres://nobody@127.0.0.1:1/none" });
  expect(away.some((f) => f.state === "problem")).toBe(true);
});

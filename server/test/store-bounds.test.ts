import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { ADMIN_COMMANDS } from "../src/commands/index.ts";
import { backUp, restore } from "../src/commands/backup.ts";
import { WAL_LIMIT } from "../src/store/sqlite/tables.ts";
import { lineOp, recordOp, sample } from "./store-sample.ts";
import { openSqlite, type SqliteStore } from "../src/store/sqlite/store.ts";

const PATIENCE = { timeout: 300_000 };

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "trestle-bounds-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return join(made, "data");
}

/** So many tables write one line after the other without a pause; how large the log was at most. */
async function load(store: SqliteStore, name: string, megabytes: number): Promise<number> {
  const line = "x".repeat(4000);
  const each = Math.ceil((megabytes * 1024 ** 2) / line.length / 32);
  let largest = 0;
  const write = async (table: string): Promise<void> => {
    await store.commit([recordOp(sample(table), 1)]);
    for (let n = 0; n < each; n++) {
      await store.commit([lineOp(table, n, line)]);
      largest = Math.max(largest, statSync(`${store.file}-wal`).size);
    }
  };
  await Promise.all(Array.from({ length: 32 }, (_, i) => write(`${name}${i}`)));
  return largest;
}

test("the write-ahead log stays within its bound under constant load", PATIENCE, async () => {
  const store = await openSqlite(folder());
  onTestFinished(() => store.close());
  // What is in one commit goes on top of it.
  expect(await load(store, "a", 40)).toBeLessThan(1.2 * WAL_LIMIT);
});

test("so it does while somebody reads all the time, and goes back when they stop", PATIENCE, async () => {
  const store = await openSqlite(folder());
  onTestFinished(() => store.close());
  const reader = new DatabaseSync(store.file, { readOnly: true });
  onTestFinished(() => reader.close());
  const stop = new AbortController();
  const read = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      reader.exec("begin");
      reader.prepare("select count(*) from lines").get();
      await sleep(10);
      reader.exec("commit");
      await sleep(10);
    }
  };
  const done = read();
  const largest = await load(store, "a", 60);
  stop.abort();
  await done;
  expect(largest).toBeLessThan(2.5 * WAL_LIMIT);
  await load(store, "b", 20);
  expect(statSync(`${store.file}-wal`).size).toBeLessThan(1.2 * WAL_LIMIT);
});

const inNamespace = (script: string) => spawnSync("unshare", ["-rm", "sh", "-c", script], { encoding: "utf8" });
/** A disk of our own needs a namespace of our own; where there is none, `store-failures.test.ts` bounds the file instead. */
const hasDisks = inNamespace("mount -t tmpfs -o size=1m tmpfs /tmp").status === 0;

test.skipIf(!hasDisks)("a full disk refuses in words; with room it goes on, and nothing is lost", PATIENCE, () => {
  const disk = folder();
  mkdirSync(disk);
  const child = fileURLToPath(new URL("./full-disk-child.ts", import.meta.url));
  const run = inNamespace(`mount -t tmpfs -o size=4m tmpfs ${disk} && ${process.execPath} ${child} ${disk}`);
  expect(run.stderr).toBe("");
  const told = JSON.parse(run.stdout) as Record<string, number> & { words: string[] };
  expect(told["atFull"]).toBeGreaterThan(20);
  expect(told["readWhenFull"]).toBe(told["atFull"]);
  expect(told["kept"]).toBeGreaterThan(told["atFull"]! + 20);
  expect(told["lines"]).toBe(told["kept"]);
  expect(told["damage"]).toEqual([]);
  expect(told.words.join()).toContain("There is no room left");
});

test("nobody but its user may read what is in the folder, nor backups", PATIENCE, async () => {
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  const data = folder();
  const store = await openSqlite(data);
  await store.commit([recordOp(sample("a"), 1)]);
  const modes = (where: string) =>
    Object.fromEntries(readdirSync(where).map((name) => [name, statSync(join(where, name)).mode & 0o777]));
  expect(statSync(data).mode & 0o777).toBe(0o700);
  const names = ["lock.db", "trestle.db", "trestle.db-shm", "trestle.db-wal", "trestle.mark"];
  expect(Object.keys(modes(data))).toEqual(expect.arrayContaining(names));
  expect(Object.values(modes(data)).filter((mode) => mode !== 0o600)).toEqual([]);
  const saved = join(data, "../saved/backup.db");
  await backUp(data, saved, Date.now());
  await store.close();
  const file = join(data, "../saved/a.json");
  await ADMIN_COMMANDS["export"]!.run(["table-a"], { data, to: file });
  expect(modes(join(data, "../saved"))).toEqual({ "backup.db": 0o600, "a.json": 0o600 });
  const other = join(data, "../saved/again");
  await restore(saved, other, Date.now());
  expect(Object.values(modes(other)).filter((mode) => mode !== 0o600)).toEqual([]);
  // A folder of an earlier version.
  chmodSync(join(data, "trestle.db"), 0o644);
  await (await openSqlite(data)).close();
  expect(modes(data)["trestle.db"]).toBe(0o600);
});

import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { StoreFailure } from "@trestle/table";
import { everyAccount, everyTable, type ServerStore } from "../store/server-store.ts";
import { isDatabase, openStore, placeName } from "../store/open.ts";
import { PostgresStore } from "../store/postgres/store.ts";
import { openSqlite } from "../store/sqlite/store.ts";
import { copyStore, type CopyResult } from "./copy.ts";
import { verifyTable } from "./verify-table.ts";
import { snapshot } from "./snapshot.ts";

/** Writes everything into one file while people play; every log in it is played again. */
export async function backUp(from: string, file: string, now: number): Promise<CopyResult> {
  if (existsSync(file)) throw new StoreFailure(`${file} exists already. Choose another name: nothing was changed.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(dirname(file), `.${basename(file)}-`));
  try {
    const copied = isDatabase(from) ? await fromDatabase(from, folder, now) : await fromFolder(from, folder);
    chmodSync(join(folder, "trestle.db"), 0o600);
    renameSync(join(folder, "trestle.db"), file);
    return copied;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fromFolder(from: string, folder: string): Promise<CopyResult> {
  await snapshot(from, folder);
  return withStore(await openSqlite(folder), census);
}

async function fromDatabase(from: string, folder: string, now: number): Promise<CopyResult> {
  return withStore(await openStore(from), async (source) =>
    withStore(await openSqlite(folder), (into) => copyStore(source, into, now)),
  );
}

/** Puts a backup into an empty data folder or database. */
export async function restore(file: string, to: string, now: number): Promise<CopyResult> {
  if (!existsSync(file)) throw new StoreFailure(`There is no backup ${file}.`);
  if (!isDatabase(to) && existsSync(join(to, "trestle.db")))
    throw new StoreFailure(
      `${to} holds tables already. Move that folder away first, or choose another one with --data.`,
    );
  const folder = isDatabase(to) ? mkdtempSync(join(dirname(file), ".restore-")) : to;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, "trestle.db");
  try {
    copyPrivately(file, copy);
    return await withStore(await openSqlite(folder), async (store) =>
      isDatabase(to) ? withStore(await openStore(to), (into) => copyStore(store, into, now)) : census(store),
    );
  } catch (error) {
    // A file that is no backup must not stay behind in the place of one.
    if (!isDatabase(to)) for (const end of ["", "-wal", "-shm"]) rmSync(copy + end, { force: true });
    throw error;
  } finally {
    if (isDatabase(to)) rmSync(folder, { recursive: true, force: true });
  }
}

/** At no moment may anybody else read it. */
function copyPrivately(from: string, to: string): void {
  const folder = mkdtempSync(join(dirname(to), ".copy-"));
  try {
    copyFileSync(from, join(folder, "copy"));
    chmodSync(join(folder, "copy"), 0o600);
    renameSync(join(folder, "copy"), to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies everything from one place to another, with games under way; the old place stays as it was. */
export async function moveAll(from: string, to: string, now: number): Promise<CopyResult> {
  if (placeName(from) === placeName(to)) throw new StoreFailure("Source and target are the same.");
  return withStore(await openStore(from), async (source) => {
    const servers = source instanceof PostgresStore ? await source.servers() : 0;
    if (servers > 0)
      throw new StoreFailure(
        `${servers === 1 ? "A server runs" : `${servers} servers run`} at ${placeName(from)}. ` +
          "Stop them first: what they store meanwhile would stay behind. Nothing was changed.",
      );
    return withStore(await openStore(to), (into) => copyStore(source, into, now));
  });
}

async function census(store: ServerStore): Promise<CopyResult> {
  const found: CopyResult = { tables: 0, lines: 0, accounts: 0, playing: 0, damaged: [] };
  for await (const _ of everyAccount(store)) found.accounts++;
  for await (const table of everyTable(store, (id, reason) => found.damaged.push(`${id}: ${reason}`))) {
    const { lines, fault } = verifyTable(table);
    found.tables++;
    found.lines += lines;
    if (table.record.phase === "playing") found.playing++;
    if (fault !== null) found.damaged.push(`${table.record.id}: ${fault}`);
  }
  return found;
}

async function withStore<T>(store: ServerStore, work: (store: ServerStore) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

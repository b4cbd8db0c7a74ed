import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreFailure } from "@trestle/table";
import { explain } from "./failure.ts";

/** These files hold secrets of deals: their user alone may read them. */
const PRIVATE = 0o600;

export interface Folder {
  /** The database's file. */
  file: string;
  /** Releases the folder for another process. */
  release(): void;
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StoreFailure(explain(error, file).message, { cause: error });
  }
}

/** Another process uses the folder and may be asked to do something instead. */
export class FolderTaken extends StoreFailure {}

/**
 * A lock that dies with its process: a transaction left open on a database of its own. The operating system drops it
 * however the process ends, so there is no stale lock to clear away.
 */
function lock(folder: string): DatabaseSync {
  const file = join(folder, "lock.db");
  makePrivate(file);
  const db = attempt(file, () => new DatabaseSync(file));
  try {
    db.exec("pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive");
    return db;
  } catch (error) {
    db.close();
    const busy = error instanceof Error && "errcode" in error && error.errcode === 5;
    if (!busy) throw new StoreFailure(explain(error, file).message, { cause: error });
    throw new FolderTaken(
      `Another Trestle server is using the data folder ${folder}. Stop it, or choose another folder with --data.`,
      { cause: error },
    );
  }
}

/** SQLite opens read-only what it may not write, and complains much later: check first. */
function probe(file: string): void {
  if (!existsSync(file)) return;
  attempt(file, () => closeSync(openSync(file, "r+")));
  makePrivate(file);
}

/**
 * Creates the file if it is missing; SQLite gives side files its rights. An existing file is not opened: closing
 * it would drop this process's locks on it.
 */
function makePrivate(file: string): void {
  if (!existsSync(file)) attempt(file, () => closeSync(openSync(file, "a", PRIVATE)));
  try {
    chmodSync(file, PRIVATE);
  } catch {
    // It belongs to another user, who lets us write it and decides about its rights.
  }
}

/** The data folder, created if it is missing (for this user only), and locked. */
export function takeFolder(folder: string): Folder {
  attempt(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const held = lock(folder);
  const file = join(folder, "trestle.db");
  try {
    for (const end of ["", "-wal", "-shm"]) probe(file + end);
    makePrivate(file);
  } catch (error) {
    held.close();
    throw error;
  }
  const release = (): void => {
    if (held.isOpen) held.close();
  };
  return { file, release };
}

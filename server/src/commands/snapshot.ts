import { existsSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StoreFailure } from "@trestle/table";

/** All pages in one step: in several, every commit of the server in between would make SQLite start over. */
const ALL = 2 ** 31 - 1;

/** Copies the database of a server that may be running, as it is at one moment. */
export async function snapshot(folder: string, into: string): Promise<void> {
  const file = join(folder, "trestle.db");
  if (!existsSync(file))
    throw new StoreFailure(
      `${folder} is not a data folder: there is no trestle.db in it. Choose the right one with --data.`,
    );
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    await backup(db, join(into, "trestle.db"), { rate: ALL });
  } finally {
    db.close();
  }
}

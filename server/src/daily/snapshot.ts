import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StoreFailure } from "@trestle/table";
import { generationOf } from "../store/journal-format.ts";
import { segmentFiles } from "../store/journal.ts";

const TRIES = 50;

/**
 * Copies the data folder of a server that may be playing: first the journal, then the database. What the journal's copy
 * lacks the database has taken in by then, or nobody needs: together they are the tables as they stood at one moment,
 * with everything that had been acknowledged when it began.
 */
export async function snapshot(folder: string, into: string): Promise<void> {
  const file = join(folder, "trestle.db");
  if (!existsSync(file))
    throw new StoreFailure(
      `${folder} is no data folder: there is no trestle.db in it. Name the right one with --data.`,
    );
  copyJournal(folder, into);
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    await backup(db, join(into, "trestle.db"));
  } finally {
    db.close();
  }
}

/** Segments are written in turn: a copy during which another one was begun may lack what lies between. */
function copyJournal(folder: string, into: string): void {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = generations(folder);
    segmentFiles(folder).forEach((segment, i) => {
      if (existsSync(segment)) copyFileSync(segment, segmentFiles(into)[i]!);
    });
    if (generations(folder).every((generation, i) => generation === before[i])) return;
  }
  throw new StoreFailure(`The journal in ${folder} changes faster than it can be copied. Try again.`);
}

function generations(folder: string): (number | null)[] {
  return segmentFiles(folder).map((segment) => (existsSync(segment) ? generationOf(readFileSync(segment)) : null));
}

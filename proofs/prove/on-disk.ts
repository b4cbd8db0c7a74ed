import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { canonical, isLogFault, readLog, replayEntries, seedOf, type Log } from "@trestle/kernel";
import type { StoredTable } from "@trestle/table";
import { findGame } from "@trestle/tools/registry.ts";

export interface OnDisk {
  record: StoredTable["record"];
  lines: string[];
}

/** What a dead server left of these tables, read from a copy: the next one must find the files as they are. */
export function readFolder(data: string, tables: readonly string[]): OnDisk[] {
  const copy = mkdtempSync(join(tmpdir(), "trestle-copy-"));
  try {
    const files = readdirSync(data).filter((name) => !name.startsWith("lock"));
    for (const name of files) copyFileSync(join(data, name), join(copy, name));
    return readLive(copy, tables);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * The same from under a server that runs. It reads the database by its description (docs/adr/0026) and by no code of the
 * server's: what was acknowledged must be there for anybody who has the folder.
 */
export function readLive(folder: string, tables: readonly string[]): OnDisk[] {
  const name = readdirSync(folder).find((file) => file.endsWith(".db") && !file.startsWith("lock"))!;
  const db = new DatabaseSync(join(folder, name));
  try {
    // One look at all of it.
    db.exec("begin");
    const recordOf = db.prepare("select record from records where table_id = ?");
    const linesOf = db.prepare("select line from lines where table_id = ? order by n");
    return tables.map((id) => ({
      record: JSON.parse(String(recordOf.get(id)?.["record"])) as OnDisk["record"],
      lines: linesOf.all(id).map((row) => String(row["line"])),
    }));
  } finally {
    db.close();
  }
}

/** What a seat (-1: a watcher) was told after entry v. */
export type Told = Map<number, Map<number, string>>;

export interface Checked {
  /** Of each move that counts. */
  keys: string[];
  hash: string;
  compared: number;
}

/**
 * Plays a log again from its first card, by no code of the server's, and compares every view anybody was told with
 * the position at its entry. Throws at the first difference.
 */
export function checkLog({ record, lines }: OnDisk, told: Told): Checked {
  const log = readLog(`${lines.join("\n")}\n`, "open");
  if (isLogFault(log)) throw new Error(`line ${log.line} of ${record.id}: ${log.reason}`);
  const last = log.entries.length;
  for (const v of told.keys()) if (v > last) throw new Error(`entry ${v} was told, but only ${last} are on disk`);
  const { game } = findGame(record.game)!;
  const at = byMove(log, told);
  const parts = record.parts ?? [];
  const keys: string[] = [];
  let compared = 0;
  const run = replayEntries(game, log, seedOf(log.header, record.secret, parts), (entry, _events, state) => {
    if (entry !== null) keys.push(entry.key);
    for (const [seat, view] of at.get(entry?.n ?? 0) ?? []) {
      if (canonical(game.view(state, seat < 0 ? null : seat)) !== view)
        throw new Error(`seat ${seat} of ${record.id} was told another view after entry ${entry?.n ?? 0}`);
      compared++;
    }
  });
  if ("reason" in run) throw new Error(`line ${run.line} of ${record.id}: ${run.reason}`);
  if (log.end !== null && log.end.hash !== run.hash) throw new Error(`${record.id} ended in another position`);
  return { keys, hash: run.hash, compared };
}

/** Entries that are no moves leave the position as it was. */
function byMove(log: Log, told: Told): Map<number, [number, string][]> {
  const at = new Map<number, [number, string][]>();
  for (const [v, views] of told) {
    const n = log.entries.findLast((e) => e.t === "move" && e.n <= v)?.n ?? 0;
    at.set(n, [...(at.get(n) ?? []), ...views]);
  }
  return at;
}

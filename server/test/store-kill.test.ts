import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { proveKills } from "../src/store/kill-proof.ts";
import { openJournaled } from "../src/store/journaled.ts";
import { openSqlite } from "../src/store/sqlite.ts";

const OPEN = { sqlite: openSqlite, journal: openJournaled };

it.each(["sqlite", "journal"] as const)(
  "%s loses nothing it acknowledged when it is killed",
  async (how) => {
    const folder = mkdtempSync(join(tmpdir(), "trestle-kill-"));
    const writer = fileURLToPath(new URL("./store-kill-child.ts", import.meta.url));
    const wish = { writer, folder, kills: 5, writers: 32, window: 400, how };
    const proof = await proveKills(wish, () => OPEN[how](folder));
    expect(proof).toMatchObject({ kills: 5, lost: 0, wrong: 0, torn: 0 });
    expect(proof.acknowledged).toBeGreaterThan(100);
    const db = new DatabaseSync(join(folder, "trestle.db"));
    expect(db.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    // Nothing twice and no gap: a row holds one line or several, from its number on.
    const apart = `select id from tables where next <> (
    select sum(1 + length(line) - length(replace(line, char(10), ''))) from lines where table_id = id)`;
    expect(db.prepare(apart).all()).toEqual([]);
    db.close();
    rmSync(folder, { recursive: true });
  },
  300_000,
);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { proveKills } from "../src/store/kill-proof.ts";
import { openSqlite } from "../src/store/sqlite.ts";

it("loses nothing it acknowledged when it is killed, writes nothing twice and leaves no gap", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trestle-kill-"));
  const writer = fileURLToPath(new URL("./store-kill-child.ts", import.meta.url));
  const proof = await proveKills({ writer, folder, kills: 5, writers: 32, window: 400 }, () => openSqlite(folder));
  expect(proof).toMatchObject({ kills: 5, lost: 0, wrong: 0, torn: 0 });
  expect(proof.acknowledged).toBeGreaterThan(100);
  const db = new DatabaseSync(join(folder, "trestle.db"));
  expect(db.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  const apart =
    "select count(*) - max(n) - 1 as off, min(n) as low from lines group by table_id having off <> 0 or low <> 0";
  expect(db.prepare(apart).all()).toEqual([]);
  db.close();
  rmSync(folder, { recursive: true });
}, 300_000);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { proveKills } from "./store-kill-proof.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";

it("loses nothing it acknowledged when it is killed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trestle-kill-"));
  const writer = fileURLToPath(new URL("./store-kill-child.ts", import.meta.url));
  const wish = { writer, folder, kills: 5, writers: 32, window: 400 };
  const damage: unknown[] = [];
  const proof = await proveKills(wish, async () => {
    const store = await openSqlite(folder, { scrub: { work: 1_000, rest: 0 } });
    store.onDamage((found) => damage.push(found));
    await store.scrubbed;
    return store;
  });
  // A kill is no damage.
  expect(damage).toEqual([]);
  expect(proof).toMatchObject({ kills: 5, lost: 0, wrong: 0, torn: 0 });
  expect(proof.acknowledged).toBeGreaterThan(100);
  const db = new DatabaseSync(join(folder, "trestle.db"));
  expect(db.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  // Nothing twice and no gap.
  const apart = "select id from tables where next <> (select count(*) from lines where table_id = id)";
  expect(db.prepare(apart).all()).toEqual([]);
  db.close();
  rmSync(folder, { recursive: true });
}, 300_000);

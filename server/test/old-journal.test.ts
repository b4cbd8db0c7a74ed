import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { DamagedTable } from "@trestle/table";
import { openSqlite } from "../src/store/sqlite/store.ts";
import { lineOp } from "./store-sample.ts";

// A folder of the last version that had a journal, as a kill left it: its database and the journal's two files.
const FIXTURE = new URL("./fixtures/old-journal.json", import.meta.url);

function oldFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trestle-old-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = JSON.parse(readFileSync(FIXTURE, "utf8")) as Record<string, string>;
  for (const [name, packed] of Object.entries(files))
    writeFileSync(join(folder, name), gunzipSync(Buffer.from(packed, "base64")));
  return folder;
}

test("a folder with a journal has all that was acknowledged, and no journal afterwards", async () => {
  const folder = oldFolder();
  for (let start = 0; start < 2; start++) {
    const store = await openSqlite(folder);
    expect(await store.read("table-a")).toMatchObject({
      rev: 2,
      record: { paused: true },
      lines: ['{"n":0,"who":"Zoë"}', '{"n":1}', '{"n":2}'],
      chat: [{ id: 1, text: "hello" }],
    });
    expect((await store.read("table-b"))?.lines).toHaveLength(5 + start);
    expect((await store.read("table-c"))?.lines).toEqual(["c0", "c1"]);
    expect(await store.due(10, 9)).toEqual([{ table: "table-a", due: 9 }]);
    expect((await store.held(["h"], null, 9)).map((t) => t.id)).toEqual(["table-a"]);
    expect(await store.find("code-c")).toBe("table-c");
    await store.commit([lineOp("b", 5 + start)]);
    await store.close();
    expect(readdirSync(folder).filter((name) => name.startsWith("journal"))).toEqual([]);
  }
});

test("a damaged record of the journal costs its own table only, which says so", async () => {
  const folder = oldFolder();
  const file = join(folder, "journal-a.log");
  const bytes = readFileSync(file);
  const at = bytes.indexOf("l table-c 0 ");
  expect(at).toBeGreaterThan(0);
  bytes[at + 12]! ^= 0x10;
  writeFileSync(file, bytes);
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  expect((await store.read("table-a"))?.lines).toHaveLength(3);
  expect((await store.read("table-b"))?.lines).toHaveLength(5);
  await expect(store.read("table-c")).rejects.toBeInstanceOf(DamagedTable);
  // The record behind the damaged one was found.
  await expect(store.read("table-c")).rejects.toThrow("its log has 0 of 2 lines");
});

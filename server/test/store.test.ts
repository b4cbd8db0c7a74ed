import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import type { Archive } from "../src/store/archive.ts";
import { archiveContract, storeContract } from "../src/store/contract.ts";
import { MemoryStore } from "../src/store/memory.ts";
import { openJournaled } from "../src/store/journaled.ts";
import { openSqlite } from "../src/store/sqlite.ts";

const root = mkdtempSync(join(tmpdir(), "trestle-store-"));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;

const STORES: { name: string; open: () => Promise<Archive> }[] = [
  { name: "memory", open: async () => new MemoryStore() },
  { name: "sqlite", open: () => openSqlite(join(root, String(++folders))) },
  { name: "a journal before sqlite", open: () => openJournaled(join(root, String(++folders))) },
];

describe.each(STORES)("$name", ({ name, open }) => {
  storeContract(name, open);
  archiveContract(name, open);
});

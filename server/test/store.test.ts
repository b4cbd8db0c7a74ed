import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import type { ServerStore } from "../src/store/server-store.ts";
import { archiveContract, storeContract } from "./store-contract.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { openSqlite } from "../src/store/sqlite/store.ts";

const root = mkdtempSync(join(tmpdir(), "trestle-store-"));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;

const STORES: { name: string; open: () => Promise<ServerStore> }[] = [
  { name: "memory", open: async () => new MemoryStore() },
  { name: "sqlite", open: () => openSqlite(join(root, String(++folders))) },
];

describe.each(STORES)("$name", ({ name, open }) => {
  storeContract(name, open);
  archiveContract(name, open);
});

import { afterAll, beforeAll } from "vitest";
import { storeContract } from "../src/store/contract.ts";
import { openPostgres } from "../src/store/postgres.ts";
import { openDatabases, type Databases } from "./postgres-kit.ts";

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases();
});
afterAll(() => databases.end());

storeContract("postgres", async () => openPostgres(await databases.fresh(), { pool: 6 }));

import { Client } from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { Conflict, StoreFailure } from "@trestle/table";
import { archiveContract, storeContract } from "../src/store/contract.ts";
import { openPostgres } from "../src/store/postgres.ts";
import { lineOp, recordOp, sample } from "../src/store/sample.ts";
import { openDatabases, type Databases } from "./postgres-kit.ts";

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases();
});
afterAll(() => databases.end());

const POOL = { pool: 6 };

storeContract("postgres", async () => openPostgres(await databases.fresh(), POOL));
archiveContract("postgres", async () => openPostgres(await databases.fresh(), POOL));

it("of two processes that append the same number, to many tables at once, one is first at each", async () => {
  const url = await databases.fresh();
  // They start together: one brings the schema up to date, the other waits.
  const stores = await Promise.all([openPostgres(url, POOL), openPostgres(url, POOL)]);
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  const names = Array.from({ length: 30 }, (_, i) => `t${i}`);
  await Promise.all(names.map((name) => stores[0].commit([recordOp(sample(name), 1)])));
  for (let n = 0; n < 5; n++) {
    const tries = names.flatMap((name) =>
      stores.map((store, i) =>
        store.commit([lineOp(name, n, `${i}`)]).then(
          () => 1,
          (error: unknown) => {
            expect(error).toBeInstanceOf(Conflict);
            return 0;
          },
        ),
      ),
    );
    expect((await Promise.all(tries)).filter((through) => through === 1)).toHaveLength(names.length);
  }
  for (const name of names) expect((await stores[1].read(`table-${name}`))?.lines).toHaveLength(5);
});

it("leaves a newer database alone, and says in words what is wrong with an address", async () => {
  const url = await databases.fresh();
  await (await openPostgres(url, POOL)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("update trestle.schema set version = 99");
  await client.end();
  await expect(openPostgres(url, POOL)).rejects.toThrow(/newer Trestle/);
  const nowhere = url.replace(/\/[^/]*$/, "/no_such_database");
  await expect(openPostgres(nowhere, POOL)).rejects.toThrow(/There is no such database/);
  await expect(openPostgres("postgres://u:secret@127.0.0.1:1/x", POOL)).rejects.toThrow(StoreFailure);
  await expect(openPostgres("postgres://u:secret@127.0.0.1:1/x", POOL)).rejects.not.toThrow(/secret/);
});

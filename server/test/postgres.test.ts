import { Client } from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { Conflict, indexOf, StoreFailure } from "@trestle/table";
import { readWhole } from "../src/store/server-store.ts";
import { archiveContract, storeContract } from "./store-contract.ts";
import { openPostgres } from "../src/store/postgres/store.ts";
import { migrate, newestSchema } from "../src/store/postgres/migrations.ts";
import { lineOp, recordOp, sample } from "./store-sample.ts";
import { box, makeWith, oldRow, playWith } from "./edition-kit.ts";
import { openServer } from "./kit.ts";
import { openDatabases, type Databases } from "./postgres-kit.ts";

let databases: Databases;
beforeAll(async () => {
  databases = await openDatabases();
});
afterAll(() => databases.end());

const POOL = { pool: 6 };
/** The schema in which editions lay in records and in logs. */
const BEFORE_LISTS = newestSchema() - 2;

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

it("moves editions out of the records and logs of an older database, and its lists show the same", async () => {
  const server = await openServer();
  const { made } = await playWith(server, box("From before"));
  const lobby = await makeWith(server, box("From before"), { listed: true });
  const tables = [(await readWhole(server.store, made.table))!, (await readWhole(server.store, lobby.table))!];
  const url = await databases.fresh();
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(client, BEFORE_LISTS);
  await client.query("set search_path = trestle");
  for (const table of tables) {
    const { id, code, game, phase, listed, due, rev, next, held } = oldRow(table);
    const row = [id, code, game, phase, listed === 1, due, rev, next, held, 1_000, 1_000];
    await client.query("insert into tables values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)", row);
    await client.query("insert into records values ($1, $2)", [id, JSON.stringify(table.record)]);
    for (const [n, line] of table.lines.entries())
      await client.query("insert into lines values ($1, $2, $3)", [id, n, line]);
  }
  await client.end();
  const store = await openPostgres(url, POOL);
  onTestFinished(() => store.close());
  expect(await readWhole(store, made.table)).toEqual({ ...tables[0], rev: 1 });
  const kept = (await store.read(made.table))!;
  expect(kept.lines[0]).not.toContain('"file":{');
  expect(kept.record.edition).toEqual({ hash: tables[0]!.record.edition!.hash });
  const { updated: _updated, ...shown } = (await store.listing(lobby.table))!;
  const { code, game, phase, edition, summary } = indexOf(tables[1]!.record, null);
  expect(shown).toEqual({ id: lobby.table, code, game, phase, edition, summary });
  expect((await store.waiting("heist", 9)).map((t) => t.id)).toEqual([lobby.table]);
  expect((await store.listed(9)).map((t) => t.id)).toEqual([lobby.table]);
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

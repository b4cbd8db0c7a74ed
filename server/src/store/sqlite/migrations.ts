import type { DatabaseSync } from "node:sqlite";
import { listsWithoutRecords } from "./migrate-lists.ts";
import { sumOf } from "./checksums.ts";

/** "TRST": tells our file from another program's. */
const APPLICATION = 0x54525354;

/**
 * Forward only: a step that has run anywhere is never changed, the next one is added below it. Its number is the
 * file's `user_version` afterwards.
 */
export const MIGRATIONS: readonly (string | ((db: DatabaseSync) => void))[] = [
  // `next` is the number the table's next line must have; `held` is what `holders` was filled from.
  `create table tables (
     id text primary key, code text not null unique, game text not null, phase text not null,
     listed integer not null, due real, rev integer not null, next integer not null,
     held text not null, updated integer not null
   ) strict;
   create table records (table_id text primary key, record text not null) strict;
   create table lines (
     table_id text not null, n integer not null, line text not null, primary key (table_id, n)
   ) strict;
   create table chat (
     table_id text not null, id integer not null, line text not null, primary key (table_id, id)
   ) strict;
   create table holders (
     kind text not null, held_by text not null, table_id text not null, primary key (kind, held_by, table_id)
   ) strict, without rowid;
   create index holders_of_table on holders (table_id);
   create table accounts (folded text primary key, name text not null, passphrase text not null) strict;`,
  // Clocks that run out, the public list and retention look at a handful of tables among many.
  `create index tables_due on tables (due) where due is not null;
   create index tables_listed on tables (listed) where listed = 1 and phase in ('lobby', 'playing');
   create index tables_done on tables (updated) where phase in ('over', 'closed');`,
  // How far the journal has been taken in. From here on a row of `lines` may hold several lines, from number n on.
  `create table journal (id integer primary key check (id = 1), generation integer not null, at integer not null) strict;
   insert into journal values (1, 0, 0);
   drop index tables_done;
   create index tables_done on tables (updated) where phase in ('over', 'closed', 'lobby');`,
  // The server's own keys.
  "create table settings (name text primary key, value text not null) strict;",
  // What the journal of earlier versions held is in the database by now (`old-journal.ts`).
  "drop table journal;",
  // Checksums of rows (`checksums.ts`). Older lines have none: each of them carries the log's running check.
  `alter table tables add column recorded_sum integer;
   alter table tables add column lined_sum integer;
   alter table records add column sum integer;
   alter table lines add column sum integer;
   alter table chat add column sum integer;
   alter table accounts add column sum integer;
   alter table settings add column sum integer;
   update tables set recorded_sum = sum_of(id, code, game, phase, listed, rev, held),
                     lined_sum = sum_of(id, next, due, updated);
   update records set sum = sum_of(table_id, (select rev from tables where id = table_id), record);
   update chat set sum = sum_of(table_id, id, line);
   update accounts set sum = sum_of(folded, name, passphrase);
   update settings set sum = sum_of(name, value);`,
  // Lists read no record: what they show lies in `summaries`. `seen` orders the public list; moves rarely change it, so
  // that its index is not written with each. The newest rows of `holders` come last. Editions lie outside of records.
  listsWithoutRecords,
];

/** The file is intact, but not one this program may write. */
export class WrongFile extends Error {}

function pragma(db: DatabaseSync, name: "user_version" | "application_id" | "schema_version"): number {
  return Number(db.prepare(`pragma ${name}`).get()?.[name]);
}

/** The file's schema; throws before anything is written to a file that is not for this program. */
export function inspect(db: DatabaseSync, file: string, newest: number = MIGRATIONS.length): number {
  const application = pragma(db, "application_id");
  if (application !== APPLICATION && (application !== 0 || pragma(db, "schema_version") !== 0)) {
    throw new WrongFile(`${file} is another program's database. Move it away, or choose another data folder.`);
  }
  const version = pragma(db, "user_version");
  if (version > newest) {
    throw new WrongFile(
      `${file} was written by a newer Trestle (its schema is ${version}, this program knows ${newest}). ` +
        `Start the newer program, or put back a copy from before the upgrade. Nothing was changed.`,
    );
  }
  return version;
}

/** Brings the file to the newest schema or leaves it as it was. `upTo`: for tests with an older program's file. */
export function migrate(db: DatabaseSync, file: string, upTo: number = MIGRATIONS.length): void {
  const version = inspect(db, file, upTo);
  if (version === upTo) return;
  db.function("sum_of", { varargs: true, deterministic: true }, (...columns) =>
    sumOf(...(columns as (string | number | null)[])),
  );
  db.exec("begin immediate");
  try {
    for (const step of MIGRATIONS.slice(version, upTo)) {
      if (typeof step === "string") db.exec(step);
      else step(db);
    }
    db.exec(`pragma application_id = ${APPLICATION}; pragma user_version = ${upTo}; commit`);
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}

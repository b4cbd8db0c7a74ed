import type { DatabaseSync } from "node:sqlite";
import { withoutFile } from "@trestle/kernel";
import { indexOf, type StoredTable } from "@trestle/table";
import { isIntact, recordedSum, sumOf, type TableRow } from "./checksums.ts";

const SCHEMA = `
  create table summaries (table_id text primary key, summary text not null, sum integer) strict;
  create table editions (hash text primary key, file text not null, used integer not null, sum integer) strict;
  create index editions_used on editions (used);
  alter table tables add column open integer not null default 0;
  alter table tables add column edition text;
  alter table tables add column seen integer not null default 0;
  drop index tables_listed;
  create index tables_listed on tables (seen) where listed = 1;
  create index tables_waiting on tables (game, updated) where listed = 1 and phase = 'lobby' and open > 0;
  create index tables_edition on tables (edition) where edition is not null;
  drop index holders_of_table;
  alter table holders rename to old_holders;
  create table holders (kind text not null, held_by text not null, table_id text not null) strict;
  insert into holders select kind, held_by, table_id from old_holders join tables on id = table_id order by updated;
  drop table old_holders;
  create index holders_by on holders (kind, held_by);
  create index holders_of_table on holders (table_id);`;

type OldRecord = StoredTable["record"] & { edition: { hash: string; file?: unknown } | null };
type OldRow = TableRow & { recorded_sum: number | null; record: string; sum: number | null };

/** Writes the summary of each table, and moves editions out of records and logs. */
export function listsWithoutRecords(db: DatabaseSync): void {
  db.exec(SCHEMA);
  const ids = db.prepare("select id from tables").all();
  const oldRow = db.prepare("select tables.*, record, sum from tables join records on table_id = id where id = ?");
  const index = db.prepare(
    "update tables set listed = ?, open = ?, edition = ?, seen = updated, recorded_sum = ? where id = ?",
  );
  const summary = db.prepare("insert into summaries values (?, ?, ?)");
  for (const { id } of ids) {
    const row = oldRow.get(id!) as unknown as OldRow | undefined;
    const found = row === undefined ? null : read(row);
    // A damaged table stays as it is, with its checksum: reading it reports the damage.
    if (row === undefined || found === null) continue;
    const { open, edition, summary: shown } = found.index;
    const listed = row.listed === 1 && found.index.listed ? 1 : 0;
    index.run(listed, open, edition, recordedSum({ ...row, listed, open, edition }), row.id);
    const text = JSON.stringify(shown);
    summary.run(row.id, text, sumOf(row.id, row.rev, text));
    if (found.record.edition?.file !== undefined) takeOut(db, found.record, row);
  }
}

/** Null: the row or its record is damaged. */
function read(row: OldRow): { record: OldRecord; index: ReturnType<typeof indexOf> } | null {
  const { id, code, game, phase, listed, rev, held } = row;
  if (!isIntact(row.recorded_sum, sumOf(id, code, game, phase, listed, rev, held))) return null;
  if (!isIntact(row.sum, sumOf(id, rev, row.record))) return null;
  try {
    const record = JSON.parse(row.record) as OldRecord;
    return { record, index: indexOf(record, null) };
  } catch {
    return null;
  }
}

function takeOut(db: DatabaseSync, { edition, ...rest }: OldRecord, { id, rev, updated }: OldRow): void {
  const { hash, file } = edition!;
  const text = JSON.stringify(file);
  db.prepare("insert into editions values (?, ?, ?, ?) on conflict do nothing").run(
    hash,
    text,
    updated,
    sumOf(hash, text),
  );
  const record = JSON.stringify({ ...rest, edition: { hash } });
  db.prepare("update records set record = ?, sum = ? where table_id = ?").run(record, sumOf(id, rev, record), id);
  const first = db.prepare("select line, sum from lines where table_id = ? and n = 0").get(id);
  if (first === undefined || !isIntact(first["sum"], sumOf(id, 0, String(first["line"])))) return;
  // A row from before there were checksums may hold several lines: it still has none.
  const [header = "", ...more] = String(first["line"]).split("\n");
  const lines = [withoutFile(header), ...more].join("\n");
  const sum = first["sum"] === null ? null : sumOf(id, 0, lines);
  db.prepare("update lines set line = ?, sum = ? where table_id = ? and n = 0").run(lines, sum, id);
}

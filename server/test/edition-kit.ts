import { DatabaseSync } from "node:sqlite";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ours, type Edition } from "@trestle/games/heist/engine";
import { indexOf } from "@trestle/table";
import type { WholeTable } from "../src/store/server-store.ts";
import { migrate } from "../src/store/sqlite/migrations.ts";
import { sumOf } from "../src/store/sqlite/checksums.ts";
import { Client, post, type Made, type Opened } from "./kit.ts";

/** Another box, whose file has about so many bytes: nearly all of it corners of a mesa. */
export function box(name: string, bytes = 60_000): Edition {
  const outline = Array.from({ length: 500 }, () => 1);
  const count = Math.floor((bytes - JSON.stringify(ours).length) / (2 * outline.length + 2));
  const padding = { ...ours.mainMap.mesas[0]!, id: "padding", outlines: Array.from({ length: count }, () => outline) };
  return { ...ours, name, mainMap: { ...ours.mainMap, mesas: [...ours.mainMap.mesas, padding] } };
}

export async function makeWith(server: Opened, edition: Edition, wish: Record<string, unknown> = {}): Promise<Made> {
  const body = { game: "heist", seats: 2, bots: 1, level: "greenhorn", edition, ...wish };
  const made = await post<Made>(`${server.url}/api/tables/with-edition`, body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
}

/** A game of this edition, a few moves old. It waits for Ann. */
export async function playWith(server: Opened, edition: Edition): Promise<{ made: Made; ann: Client }> {
  const made = await makeWith(server, edition);
  const ann = await Client.at(server.port, made.table, [made.hostSecret]);
  const { seat } = await ann.sit("Ann");
  await ann.ready(seat);
  await ann.start();
  await ann.play(() => ann.v >= 6);
  await ann.until(() => ann.owed().length > 0);
  return { made, ann };
}

/** What tables were before lists had columns of their own: editions lay in records and in logs. */
const OLD_SCHEMA = 6;

export function oldRow({ record, lines }: WholeTable) {
  const { code, game, phase, holders, accounts, due } = indexOf(record, null);
  const held = JSON.stringify([holders, accounts]);
  return { id: record.id, code, game, phase, listed: record.listed ? 1 : 0, due, rev: 1, next: lines.length, held };
}

/** A data folder of that time. */
export function oldFolder(folder: string, tables: readonly WholeTable[]): void {
  mkdirSync(folder);
  const file = join(folder, "trestle.db");
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal");
  migrate(db, file, OLD_SCHEMA);
  for (const [i, table] of tables.entries()) {
    const { id, code, game, phase, listed, due, rev, next, held } = oldRow(table);
    const updated = 1_000 + i;
    const recorded = sumOf(id, code, game, phase, listed, rev, held);
    db.prepare(
      `insert into tables (id, code, game, phase, listed, due, rev, next, held, updated, recorded_sum, lined_sum)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(id, code, game, phase, listed, due, rev, next, held, updated, recorded, sumOf(id, next, due, updated));
    const record = JSON.stringify(table.record);
    db.prepare("insert into records values (?, ?, ?)").run(id, record, sumOf(id, rev, record));
    const line = db.prepare("insert into lines values (?, ?, ?, ?)");
    table.lines.forEach((text, n) => line.run(id, n, text, sumOf(id, n, text)));
    for (const hash of indexOf(table.record, null).holders)
      db.prepare("insert or ignore into holders values ('secret', ?, ?)").run(hash, id);
  }
  db.close();
}

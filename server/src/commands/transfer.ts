import { randomBytes } from "node:crypto";
import { codeFrom, indexOf, StoreFailure, type Op } from "@trestle/table";
import { putTable, readWhole, unpacked, type ServerStore, type WholeTable } from "../store/server-store.ts";
import { verifyTable } from "./verify-table.ts";
import { open, seal, type TableFile } from "./table-file.ts";

/** Finds a table by its id or by the six letters of its code. */
export async function findTable(store: ServerStore, name: string): Promise<WholeTable> {
  const id = /^[A-Za-z]{6}$/.test(name) ? await store.find(name.toUpperCase()) : name;
  const table = id === null ? null : await readWhole(store, id);
  if (table === null) throw new StoreFailure(`There is no table ${name} here.`);
  return table;
}

/** Exports a table: it is closed here, and the file holds it as it was. */
export async function exportTable(store: ServerStore, name: string, now: number): Promise<TableFile> {
  const { rev, ...table } = await findTable(store, name);
  if (table.record.moved !== undefined)
    throw new StoreFailure(`Table ${table.record.id} was already exported on ${table.record.moved}.`);
  const exported = new Date(now).toISOString();
  const file = await seal(store, table, exported);
  const kept = await unpacked(store, { ...table, rev });
  const record = { ...kept.record, phase: "closed" as const, moved: exported };
  await store.commit([{ t: "record", table: record.id, rev: rev + 1, record, index: indexOf(record, null) }]);
  return file;
}

/** Imports a table. It goes on where it was; one that is here already is refused. */
export async function importTable(
  store: ServerStore,
  text: string,
  file: string,
  now: number,
): Promise<WholeTable["record"]> {
  const { table } = open(text, file);
  const { fault } = verifyTable({ ...table, rev: 1 });
  if (fault !== null) throw new StoreFailure(`The log in ${file} is not valid: ${fault}. Nothing was changed.`);
  const here = await readWhole(store, table.record.id);
  const record = { ...table.record, code: await freeCode(store, table.record) };
  if (here === null) await putTable(store, { ...table, record, rev: 1 }, now);
  else await comeBack(store, here, { ...table, record, rev: 1 }, now);
  return record;
}

/** A table that had left comes home: what happened to it elsewhere is added to what is stored here. */
async function comeBack(store: ServerStore, here: WholeTable, back: WholeTable, now: number): Promise<void> {
  const table = back.record.id;
  if (here.record.moved === undefined)
    throw new StoreFailure(`Table ${table} is here already: a table can be imported only once. Nothing was changed.`);
  const older = back.lines.length < here.lines.length || here.lines.some((line, n) => line !== back.lines[n]);
  if (older) throw new StoreFailure(`Table ${table} has more entries here than in this file: the file is refused.`);
  const { record, lines } = await unpacked(store, back);
  const due = record.phase === "playing" ? now : null;
  const ops: Op[] = [{ t: "record", table, rev: here.rev + 1, record, index: indexOf(record, due) }];
  lines.forEach((line, n) => {
    if (n >= here.lines.length) ops.push({ t: "line", table, n, line, due });
  });
  const known = new Set(here.chat.map((line) => line.id));
  for (const line of back.chat) if (!known.has(line.id)) ops.push({ t: "chat", table, line });
  await store.commit(ops);
}

/** Its own code, or a new one if another table here has that. */
async function freeCode(store: ServerStore, record: WholeTable["record"]): Promise<string> {
  for (let code = record.code; ; code = codeFrom(randomBytes(32).toString("hex"))) {
    const owner = await store.find(code);
    if (owner === null || owner === record.id) return code;
  }
}

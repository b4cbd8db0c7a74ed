import { StoreFailure } from "@trestle/table";
import { everyAccount, everyTable, putTable, readWhole, type ServerStore } from "../store/server-store.ts";
import { verifyTable } from "./verify-table.ts";

export interface CopyResult {
  tables: number;
  lines: number;
  accounts: number;
  /** Games under way among them. */
  playing: number;
  /** Tables that were damaged before, with what is wrong: copied as they are, where they can be read. */
  damaged: string[];
}

/**
 * Copies everything from one store into another, empty one, and reads it back. Any difference in the stored bytes or
 * in the position that a log leads to ends it with an error.
 */
export async function copyStore(from: ServerStore, into: ServerStore, now: number): Promise<CopyResult> {
  const there = await into.counts();
  if (there.tables > 0)
    throw new StoreFailure(
      `There are ${there.tables} tables there already. Choose an empty target: nothing was changed.`,
    );
  const result: CopyResult = { tables: 0, lines: 0, accounts: 0, playing: 0, damaged: [] };
  for await (const account of everyAccount(from)) {
    await into.claim(account);
    result.accounts++;
  }
  for (const name of SETTINGS) {
    const value = await from.setting(name, null);
    if (value !== null) await into.setting(name, value);
  }
  const unreadable = (id: string, reason: string): number => result.damaged.push(`${id}: ${reason}; not copied`);
  for await (const table of everyTable(from, unreadable)) {
    const before = verifyTable(table);
    await putTable(into, table, now);
    const arrived = await readWhole(into, table.record.id);
    const after = arrived === null ? null : verifyTable(arrived);
    if (after === null || after.digest !== before.digest || after.position !== before.position)
      throw new StoreFailure(`Table ${table.record.id} did not arrive as it was sent. The source is untouched.`);
    result.tables++;
    result.lines += before.lines;
    if (table.record.phase === "playing") result.playing++;
    if (before.fault !== null) result.damaged.push(`${table.record.id}: ${before.fault}`);
  }
  return result;
}

/** Keys that belong to a community: push subscriptions must go on working. */
const SETTINGS = ["server-key", "vapid"];

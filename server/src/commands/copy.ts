import { StoreFailure } from "@trestle/table";
import { everyAccount, everyTable, putTable, readWhole, type ServerStore } from "../store/server-store.ts";
import { examine } from "./verify-table.ts";

export interface Carried {
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
export async function carry(from: ServerStore, into: ServerStore, now: number): Promise<Carried> {
  const there = await into.counts();
  if (there.tables > 0)
    throw new StoreFailure(
      `There are ${there.tables} tables there already. Choose an empty place: nothing was changed.`,
    );
  const carried: Carried = { tables: 0, lines: 0, accounts: 0, playing: 0, damaged: [] };
  for await (const account of everyAccount(from)) {
    await into.claim(account);
    carried.accounts++;
  }
  for (const name of SETTINGS) {
    const value = await from.setting(name, null);
    if (value !== null) await into.setting(name, value);
  }
  const unreadable = (id: string, reason: string): number => carried.damaged.push(`${id}: ${reason}; not carried`);
  for await (const table of everyTable(from, unreadable)) {
    const before = examine(table);
    await putTable(into, table, now);
    const arrived = await readWhole(into, table.record.id);
    const after = arrived === null ? null : examine(arrived);
    if (after === null || after.digest !== before.digest || after.position !== before.position)
      throw new StoreFailure(`Table ${table.record.id} did not arrive as it was sent. The old place is untouched.`);
    carried.tables++;
    carried.lines += before.lines;
    if (table.record.phase === "playing") carried.playing++;
    if (before.fault !== null) carried.damaged.push(`${table.record.id}: ${before.fault}`);
  }
  return carried;
}

/** Keys that belong to a community: push subscriptions must go on working. */
const SETTINGS = ["server-key", "vapid"];

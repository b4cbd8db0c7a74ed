import { StoreFailure } from "@trestle/table";
import { everyAccount, everyTable, putTable, readWhole, type ServerStore } from "../store/server-store.ts";
import { examine } from "./verify-table.ts";

export interface Carried {
  tables: number;
  lines: number;
  accounts: number;
  /** Games under way among them. */
  playing: number;
  /** Tables that were damaged before, named with what is wrong: carried as they are, where they can be read. */
  damaged: string[];
}

/**
 * Carries everything from one store into another, empty one, and reads it back: whatever differs, in the bytes that are
 * kept or in the position that a log leads to, ends it with words.
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

/** Keys that go with a community: whoever subscribed to pushes stays subscribed. */
const SETTINGS = ["server-key", "vapid"];

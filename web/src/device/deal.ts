import { newDealMemory, type DealMemory } from "@trestle/protocol/deal-memory";
import type { Seat } from "@trestle/kernel";
import { isObject, writeStored, readStored } from "./storage.ts";
import { dealKey, rememberTable } from "./table-secrets.ts";

/** This device's side of a table's deal. */
export interface StoredDeal extends DealMemory {
  /** Parts whose reveal the server has acknowledged: they must not be missing. */
  arrived: { seat: Seat; attempt: number }[];
  /** The entry that ended the game, as shown to this device; null: it was not shown the end. */
  over: number | null;
  /** The attempt whose list had another commitment for a seat of ours than this device made; null: none. */
  displaced: number | null;
}

export function storedDeal(table: string): StoredDeal {
  const raw = readStored("local", dealKey(table));
  // Only this page writes it, always as a whole, so these two fields tell whether it is ours.
  if (!isObject(raw) || !Array.isArray(raw["parts"]) || !Array.isArray(raw["arrived"]))
    return { ...newDealMemory(), arrived: [], over: null, displaced: null };
  return { displaced: null, ...raw } as unknown as StoredDeal;
}

export function storeDeal(table: string, deal: StoredDeal): void {
  rememberTable(table);
  writeStored("local", dealKey(table), deal);
}

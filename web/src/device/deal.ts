import { newDealMemory, type DealMemory } from "@trestle/protocol/deal-memory";
import type { Seat } from "@trestle/kernel";
import { isObject, keep, readKept } from "./storage.ts";
import { dealKey, keepTable } from "./table-secrets.ts";

/** This device's side of a table's deal. */
export interface DealKept extends DealMemory {
  /** Reveals that the server has acknowledged: those parts may not be missing. */
  arrived: { seat: Seat; attempt: number }[];
  /** With which entry the game was over, as this device was told; null: it was not told. */
  over: number | null;
  /** The attempt at which a seat of its own had another commitment in the list than this device had made; null: none. */
  displaced: number | null;
}

export function dealOf(table: string): DealKept {
  const raw = readKept("local", dealKey(table));
  // Nobody but this page writes it, whole and at once: what has another form is somebody else's.
  if (!isObject(raw) || !Array.isArray(raw["parts"]) || !Array.isArray(raw["arrived"]))
    return { ...newDealMemory(), arrived: [], over: null, displaced: null };
  return { displaced: null, ...raw } as unknown as DealKept;
}

export function keepDeal(table: string, deal: DealKept): void {
  keepTable(table);
  keep("local", dealKey(table), deal);
}

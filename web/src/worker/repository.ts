import type { Store, StoredTable } from "@trestle/table";

/** What this device needs of a store: the port's own, and its two additions. */
export interface Shelf extends Pick<Store, "commit" | "read" | "held"> {
  /** Takes one table off for good; false: there was none. */
  remove(table: string): Promise<boolean>;
  /** The device's own secret, the same for as long as anything is kept. */
  device(): Promise<string>;
}

/** A shelf that takes in a table which another one can no longer keep. */
export interface Refuge extends Shelf {
  adopt(table: string, stored: StoredTable): Promise<void>;
}

import type { Store, StoredTable } from "@trestle/table";

/** Where this device keeps its tables: a part of the store port, with two additions. */
export interface Repository extends Pick<Store, "commit" | "read" | "held"> {
  /** Deletes one table; false: there was none. */
  remove(table: string): Promise<boolean>;
  /** The device's own secret; made once and kept. */
  device(): Promise<string>;
}

/** Takes over tables that another repository can no longer keep. */
export interface FallbackRepository extends Repository {
  adopt(table: string, stored: StoredTable): Promise<void>;
}

import { seatsHeld, type Table } from "@trestle/table";
import type { Cluster } from "./cluster.ts";

/** Which seats of a table are held through this process and through others, as far as they have told each other. */
export class SharedPresence {
  readonly #table: string;
  readonly #cluster: Cluster | null;
  #here = "";
  #there: readonly number[] = [];

  constructor(table: string, cluster: Cluster | null) {
    this.#table = table;
    this.#cluster = cluster;
  }

  /** Tells the others who is here, if that has changed. */
  tell({ connections }: Table, anew: boolean): void {
    if (this.#cluster === null) return;
    const seats = seatsHeld(connections.values());
    if (seats.join() === this.#here && !(anew && seats.length > 0)) return;
    this.#here = seats.join();
    this.#cluster.present(this.#table, seats);
  }

  /** Nobody is here any more. */
  withdraw(): void {
    if (this.#here !== "") this.#cluster?.present(this.#table, []);
    this.#here = "";
  }

  get there(): readonly number[] {
    return this.#there;
  }

  /** Seats that others hold. False: that was known. */
  heard(seats: readonly number[]): boolean {
    if (seats.join() === this.#there.join()) return false;
    this.#there = seats;
    return true;
  }
}

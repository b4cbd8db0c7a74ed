import { presentAt, type Table } from "@trestle/table";
import type { Cluster } from "./cluster.ts";

/** Which seats of a table are held through this process and which through others, and whether its host is there. */
export class SharedPresence {
  readonly #table: string;
  readonly #cluster: Cluster | null;
  #sent = "";
  #elsewhere: readonly number[] = [];

  constructor(table: string, cluster: Cluster | null) {
    this.#table = table;
    this.#cluster = cluster;
  }

  /** Tells other processes who is here, if that has changed. */
  tell({ connections }: Table, force: boolean): void {
    if (this.#cluster === null) return;
    const seats = presentAt(connections.values());
    if (seats.join() === this.#sent && !(force && seats.length > 0)) return;
    this.#sent = seats.join();
    this.#cluster.setSeats(this.#table, seats);
  }

  /** Nobody is here any more. */
  withdraw(): void {
    if (this.#sent !== "") this.#cluster?.setSeats(this.#table, []);
    this.#sent = "";
  }

  get elsewhere(): readonly number[] {
    return this.#elsewhere;
  }

  /** Seats that others hold. False: nothing has changed. */
  setElsewhere(seats: readonly number[]): boolean {
    if (seats.join() === this.#elsewhere.join()) return false;
    this.#elsewhere = seats;
    return true;
  }
}

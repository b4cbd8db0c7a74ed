import type { Seat } from "@trestle/kernel";
import type { Connection, ConnectionId } from "./connections.ts";

/** Somebody who comes back within this time was never seen to be away. */
const GRACE = 5_000;

/** Who is at the table at this moment. */
export class Presence {
  readonly #connections: ReadonlyMap<ConnectionId, Connection>;
  /** When each seat's last connection went, by the wall clock. */
  readonly #gone = new Map<Seat, number>();
  /** Seats that are held through another process of the same server. */
  #seatsElsewhere: readonly Seat[] = [];

  constructor(connections: ReadonlyMap<ConnectionId, Connection>) {
    this.#connections = connections;
  }

  #held(seat: Seat): boolean {
    if (this.#seatsElsewhere.includes(seat)) return true;
    for (const c of this.#connections.values()) if (c.seats.includes(seat)) return true;
    return false;
  }

  /** A connection holds the seat, or did a moment ago. */
  here(seat: Seat, now: number): boolean {
    return this.#held(seat) || now - (this.#gone.get(seat) ?? -Infinity) < GRACE;
  }

  /** True: somebody has come whom nobody here had seen. Who is gone is away after a while, as ever. */
  seatsElsewhere(seats: readonly Seat[], now: number): boolean {
    const before = this.#seatsElsewhere;
    const come = seats.filter((seat) => !this.here(seat, now));
    this.#seatsElsewhere = seats;
    for (const seat of before) if (!seats.includes(seat)) this.left(seat, now);
    for (const seat of seats) this.#gone.delete(seat);
    return come.length > 0;
  }

  back(seat: Seat): void {
    this.#gone.delete(seat);
  }

  /** One of a seat's connections is gone; it may have been its last. */
  left(seat: Seat, now: number): void {
    if (!this.#held(seat)) this.#gone.set(seat, now);
  }

  /** When the next one will have been away for long enough to be shown so; null: nobody is away. */
  due(now: number): number | null {
    if (this.#gone.size === 0) return null;
    const times = [...this.#gone.values()].map((at) => at + GRACE).filter((at) => at > now);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** True: somebody has been away for long enough since this was last asked. */
  settle(now: number): boolean {
    const away = [...this.#gone].filter(([, at]) => now - at >= GRACE);
    for (const [seat] of away) this.#gone.delete(seat);
    return away.length > 0;
  }
}

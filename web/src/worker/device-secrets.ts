import { sha256Text, type Seat } from "@trestle/kernel";
import type { TableRecord } from "@trestle/table";

/** How many people can share a device. */
const MAX_PERSONS = 8;

/**
 * Secrets of the people who share this device, derived from the device's own secret. They are the same at every table,
 * so a rematch needs no new ones, and they never leave the worker.
 */
export class DeviceSecrets {
  readonly host: string;
  readonly hostHash: string;
  readonly #persons: { secret: string; hash: string }[];

  constructor(device: string) {
    const make = (name: string): string => sha256Text(`${device}/${name}`).slice(0, 32);
    this.host = make("host");
    this.hostHash = sha256Text(this.host);
    this.#persons = Array.from({ length: MAX_PERSONS }, (_, i) => {
      const secret = make(`person ${i}`);
      return { secret, hash: sha256Text(secret) };
    });
  }

  person(i: number): string {
    return this.#persons[i]!.secret;
  }

  /** The secret that holds this seat; null: nobody on this device does. */
  ofSeat(record: TableRecord, seat: Seat): string | null {
    const s = record.seats[seat];
    if (s?.kind !== "person") return null;
    return this.#persons.find(({ hash }) => s.holders.includes(hash))?.secret ?? null;
  }

  /** For a hello: the only person always holds their seat; several hold theirs only while their curtain is up. */
  forHello(record: TableRecord, curtain: Seat | null): string[] {
    const persons = personsOf(record);
    const seat = persons.length > 1 ? curtain : persons[0];
    const own = seat === null || seat === undefined ? null : this.ofSeat(record, seat);
    return own === null ? [this.host] : [this.host, own];
  }
}

export function personsOf(record: TableRecord): Seat[] {
  return record.seats.flatMap((s, seat) => (s.kind === "person" ? [seat] : []));
}

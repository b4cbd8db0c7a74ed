import { sha256Text, type Seat } from "@trestle/kernel";
import type { TableRecord } from "@trestle/table";

/** As many persons as one device can be passed among. */
const PERSONS = 8;

/**
 * The secrets of the persons who share this device, made from the device's own: the same at every table, so that a
 * rematch needs no new ones. They never leave the worker.
 */
export class Keyring {
  readonly host: string;
  readonly hostHash: string;
  readonly #persons: { secret: string; hash: string }[];

  constructor(device: string) {
    const make = (name: string): string => sha256Text(`${device}/${name}`).slice(0, 32);
    this.host = make("host");
    this.hostHash = sha256Text(this.host);
    this.#persons = Array.from({ length: PERSONS }, (_, i) => {
      const secret = make(`person ${i}`);
      return { secret, hash: sha256Text(secret) };
    });
  }

  person(i: number): string {
    return this.#persons[i]!.secret;
  }

  /** The secret that holds this seat; null: nobody of this device does. */
  of(record: TableRecord, seat: Seat): string | null {
    const s = record.seats[seat];
    if (s?.kind !== "person") return null;
    return this.#persons.find(({ hash }) => s.holders.includes(hash))?.secret ?? null;
  }

  /** What a line may greet with: one person alone always holds the seat, several hold it while their curtain is up. */
  secrets(record: TableRecord, curtain: Seat | null): string[] {
    const persons = personsOf(record);
    const seat = persons.length > 1 ? curtain : persons[0];
    const own = seat === null || seat === undefined ? null : this.of(record, seat);
    return own === null ? [this.host] : [this.host, own];
  }
}

export function personsOf(record: TableRecord): Seat[] {
  return record.seats.flatMap((s, seat) => (s.kind === "person" ? [seat] : []));
}

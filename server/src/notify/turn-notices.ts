import { absentPlayers, type AbsentPlayer, type Env, type Table } from "@trestle/table";

/** One notice: whose turn it is, and where. */
export interface TurnNotice {
  table: string;
  code: string;
  game: string;
  who: AbsentPlayer;
}

/** Sends a notice; returns the devices that are gone for good. */
export type SendNotice = (notice: TurnNotice) => Promise<string[]>;

export interface TurnNoticesOptions {
  /** Milliseconds for which a player may be absent on their turn before they are notified. */
  after: number;
  send: SendNotice;
  env(): Env;
}

/** A table as its notices see it. */
export interface NoticeTable {
  readonly table: Table | null;
  run(act: (table: Table) => void): void;
}

/**
 * Notifies absent players once a turn. The table's record says that they were notified, so that neither a restart nor a
 * table that left memory notifies them again.
 */
export class TurnNotices {
  readonly #o: TurnNoticesOptions;
  /** Seats of absent players whose turn it is, by table. */
  readonly #waiting = new Map<NoticeTable, Map<number, { timer: NodeJS.Timeout | null }>>();

  constructor(options: TurnNoticesOptions) {
    this.#o = options;
  }

  /** Called after anything happened at a table. */
  look(watched: NoticeTable): void {
    const { table } = watched;
    if (table === null) return this.drop(watched);
    const absent = absentPlayers(table, this.#o.env());
    const known = this.#waiting.get(watched);
    if (absent.length === 0 && known === undefined) return;
    const seats = known ?? new Map<number, { timer: NodeJS.Timeout | null }>();
    for (const [seat, { timer }] of seats)
      if (!absent.some((a) => a.seat === seat)) {
        if (timer !== null) clearTimeout(timer);
        seats.delete(seat);
      }
    for (const { seat, notified } of absent) if (!seats.has(seat)) seats.set(seat, this.#wait(watched, seat, notified));
    if (seats.size === 0) this.#waiting.delete(watched);
    else this.#waiting.set(watched, seats);
  }

  #wait(watched: NoticeTable, seat: number, notified: boolean): { timer: NodeJS.Timeout | null } {
    if (notified) return { timer: null };
    return { timer: setTimeout(() => void this.#tell(watched, seat), this.#o.after).unref() };
  }

  async #tell(watched: NoticeTable, seat: number): Promise<void> {
    const { table } = watched;
    const who = table === null ? undefined : absentPlayers(table, this.#o.env()).find((a) => a.seat === seat);
    if (table === null || who === undefined || who.notified) return;
    // Stored before it is sent: no notice is better than two.
    watched.run((t) => t.markNotified(seat, who.d, [], this.#o.env()));
    const { id, code, game } = table.record;
    const gone = await this.#o.send({ table: id, code, game, who });
    if (gone.length > 0) watched.run((t) => t.markNotified(seat, who.d, gone, this.#o.env()));
  }

  /** The table left memory. */
  drop(watched: NoticeTable): void {
    for (const { timer } of this.#waiting.get(watched)?.values() ?? []) if (timer !== null) clearTimeout(timer);
    this.#waiting.delete(watched);
  }

  get waiting(): number {
    return this.#waiting.size;
  }
}

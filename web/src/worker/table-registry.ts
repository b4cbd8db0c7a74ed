import type { Refusal, Seat } from "@trestle/kernel";
import type { ClientFrame } from "@trestle/protocol";
import { DamagedTable, Table, type Op } from "@trestle/table";
import { env } from "./env.ts";
import type { FromWorker, LocalTable, LocalWish } from "./contract.ts";
import type { LoadedGame } from "@trestle/games/load";
import type { Keyring } from "./device-secrets.ts";
import { Live, type House } from "./table-host.ts";
import { GAMES, loadGame } from "./games.ts";
import { beginNow, seatAll } from "./seating.ts";
import type { Shelf } from "./repository.ts";

export interface HostOptions {
  shelf: Shelf;
  keys: Keyring;
  pace: number;
  post(message: FromWorker): void;
  /** Told after each commit, so that other pages of this device can follow. */
  kept(tables: readonly string[]): void;
}

const SHOWN = 200;
const IDLE_AFTER = 60_000;

/** All tables of this device: those in memory, and the way to those on the shelf. */
export class Host {
  readonly #o: HostOptions;
  readonly #house: House;
  readonly #live = new Map<string, Live>();
  readonly #opening = new Map<string, Promise<Live | null>>();
  /** Which table each line leads to; null while it is being opened. */
  readonly #lines = new Map<number, Live | null>();
  /** What came over a line before its table was open. */
  readonly #early = new Map<number, ((live: Live) => void)[]>();

  constructor(options: HostOptions) {
    this.#o = options;
    this.#house = {
      keys: options.keys,
      pace: options.pace,
      post: (message) => options.post(message),
      commit: (ops) => this.#commit(ops),
      restore: async (id) => (await this.#restore(id))?.table ?? null,
      gone: (live) => this.#gone(live),
    };
  }

  async #commit(ops: readonly Op[]): Promise<void> {
    await this.#o.shelf.commit(ops);
    this.#o.kept([...new Set(ops.map((op) => op.table))]);
  }

  // ——— lines ———

  async dial(line: number, id: string): Promise<void> {
    this.#lines.set(line, null);
    this.#early.set(line, []);
    let final: Refusal | null = { rule: "WEB-TABLE-1", data: {} };
    const live = await this.#open(id).catch((error: unknown) => {
      final = error instanceof DamagedTable ? { rule: "WEB-TABLE-3", data: {} } : null;
      return null;
    });
    const early = this.#early.get(line) ?? [];
    this.#early.delete(line);
    if (!this.#lines.has(line)) return;
    if (live === null) {
      this.#lines.delete(line);
      return this.#o.post({ t: "down", line, final });
    }
    this.#lines.set(line, live);
    live.join(line);
    this.#o.post({ t: "open", line });
    for (const act of early) act(live);
  }

  frame(line: number, frame: ClientFrame): void {
    this.#on(line, (live) => (frame.t === "hello" ? live.hello(line, frame) : live.command(line, frame)));
  }
  curtain(line: number, seat: Seat | null): void {
    this.#on(line, (live) => live.curtain(line, seat));
  }
  shown(line: number, v: number): void {
    this.#on(line, (live) => live.shown(line, v));
  }
  hangUp(line: number): void {
    this.#lines.get(line)?.leave(line);
    this.#lines.delete(line);
    this.sweep();
  }

  #on(line: number, act: (live: Live) => void): void {
    const live = this.#lines.get(line);
    if (live === null) this.#early.get(line)?.push(act);
    else if (live !== undefined) act(live);
  }

  // ——— tables ———

  #open(id: string): Promise<Live | null> {
    const live = this.#live.get(id);
    if (live !== undefined) return Promise.resolve(live);
    const under = this.#opening.get(id) ?? this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, under);
    return under;
  }

  async #load(id: string): Promise<Live | null> {
    const found = await this.#restore(id);
    if (found === null) return null;
    const { entry, table } = found;
    // A rematch: whoever shares this device has said yes to it already.
    if (table.phase === "lobby") {
      const ops = beginNow(table, this.#o.keys);
      if (Array.isArray(ops)) await this.#commit(ops);
    }
    return this.#place(entry, table);
  }

  async #restore(id: string): Promise<{ entry: LoadedGame; table: Table } | null> {
    const stored = await this.#o.shelf.read(id);
    if (stored === null) return null;
    const entry = await loadGame(stored.record.game);
    if (entry === null) throw new DamagedTable(`there is no game ${stored.record.game} here`);
    return { entry, table: Table.restore(GAMES, stored, env()) };
  }

  #place(entry: LoadedGame, table: Table): Live {
    const live = new Live(this.#house, entry, table);
    this.#live.set(live.id, live);
    return live;
  }

  #gone(live: Live): void {
    if (this.#live.get(live.id) === live) this.#live.delete(live.id);
    for (const [line, to] of this.#lines) if (to === live) this.#lines.delete(line);
  }

  /** Tables nobody looks at leave memory; they come back from the shelf. */
  sweep(): void {
    const now = Date.now();
    for (const live of this.#live.values()) if (now - live.used > IDLE_AFTER && live.mayLeave()) live.end(null);
  }

  /** Another page of this device has played on at this table. */
  follow(id: string): void {
    this.#live.get(id)?.fellBehind();
  }

  // ——— what the page asks for ———

  async create(wish: LocalWish): Promise<{ table: string } | Refusal> {
    const entry = await loadGame(wish.game);
    if (entry === null) return { rule: "TABLE-GAME-1", data: { game: wish.game } };
    const made = seatAll(entry, wish, this.#o.keys);
    if ("rule" in made) return made;
    await this.#commit(made.ops);
    this.#place(entry, made.table);
    return { table: made.table.id };
  }

  async mine(): Promise<LocalTable[]> {
    const all = await this.#o.shelf.held([this.#o.keys.hostHash], null, SHOWN);
    return all.map(({ id, code, game, phase, summary, updated }) => ({
      table: id,
      code,
      game,
      phase,
      seats: summary.seats.map(({ kind, name }) => ({ kind, name })),
      updated,
    }));
  }

  async forget(id: string): Promise<boolean> {
    this.#live.get(id)?.end({ rule: "WEB-TABLE-1", data: {} });
    return this.#o.shelf.remove(id);
  }

  async log(id: string): Promise<string | Refusal> {
    const stored = await this.#o.shelf.read(id);
    if (stored === null) return { rule: "WEB-TABLE-1", data: {} };
    if (stored.record.phase !== "over") return { rule: "WEB-LOG-1", data: {} };
    return `${stored.lines.join("\n")}\n`;
  }
}

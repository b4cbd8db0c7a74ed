import type { Refusal, Seat } from "@trestle/kernel";
import type { ClientFrame } from "@trestle/protocol";
import { DamagedTable, Table, type Op } from "@trestle/table";
import { env } from "./env.ts";
import type { FromWorker, LocalTable, LocalTableRequest } from "./contract.ts";
import type { LoadedGame } from "@trestle/games/load";
import type { DeviceSecrets } from "./device-secrets.ts";
import { LocalTableHost, type WorkerContext } from "./table-host.ts";
import { GAMES, loadGame } from "./games.ts";
import { beginNow, seatAll } from "./seating.ts";
import type { Repository } from "./repository.ts";

export interface RegistryOptions {
  repository: Repository;
  secrets: DeviceSecrets;
  pace: number;
  post(message: FromWorker): void;
  /** Called after each commit, so that other pages of this device can follow. */
  committed(tables: readonly string[]): void;
}

const MAX_LISTED = 200;
const IDLE_MS = 60_000;

/** All tables of this device, loaded or stored. */
export class LocalTableRegistry {
  readonly #o: RegistryOptions;
  readonly #context: WorkerContext;
  readonly #hosts = new Map<string, LocalTableHost>();
  readonly #opening = new Map<string, Promise<LocalTableHost | null>>();
  /** The table of each connection; null while it is being loaded. */
  readonly #connections = new Map<number, LocalTableHost | null>();
  /** What came over a connection before its table was loaded. */
  readonly #early = new Map<number, ((host: LocalTableHost) => void)[]>();

  constructor(options: RegistryOptions) {
    this.#o = options;
    this.#context = {
      secrets: options.secrets,
      pace: options.pace,
      post: (message) => options.post(message),
      commit: (ops) => this.#commit(ops),
      restore: async (id) => (await this.#restore(id))?.table ?? null,
      gone: (host) => this.#gone(host),
    };
  }

  async #commit(ops: readonly Op[]): Promise<void> {
    await this.#o.repository.commit(ops);
    this.#o.committed([...new Set(ops.map((op) => op.table))]);
  }

  async connect(connection: number, id: string): Promise<void> {
    this.#connections.set(connection, null);
    this.#early.set(connection, []);
    let final: Refusal | null = { rule: "WEB-TABLE-1", data: {} };
    const host = await this.#open(id).catch((error: unknown) => {
      final = error instanceof DamagedTable ? { rule: "WEB-TABLE-3", data: {} } : null;
      return null;
    });
    const early = this.#early.get(connection) ?? [];
    this.#early.delete(connection);
    if (!this.#connections.has(connection)) return;
    if (host === null) {
      this.#connections.delete(connection);
      return this.#o.post({ t: "down", connection, final });
    }
    this.#connections.set(connection, host);
    host.join(connection);
    this.#o.post({ t: "open", connection });
    for (const act of early) act(host);
  }

  frame(connection: number, frame: ClientFrame): void {
    this.#on(connection, (host) =>
      frame.t === "hello" ? host.hello(connection, frame) : host.command(connection, frame),
    );
  }
  curtain(connection: number, seat: Seat | null): void {
    this.#on(connection, (host) => host.curtain(connection, seat));
  }
  shown(connection: number, v: number): void {
    this.#on(connection, (host) => host.shown(connection, v));
  }
  disconnect(connection: number): void {
    this.#connections.get(connection)?.leave(connection);
    this.#connections.delete(connection);
    this.sweep();
  }

  #on(connection: number, act: (host: LocalTableHost) => void): void {
    const host = this.#connections.get(connection);
    if (host === null) this.#early.get(connection)?.push(act);
    else if (host !== undefined) act(host);
  }

  #open(id: string): Promise<LocalTableHost | null> {
    const host = this.#hosts.get(id);
    if (host !== undefined) return Promise.resolve(host);
    const under = this.#opening.get(id) ?? this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, under);
    return under;
  }

  async #load(id: string): Promise<LocalTableHost | null> {
    const found = await this.#restore(id);
    if (found === null) return null;
    const { entry, table } = found;
    // A rematch: everybody on this device has agreed to it already.
    if (table.phase === "lobby") {
      const ops = beginNow(table, this.#o.secrets);
      if (Array.isArray(ops)) await this.#commit(ops);
    }
    return this.#place(entry, table);
  }

  async #restore(id: string): Promise<{ entry: LoadedGame; table: Table } | null> {
    const stored = await this.#o.repository.read(id);
    if (stored === null) return null;
    const entry = await loadGame(stored.record.game);
    if (entry === null) throw new DamagedTable(`there is no game ${stored.record.game} here`);
    return { entry, table: Table.restore(GAMES, stored, env()) };
  }

  #place(entry: LoadedGame, table: Table): LocalTableHost {
    const host = new LocalTableHost(this.#context, entry, table);
    this.#hosts.set(host.id, host);
    return host;
  }

  #gone(host: LocalTableHost): void {
    if (this.#hosts.get(host.id) === host) this.#hosts.delete(host.id);
    for (const [connection, to] of this.#connections) if (to === host) this.#connections.delete(connection);
  }

  /** Unloads tables that nobody uses. */
  sweep(): void {
    const now = Date.now();
    for (const host of this.#hosts.values()) if (now - host.used > IDLE_MS && host.mayLeave()) host.end(null);
  }

  /** Another page of this device has written to this table. */
  follow(id: string): void {
    this.#hosts.get(id)?.reload();
  }

  async create(request: LocalTableRequest): Promise<{ table: string } | Refusal> {
    const entry = await loadGame(request.game);
    if (entry === null) return { rule: "TABLE-GAME-1", data: { game: request.game } };
    const made = seatAll(entry, request, this.#o.secrets);
    if ("rule" in made) return made;
    await this.#commit(made.ops);
    this.#place(entry, made.table);
    return { table: made.table.id };
  }

  async mine(): Promise<LocalTable[]> {
    const all = await this.#o.repository.held([this.#o.secrets.hostHash], null, MAX_LISTED);
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
    this.#hosts.get(id)?.end({ rule: "WEB-TABLE-1", data: {} });
    return this.#o.repository.remove(id);
  }

  async log(id: string): Promise<string | Refusal> {
    const stored = await this.#o.repository.read(id);
    if (stored === null) return { rule: "WEB-TABLE-1", data: {} };
    if (stored.record.phase !== "over") return { rule: "WEB-LOG-1", data: {} };
    return `${stored.lines.join("\n")}\n`;
  }
}

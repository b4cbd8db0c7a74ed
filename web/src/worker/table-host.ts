import type { Refusal, Seat } from "@trestle/kernel";
import type { Command, HelloFrame, ServerFrame } from "@trestle/protocol";
import { DamagedTable, type Batch, type BotJob, type Op, type Table } from "@trestle/table";
import { breathe, pauseOf, think } from "./bots.ts";
import { env } from "./env.ts";
import type { FromWorker } from "./contract.ts";
import type { LoadedGame } from "@trestle/games/load";
import { personsOf, type DeviceSecrets } from "./device-secrets.ts";

/** A connection of the page to this table. */
interface PageConnection {
  id: number;
  hello: HelloFrame | null;
  /** On a shared device: the seat whose board it gets. */
  curtain: Seat | null;
  /** Keys of unanswered commands. */
  open: Set<string>;
  /** The last entry that the page has shown; null: unknown. */
  shown: number | null;
}

/** What a table host needs of the worker. */
export interface WorkerContext {
  readonly secrets: DeviceSecrets;
  post(message: FromWorker): void;
  commit(ops: readonly Op[]): Promise<void>;
  /** The table as stored; null: there is none. */
  restore(id: string): Promise<Table | null>;
  /** The host has ended: forget it. */
  gone(host: LocalTableHost): void;
  /** Multiplies the pauses of bots; 0 in tests. */
  readonly pace: number;
}

/** A batch that waits for its commit, and the seat of each connection when it was made. */
interface Staged extends Batch {
  viewpoints: ReadonlyMap<number, Seat | null>;
}

/** Meant for one seat: not sent once the device has been passed on. The next person gets everything anew. */
function isForOneSeat(frame: ServerFrame): boolean {
  return ["sync", "step", "passed", "seen", "because", "said", "side", "pinged", "reason", "hints"].includes(frame.t);
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function isPersonAsked({ match, record }: Table): boolean {
  const owed = match?.game.pending(match.state).filter((d) => !d.free) ?? [];
  return owed.some((d) => record.seats[d.seat]?.kind === "person");
}

/** How long bots wait for the page to show what happened. */
const PATIENCE = 20_000;
const CRASH_LIMIT = { count: 5, windowMs: 10_000 };
const TIMER_MS = { min: 20, max: 1_800_000 };

/** One loaded table, much as on a server: takes commands, commits, and only then sends frames. */
export class LocalTableHost {
  readonly id: string;
  /** When it was last used. */
  used = Date.now();
  readonly #context: WorkerContext;
  readonly #entry: LoadedGame;
  readonly #connections = new Map<number, PageConnection>();
  #table: Table | null;
  #waiting: Staged[] = [];
  #committing = false;
  #thinking = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #crashes: number[] = [];
  #reloading = false;
  #frozen = false;

  constructor(context: WorkerContext, entry: LoadedGame, table: Table) {
    this.#context = context;
    this.#entry = entry;
    this.#table = table;
    this.id = table.id;
    this.#run(() => undefined);
  }

  join(connection: number): void {
    this.#connections.set(connection, { id: connection, hello: null, curtain: null, open: new Set(), shown: null });
    this.#run((t) => t.join(connection, null));
  }

  hello(connection: number, frame: HelloFrame): void {
    const page = this.#connections.get(connection);
    if (page === undefined) return;
    page.hello = frame;
    this.#greet(page);
  }

  /** From now on only this seat's board reaches the page; null: a spectator's. */
  curtain(connection: number, seat: Seat | null): void {
    const page = this.#connections.get(connection);
    if (page === undefined || page.curtain === seat) return;
    page.curtain = seat;
    if (page.hello !== null) this.#greet(page);
  }

  shown(connection: number, v: number): void {
    const page = this.#connections.get(connection);
    if (page !== undefined) page.shown = v;
  }

  /** The secrets of this device live here: those in the page's hello are ignored. */
  #greet({ id, hello, curtain }: PageConnection): void {
    if (hello === null) return;
    this.#run((t) => t.hello(id, { ...hello, secrets: this.#context.secrets.forHello(t.record, curtain) }, env()));
  }

  command(connection: number, frame: Command): void {
    const page = this.#connections.get(connection);
    if (page === undefined) return;
    if (this.#table === null) return this.#refuse(page, frame.key, "WEB-TABLE-2");
    // Nobody else knows this device's secrets, so there is nothing to change.
    if (frame.t === "rotate")
      return this.#post(connection, { t: "done", key: frame.key, v: this.#table.match?.n ?? 0 });
    page.open.add(frame.key);
    this.#run((t) => t.command(connection, frame, env()));
  }

  leave(connection: number): void {
    if (this.#connections.delete(connection)) this.#run((t) => t.drop(connection, env()));
  }

  #run(act: (table: Table) => void): void {
    const table = this.#table;
    if (table === null || this.#frozen) return;
    this.used = Date.now();
    try {
      act(table);
      const viewpoints = new Map([...this.#connections.values()].map((c) => [c.id, c.curtain]));
      this.#waiting.push(...table.take().map((batch) => ({ ...batch, viewpoints })));
      for (const job of table.wanted()) {
        table.handed(job);
        void this.#think(table, job);
      }
      this.#schedule(table);
    } catch {
      this.#unload();
      this.#crashes.push(this.used);
    }
    this.#pump();
  }

  /** One commit at a time; batches that arrive meanwhile share the next one. */
  #pump(): void {
    if (this.#committing) return;
    while (this.#waiting[0]?.ops.length === 0) this.#send(this.#waiting.shift()!);
    if (this.#waiting.length > 0) return this.#commit();
    if (this.#reloading) void this.#rebuild();
    this.#reloading = false;
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    this.#committing = true;
    this.#context.commit(group.flatMap((batch) => batch.ops)).then(
      () => {
        this.#committing = false;
        for (const batch of group) this.#send(batch);
        this.#pump();
      },
      () => {
        this.#committing = false;
        this.#waiting = [];
        this.reload();
      },
    );
  }

  #send({ frames, viewpoints }: Staged): void {
    for (const { to, frame } of frames) {
      const page = this.#connections.get(to);
      if (page === undefined || frame.t === "seated") continue;
      if ("key" in frame) page.open.delete(frame.key);
      if (viewpoints.get(to) === page.curtain || !isForOneSeat(frame)) this.#post(to, frame);
      else if ("key" in frame) this.#refuse(page, frame.key, "TABLE-SEAT-1");
    }
  }

  /** Everybody who shares this device is present, whichever board the page shows. */
  #post(connection: number, frame: ServerFrame): void {
    if (frame.t !== "sync" && frame.t !== "about") return this.#context.post({ t: "frame", connection, frame });
    const seats = frame.table.seats.map((s) => (s.kind === "person" ? { ...s, here: true } : s));
    this.#context.post({ t: "frame", connection, frame: { ...frame, table: { ...frame.table, seats } } });
  }

  #refuse(page: PageConnection, key: string, rule: string): void {
    this.#post(page.id, { t: "refused", key, d: null, rule, data: {} });
  }

  /** Another page of this device has written first: reload from the store. */
  reload(): void {
    this.#unload();
    this.#pump();
  }

  #unload(): void {
    this.#table = null;
    this.#stopTimer();
    this.#reloading = true;
  }

  async #rebuild(): Promise<void> {
    for (const page of this.#connections.values()) {
      for (const key of page.open) this.#refuse(page, key, "WEB-TABLE-2");
      page.open.clear();
    }
    const now = Date.now();
    this.#crashes = this.#crashes.filter((at) => now - at < CRASH_LIMIT.windowMs);
    if (this.#crashes.length > CRASH_LIMIT.count) return this.end({ rule: "WEB-TABLE-3", data: {} });
    let table: Table | null;
    try {
      table = await this.#context.restore(this.id);
    } catch (error) {
      return this.end(error instanceof DamagedTable ? { rule: "WEB-TABLE-3", data: {} } : null);
    }
    if (table === null) return this.end({ rule: "WEB-TABLE-1", data: {} });
    this.#table = table;
    for (const page of this.#connections.values()) {
      this.#run((t) => t.join(page.id, null));
      this.#greet(page);
    }
    this.#run(() => undefined);
  }

  /** Closes every connection; `final` says why connecting again is useless. */
  end(final: Refusal | null): void {
    this.#frozen = true;
    this.#stopTimer();
    this.#context.gone(this);
    for (const connection of this.#connections.keys()) this.#context.post({ t: "down", connection, final });
    this.#connections.clear();
  }

  async #think(table: Table, job: BotJob): Promise<void> {
    this.#thinking++;
    const began = performance.now();
    await breathe();
    const choice = await think(this.#entry, job, () => performance.now());
    // The pause must not depend on the thought. Hints come at once.
    const pause = job.hint === null ? pauseOf(job, personsOf(table.record).length) * this.#context.pace : 0;
    const rest = pause - (performance.now() - began);
    if (rest > 0) await sleep(rest);
    if (job.hint === null) await this.#untilShown(table, job);
    this.#thinking--;
    if (this.#table === table) this.#run((t) => t.answer(job, choice, env()));
  }

  /** While no person is asked, bots wait until the page has shown their last move. */
  async #untilShown(table: Table, job: BotJob): Promise<void> {
    const until = performance.now() + PATIENCE;
    const behind = (): boolean => [...this.#connections.values()].some((c) => c.shown !== null && c.shown < job.n);
    while (this.#table === table && !isPersonAsked(table) && behind() && performance.now() < until) await sleep(50);
  }

  #schedule(table: Table): void {
    this.#stopTimer();
    const due = table.due(env());
    if (due === null) return;
    const wait = Math.min(TIMER_MS.max, Math.max(TIMER_MS.min, due - Date.now()));
    this.#timer = setTimeout(() => this.#run((t) => t.tick(env())), wait);
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Nobody is connected and nothing is under way: it can be unloaded. */
  mayLeave(): boolean {
    const busy = this.#thinking > 0 || this.#committing || this.#waiting.length > 0 || this.#connections.size > 0;
    return !busy && (this.#table?.idle() ?? false);
  }
}

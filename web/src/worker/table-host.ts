import type { Refusal, Seat } from "@trestle/kernel";
import type { Command, HelloFrame, ServerFrame } from "@trestle/protocol";
import { DamagedTable, type Batch, type BotJob, type Op, type Table } from "@trestle/table";
import { breathe, pauseOf, think } from "./bots.ts";
import { env } from "./env.ts";
import type { FromWorker } from "./contract.ts";
import type { LoadedGame } from "@trestle/games/load";
import { personsOf, type Keyring } from "./device-secrets.ts";

/** A line of the page to a table. */
interface Guest {
  line: number;
  hello: HelloFrame | null;
  /** Whose eyes it has on a shared device. */
  curtain: Seat | null;
  /** Commands that have not been answered yet. */
  open: Set<string>;
  /** The last entry it says to have shown; null: it does not say. */
  shown: number | null;
}

/** What a live table needs of the worker around it. */
export interface House {
  readonly keys: Keyring;
  post(message: FromWorker): void;
  commit(ops: readonly Op[]): Promise<void>;
  /** The table as it is kept; null: there is none. */
  restore(id: string): Promise<Table | null>;
  /** This object is of no use any more. */
  gone(live: Live): void;
  /** Multiplies the pauses of bots: 0 in tests that wait for nobody. */
  readonly pace: number;
}

/** What waits to be kept, and whose eyes the lines had when it was said. */
interface Staged extends Batch {
  eyes: ReadonlyMap<number, Seat | null>;
}

/** Not said any more once the device has been passed on; the next person is told everything anew. */
function isForSomebody(frame: ServerFrame): boolean {
  return ["sync", "step", "passed", "seen", "because", "said", "side", "pinged", "reason", "hints"].includes(frame.t);
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function isPersonAsked({ match, record }: Table): boolean {
  const owed = match?.game.pending(match.state).filter((d) => !d.free) ?? [];
  return owed.some((d) => record.seats[d.seat]?.kind === "person");
}

/** Longest time that bots wait for a page that does not get on. */
const PATIENCE = 20_000;
const FALLS = { most: 5, within: 10_000 };
const TIMER = { least: 20, most: 1_800_000 };

/** One table in memory, much as on a server: frames in, ops onto the shelf, and only then frames out. */
export class Live {
  readonly id: string;
  /** When anything last happened here. */
  used = Date.now();
  readonly #house: House;
  readonly #entry: LoadedGame;
  readonly #guests = new Map<number, Guest>();
  #table: Table | null;
  #waiting: Staged[] = [];
  #committing = false;
  #thinking = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #falls: number[] = [];
  #falling = false;
  #frozen = false;

  constructor(house: House, entry: LoadedGame, table: Table) {
    this.#house = house;
    this.#entry = entry;
    this.#table = table;
    this.id = table.id;
    this.#run(() => undefined);
  }

  // ——— what comes in ———

  join(line: number): void {
    this.#guests.set(line, { line, hello: null, curtain: null, open: new Set(), shown: null });
    this.#run((t) => t.join(line, null));
  }

  hello(line: number, frame: HelloFrame): void {
    const guest = this.#guests.get(line);
    if (guest === undefined) return;
    guest.hello = frame;
    this.#greet(guest);
  }

  /** Only this seat's board reaches the page from now on; null: what everybody may see. */
  curtain(line: number, seat: Seat | null): void {
    const guest = this.#guests.get(line);
    if (guest === undefined || guest.curtain === seat) return;
    guest.curtain = seat;
    if (guest.hello !== null) this.#greet(guest);
  }

  shown(line: number, v: number): void {
    const guest = this.#guests.get(line);
    if (guest !== undefined) guest.shown = v;
  }

  /** Whatever secrets the page may say are not asked: this device's own lie here. */
  #greet({ line, hello, curtain }: Guest): void {
    if (hello === null) return;
    this.#run((t) => t.hello(line, { ...hello, secrets: this.#house.keys.secrets(t.record, curtain) }, env()));
  }

  command(line: number, frame: Command): void {
    const guest = this.#guests.get(line);
    if (guest === undefined) return;
    if (this.#table === null) return this.#refuse(guest, frame.key, "WEB-TABLE-2");
    // Secrets of this device are in nobody's hands, so there is nothing to change about them.
    if (frame.t === "rotate") return this.#post(line, { t: "done", key: frame.key, v: this.#table.match?.n ?? 0 });
    guest.open.add(frame.key);
    this.#run((t) => t.command(line, frame, env()));
  }

  leave(line: number): void {
    if (this.#guests.delete(line)) this.#run((t) => t.drop(line, env()));
  }

  #run(act: (table: Table) => void): void {
    const table = this.#table;
    if (table === null || this.#frozen) return;
    this.used = Date.now();
    try {
      act(table);
      const eyes = new Map([...this.#guests.values()].map((g) => [g.line, g.curtain]));
      this.#waiting.push(...table.take().map((batch) => ({ ...batch, eyes })));
      for (const job of table.wanted()) {
        table.handed(job);
        void this.#think(table, job);
      }
      this.#schedule(table);
    } catch {
      this.#fall();
      this.#falls.push(this.used);
    }
    this.#pump();
  }

  // ——— what goes out ———

  /** One commit at a time; what is staged meanwhile goes together with the next. */
  #pump(): void {
    if (this.#committing) return;
    while (this.#waiting[0]?.ops.length === 0) this.#send(this.#waiting.shift()!);
    if (this.#waiting.length > 0) return this.#commit();
    if (this.#falling) void this.#rebuild();
    this.#falling = false;
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    this.#committing = true;
    this.#house.commit(group.flatMap((batch) => batch.ops)).then(
      () => {
        this.#committing = false;
        for (const batch of group) this.#send(batch);
        this.#pump();
      },
      () => {
        this.#committing = false;
        this.#waiting = [];
        this.fellBehind();
      },
    );
  }

  #send({ frames, eyes }: Staged): void {
    for (const { to, frame } of frames) {
      const guest = this.#guests.get(to);
      if (guest === undefined || frame.t === "seated") continue;
      if ("key" in frame) guest.open.delete(frame.key);
      if (eyes.get(to) === guest.curtain || !isForSomebody(frame)) this.#post(to, frame);
      else if ("key" in frame) this.#refuse(guest, frame.key, "TABLE-SEAT-1");
    }
  }

  /** Whoever shares this device is here, whoever's eyes the page has. */
  #post(line: number, frame: ServerFrame): void {
    if (frame.t !== "sync" && frame.t !== "about") return this.#house.post({ t: "frame", line, frame });
    const seats = frame.table.seats.map((s) => (s.kind === "person" ? { ...s, here: true } : s));
    this.#house.post({ t: "frame", line, frame: { ...frame, table: { ...frame.table, seats } } });
  }

  #refuse(guest: Guest, key: string, rule: string): void {
    this.#post(guest.line, { t: "refused", key, d: null, rule, data: {} });
  }

  // ——— when it fails ———

  /** Another page of this device was first: this one goes on from what is kept. */
  fellBehind(): void {
    this.#fall();
    this.#pump();
  }

  #fall(): void {
    this.#table = null;
    this.#stopTimer();
    this.#falling = true;
  }

  async #rebuild(): Promise<void> {
    for (const guest of this.#guests.values()) {
      for (const key of guest.open) this.#refuse(guest, key, "WEB-TABLE-2");
      guest.open.clear();
    }
    const now = Date.now();
    this.#falls = this.#falls.filter((at) => now - at < FALLS.within);
    if (this.#falls.length > FALLS.most) return this.end({ rule: "WEB-TABLE-3", data: {} });
    let table: Table | null;
    try {
      table = await this.#house.restore(this.id);
    } catch (error) {
      return this.end(error instanceof DamagedTable ? { rule: "WEB-TABLE-3", data: {} } : null);
    }
    if (table === null) return this.end({ rule: "WEB-TABLE-1", data: {} });
    this.#table = table;
    for (const guest of this.#guests.values()) {
      this.#run((t) => t.join(guest.line, null));
      this.#greet(guest);
    }
    this.#run(() => undefined);
  }

  /** Every line goes down; `final` says why none of them will come back. */
  end(final: Refusal | null): void {
    this.#frozen = true;
    this.#stopTimer();
    this.#house.gone(this);
    for (const line of this.#guests.keys()) this.#house.post({ t: "down", line, final });
    this.#guests.clear();
  }

  // ——— bots and clocks ———

  async #think(table: Table, job: BotJob): Promise<void> {
    this.#thinking++;
    const began = performance.now();
    await breathe();
    const choice = await think(this.#entry, job, () => performance.now());
    // How long a bot takes depends on nothing it thought; whoever asks for advice need not wait.
    const pause = job.hint === null ? pauseOf(job, personsOf(table.record).length) * this.#house.pace : 0;
    const rest = pause - (performance.now() - began);
    if (rest > 0) await sleep(rest);
    if (job.hint === null) await this.#untilShown(table, job);
    this.#thinking--;
    if (this.#table === table) this.#run((t) => t.answer(job, choice, env()));
  }

  /** Whoever can only look on is not hurried: bots go on when what they did has been shown, or nobody shows it. */
  async #untilShown(table: Table, job: BotJob): Promise<void> {
    const until = performance.now() + PATIENCE;
    const behind = (): boolean => [...this.#guests.values()].some((g) => g.shown !== null && g.shown < job.n);
    while (this.#table === table && !isPersonAsked(table) && behind() && performance.now() < until) await sleep(50);
  }

  #schedule(table: Table): void {
    this.#stopTimer();
    const due = table.due(env());
    if (due === null) return;
    const wait = Math.min(TIMER.most, Math.max(TIMER.least, due - Date.now()));
    this.#timer = setTimeout(() => this.#run((t) => t.tick(env())), wait);
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Nobody looks and nothing is under way: it may live on the shelf alone. */
  mayLeave(): boolean {
    const busy = this.#thinking > 0 || this.#committing || this.#waiting.length > 0 || this.#guests.size > 0;
    return !busy && (this.#table?.idle() ?? false);
  }
}

/** A table as a host would run it, without a network: an in-memory store, a clock that is turned by hand, inboxes. */
import { bang } from "@trestle/games/bang/engine";
import { colt } from "@trestle/games/colt/engine";
import { heist } from "@trestle/games/heist/engine";
import { partCommitment, sha256Text, sfc32, pick, type AnyGame } from "@trestle/kernel";
import { PROTOCOL, type Command, type ServerFrame } from "@trestle/protocol";
import {
  Table,
  type BotJob,
  type Env,
  type Games,
  type NewTable,
  type Op,
  type StoredTable,
  type JobResult,
} from "../src/index.ts";

const GAMES: readonly AnyGame[] = [colt, bang, heist];
const games: Games = {
  find: (id) => GAMES.find((game) => game.id === id) ?? null,
  bots: {
    levels: ["greenhorn", "gunslinger", "legend"],
    tempers: ["even", "cautious", "bold"],
    usual: "gunslinger",
    minderTempers: { safe: "cautious", bold: "bold", hold: "cautious" },
  },
};

const WISH: NewTable = {
  game: "colt",
  options: {},
  seats: 3,
  bots: 0,
  level: "greenhorn",
  temper: "even",
  clock: "off",
  listed: true,
  watchers: true,
  edition: null,
};
export const HOST = "0".repeat(32);
/** A command whose key may be left to the test table. */
type Unkeyed<C> = C extends Command ? Omit<C, "key"> & { key?: string } : never;
type Sent<T extends ServerFrame["t"]> = Extract<ServerFrame, { t: T }>;

export class TestTable {
  now = 1_000_000;
  table!: Table;
  /** What has been committed. */
  readonly stored = new Map<string, StoredTable>();
  readonly inbox = new Map<number, ServerFrame[]>();
  #drawn = 0;
  #connections = 0;
  #keys = 0;

  get env(): Env {
    return { now: this.now, random: () => sha256Text(`random ${this.#drawn++}`) };
  }

  open(wish: Partial<NewTable> = {}): this {
    const table = Table.create(games, { ...WISH, ...wish }, HOST, this.env);
    if ("rule" in table) throw new Error(table.rule);
    this.table = table;
    this.drain();
    return this;
  }

  /** Commits and delivers everything that is staged. */
  drain(): void {
    for (const batch of this.table.take()) {
      for (const op of batch.ops) this.#keep(op);
      for (const out of batch.frames)
        this.inbox.get(out.to)?.push(JSON.parse(JSON.stringify(out.frame)) as ServerFrame);
    }
  }

  #keep(op: Op): void {
    const kept = this.stored.get(op.table) ?? { rev: 0, record: null as never, lines: [], chat: [] };
    this.stored.set(op.table, kept);
    if (op.t === "line") {
      if (op.n !== kept.lines.length) throw new Error(`line ${op.n} after ${kept.lines.length - 1}`);
      kept.lines.push(op.line);
    } else if (op.t === "chat") kept.chat.push(op.line);
    else {
      if (op.rev !== kept.rev + 1) throw new Error(`rev ${op.rev} after ${kept.rev}`);
      kept.rev = op.rev;
      kept.record = JSON.parse(JSON.stringify(op.record)) as StoredTable["record"];
    }
  }

  /** The server dies and comes back: all connections are gone, the table is read from the store. */
  restart(): this {
    this.inbox.clear();
    return this.enter(this.table.id);
  }

  /** Reads this table from the store and goes on with it. */
  enter(id: string): this {
    this.table = Table.restore(games, this.stored.get(id)!, this.env);
    return this;
  }

  /** The same table in another process, from what is stored. */
  mirror(): Table {
    return Table.restore(games, JSON.parse(JSON.stringify(this.stored.get(this.table.id))) as StoredTable, this.env);
  }

  connect(...secrets: string[]): number {
    const id = ++this.#connections;
    this.inbox.set(id, []);
    this.table.join(id, null);
    this.table.hello(id, { t: "hello", protocol: PROTOCOL, secrets, history: true }, this.env);
    this.drain();
    return id;
  }

  key(): string {
    return `key-${String(++this.#keys).padStart(6, "0")}`;
  }

  /** Sends a command and returns what came of it: the frame that carries its key. */
  send(connection: number, frame: Unkeyed<Command>): ServerFrame {
    const key = frame.key ?? this.key();
    const before = this.inbox.get(connection)!.length;
    this.table.command(connection, { ...frame, key }, this.env);
    this.drain();
    const answer = this.inbox
      .get(connection)!
      .slice(before)
      .find((f) => "key" in f && f.key === key && f.t !== "seated");
    if (answer === undefined) throw new Error(`no answer to ${JSON.stringify(frame)}`);
    return answer;
  }

  last<T extends ServerFrame["t"]>(connection: number, t: T): Sent<T> {
    const found = this.inbox.get(connection)!.findLast((f) => f.t === t);
    if (found === undefined) throw new Error(`connection ${connection} has got no ${t}`);
    return found as Sent<T>;
  }
  all<T extends ServerFrame["t"]>(connection: number, t: T): Sent<T>[] {
    return this.inbox.get(connection)!.filter((f) => f.t === t) as Sent<T>[];
  }

  /** Sits down and gets ready. */
  seat(connection: number, name: string): { seat: number; secret: string } {
    const secret = secretOf(name);
    this.send(connection, { t: "sit", seat: null, name, secret });
    const { seat } = this.last(connection, "seated");
    this.ready(connection, seat);
    return { seat, secret };
  }

  /** Commits to the part of this seat and attempt. */
  ready(connection: number, seat: number): ServerFrame {
    const { id, attempt } = this.table.record;
    const commitment = partCommitment(id, seat, attempt, partOf(seat, attempt));
    return this.send(connection, { t: "ready", seat, ready: true, attempt, commitment });
  }

  reveal(connection: number, seat: number): ServerFrame {
    const { attempt } = this.table.record;
    return this.send(connection, { t: "part", seat, attempt, part: partOf(seat, attempt) });
  }

  /** Starts the game: everybody who holds a seat reveals its part. */
  start(host: number): ServerFrame {
    const answer = this.send(host, { t: "start" });
    this.revealAll();
    return answer;
  }
  revealAll(): void {
    for (const connection of this.table.connections.values())
      for (const seat of connection.seats)
        if (this.table.record.starting !== undefined) this.reveal(connection.id, seat);
  }

  /** Every bot that owes something answers at random. */
  bots(): void {
    const rng = sfc32(7);
    for (let jobs = this.table.wanted(); jobs.length > 0; jobs = this.table.wanted()) {
      const job = jobs[0]!;
      this.answer(job, pick(rng, job.legal));
    }
  }
  answer(job: BotJob, move: unknown, more: Partial<JobResult> = {}): void {
    this.table.handed(job);
    this.table.answer(job, { move, iterations: 1, ...more }, this.env);
    this.drain();
  }

  later(ms: number): this {
    this.now += ms;
    this.table.tick(this.env);
    this.drain();
    return this;
  }
}

/** The secret with which somebody of this name sits down. */
export function secretOf(name: string): string {
  return sha256Text(`secret of ${name}`).slice(0, 32);
}
/** What a seat puts into the deal at this attempt. */
export function partOf(seat: number, attempt = 1): string {
  return sha256Text(`part of ${seat} at attempt ${attempt}`);
}

/** Two persons and a bot, playing; `host` made the table and holds no seat. */
export function playing(wish: Partial<NewTable> = {}): {
  test: TestTable;
  host: number;
  ann: number;
  bob: number;
  secrets: string[];
} {
  const test = new TestTable().open({ bots: 1, ...wish });
  const host = test.connect(HOST);
  const ann = test.connect();
  const bob = test.connect();
  const secrets = [test.seat(ann, "Ann").secret, test.seat(bob, "Bob").secret];
  test.start(host);
  return { test, host, ann, bob, secrets };
}

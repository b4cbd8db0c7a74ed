import { pick, sfc32, type Rng } from "@trestle/kernel";
import {
  type Board,
  type ClientFrame,
  type Command,
  type ServerFrame,
  type SyncFrame,
  PROTOCOL,
} from "@trestle/protocol";
import type { FromWorker, LocalTableRequest } from "../../src/worker/contract.ts";
import { LocalTableRegistry } from "../../src/worker/table-registry.ts";
import { DeviceSecrets } from "../../src/worker/device-secrets.ts";
import { MemoryRepository } from "../../src/worker/memory-repository.ts";
import type { Repository } from "../../src/worker/repository.ts";

const REQUEST: LocalTableRequest = {
  game: "colt",
  options: {},
  seats: 4,
  persons: ["Ann"],
  level: "gunslinger",
  temper: "even",
};

/** A fake page: talks to a registry, records what it posts and waits for conditions. */
export class FakePage {
  readonly heard: FromWorker[] = [];
  readonly repository: Repository;
  /** Other pages of the same device, which get each commit by broadcast. */
  readonly others: FakePage[] = [];
  registry!: LocalTableRegistry;
  #waiting: { until: () => boolean; go: () => void }[] = [];
  #key = 0;
  #connection = 0;

  constructor(repository: Repository = new MemoryRepository()) {
    this.repository = repository;
  }

  async open(): Promise<this> {
    const secrets = new DeviceSecrets(await this.repository.device());
    const post = (message: FromWorker): void => {
      // Cloned as by a real port: later changes must not be visible here.
      this.heard.push(structuredClone(message));
      for (const w of this.#waiting.slice()) if (w.until()) w.go();
    };
    const committed = (tables: readonly string[]): void => {
      for (const other of this.others) for (const table of tables) queueMicrotask(() => other.registry.follow(table));
    };
    this.registry = new LocalTableRegistry({ repository: this.repository, secrets, pace: 0, post, committed });
    return this;
  }

  until(condition: () => boolean): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((done) => {
      const go = (): void => {
        this.#waiting = this.#waiting.filter((w) => w.go !== go);
        done();
      };
      this.#waiting.push({ until: condition, go });
    });
  }

  async create(request: Partial<LocalTableRequest> = {}): Promise<string> {
    const made = await this.registry.create({ ...REQUEST, ...request });
    if ("rule" in made) throw new Error(made.rule);
    return made.table;
  }

  /** Connects and says hello, with a secret that must be ignored. */
  async join(table: string): Promise<Seen> {
    const connection = ++this.#connection;
    await this.registry.connect(connection, table);
    const seen = new Seen(this, connection);
    seen.send({ t: "hello", protocol: PROTOCOL, secrets: ["made up"], history: true });
    await this.until(() => seen.sync !== undefined);
    return seen;
  }

  key(): string {
    return `key-of-page-${++this.#key}`;
  }
}

/** One connection of the page and what came over it. */
export class Seen {
  readonly page: FakePage;
  readonly connection: number;
  constructor(page: FakePage, connection: number) {
    this.page = page;
    this.connection = connection;
  }

  send(frame: ClientFrame): void {
    this.page.registry.frame(this.connection, frame);
  }
  get frames(): ServerFrame[] {
    return this.page.heard.flatMap((m) => (m.t === "frame" && m.connection === this.connection ? [m.frame] : []));
  }
  get sync(): SyncFrame | undefined {
    return this.frames.findLast((f) => f.t === "sync");
  }
  get board(): Board {
    const last = this.frames.findLast((f) => f.t === "step" || (f.t === "sync" && f.boards.length > 0));
    if (last?.t === "step") return last.board;
    if (last?.t === "sync") return last.boards[0]!;
    throw new Error("no board yet");
  }
  get info(): SyncFrame["table"] {
    const last = this.frames.findLast((f) => f.t === "sync" || f.t === "about");
    if (last?.t === "sync" || last?.t === "about") return last.table;
    throw new Error("no table yet");
  }

  /** The owed decision of this board's seat with its legal moves. */
  question(): { d: number; moves: unknown[] } | null {
    const { board } = this;
    const d = board.pending.find((q) => q.seat === board.seat && !q.free);
    if (d === undefined) return null;
    const boards = this.frames.flatMap((f) => (f.t === "step" ? [f.board] : f.t === "sync" ? f.boards : []));
    return boards.flatMap((b) => b.legal).findLast((l) => l.d === d.id) ?? null;
  }

  async command(frame: Command): Promise<ServerFrame> {
    this.send(frame);
    const answered = (f: ServerFrame): boolean => (f.t === "done" || f.t === "refused") && f.key === frame.key;
    await this.page.until(() => this.frames.some(answered));
    return this.frames.find(answered)!;
  }

  /** Answers with a random move. */
  async moveAnyhow(rng: Rng): Promise<void> {
    const q = this.question();
    const { seat } = this.board;
    if (q === null || seat === null) throw new Error("nothing is asked");
    const { page } = this;
    const answer = await this.command({ t: "move", key: page.key(), seat, d: q.d, move: pick(rng, q.moves) });
    if (answer.t !== "done") throw new Error(`refused: ${JSON.stringify(answer)}`);
  }

  async playOut(seed: number): Promise<void> {
    const rng = sfc32(seed);
    while (this.info.phase === "playing") {
      await this.page.until(() => this.info.phase !== "playing" || this.question() !== null);
      if (this.info.phase === "playing" && this.question() !== null) await this.moveAnyhow(rng);
    }
  }
}

import { quotaOf, Usages, type Quota, type Usage } from "./usage.ts";

/** Bots' moves and hints for people wait separately. */
export type Lane = "bots" | "hints";

/** On whose behalf a thread thinks. */
export interface JobOrigin {
  lane: Lane;
  table: string;
  /** Addresses that may be charged: the one that has used least is. None: the table itself is charged. */
  payers: readonly string[];
  /** A player at the table waits for it. */
  awaited: boolean;
  /** Called when a thread takes it. */
  began(): void;
}

/** A job on a thread. `answer` never rejects; `hurry` asks for the answer as far as it has come. */
interface Run<R> {
  answer: Promise<R>;
  hurry(): void;
}

/** Receives the queue's metrics. */
export interface QueueMetrics {
  /** This many more (or fewer) jobs wait for a thread. */
  waiting(lane: Lane, change: number): void;
  /** A thread took a job after this many milliseconds. */
  waited(lane: Lane, ms: number): void;
  /** A thread spent this many milliseconds on a job; `over`: its address or table was beyond its quota. */
  used(lane: Lane, ms: number, quota: { over: boolean }): void;
  /** A job was cut short. */
  hurried(lane: Lane): void;
  /** A job was refused: too many of its table wait already. */
  refused(lane: Lane): void;
}

export interface QueueOptions<T, R> {
  threads: number;
  now(): number;
  start(job: T): Run<R>;
  figures?: QueueMetrics | undefined;
}

interface Job<T, R> {
  job: T;
  asker: JobOrigin;
  payer: Usage;
  table: Usage;
  since: number;
  done(answer: R | null): void;
}
interface Running<T, R> extends Job<T, R> {
  run: Run<R>;
  hurried: boolean;
}

/** One start in this many goes to the job that has waited longest, so that nobody waits forever. */
const OLDEST_EVERY = 8;
/** As many as a table has seats. Only somebody with many sockets asks for more. */
const MAX_HINTS_PER_TABLE = 16;
/** Over quota, others must have used this many times as much before their jobs are cut short. */
const MUCH_MORE = 2;

/**
 * Decides which job a free thread takes. Jobs that people wait for come before those of tables where only bots play,
 * and jobs within quota before those beyond it. Among equals the lanes take turns; within a lane the address, then the
 * table that has used least comes first. A running job is told to answer at once when a better one waits: nobody waits
 * for its whole budget.
 */
export class BotQueue<T, R> {
  readonly #o: QueueOptions<T, R>;
  readonly #quota: Quota;
  /** In order of arrival. */
  readonly #waiting: Job<T, R>[] = [];
  readonly #running = new Set<Running<T, R>>();
  /** The lane that started last. */
  #lane: Lane = "hints";
  readonly #usages = new Usages();
  #starts = 0;
  #closed = false;

  constructor(options: QueueOptions<T, R>) {
    this.#o = options;
    this.#quota = quotaOf(options.threads);
  }

  /** null: too many hints wait already, or the queue is closed. */
  think(job: T, asker: JobOrigin): Promise<R | null> {
    if (this.#closed) return Promise.resolve(null);
    if (this.#tooMany(asker)) {
      this.#o.figures?.refused(asker.lane);
      return Promise.resolve(null);
    }
    const now = this.#o.now();
    return new Promise((done) => {
      const payer = this.#payerOf(asker, now);
      const table = this.#usages.of(`${asker.lane} table ${asker.table}`);
      this.#waiting.push({ job, asker, payer, table, since: now, done });
      this.#o.figures?.waiting(asker.lane, 1);
      this.#go();
    });
  }

  /** Waiting jobs are dropped. */
  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) {
      this.#o.figures?.waiting(job.asker.lane, -1);
      job.done(null);
    }
  }

  #tooMany({ lane, table }: JobOrigin): boolean {
    if (lane !== "hints") return false;
    const same = this.#waiting.filter(({ asker }) => asker.lane === lane && asker.table === table);
    return same.length >= MAX_HINTS_PER_TABLE;
  }

  #payerOf({ lane, table, payers }: JobOrigin, now: number): Usage {
    const [first, ...others] = payers.map((payer) => this.#usages.of(`${lane} address ${payer}`));
    if (first === undefined) return this.#usages.of(`${lane} table ${table}`);
    return others.reduce((least, other) => (other.recent(now) < least.recent(now) ? other : least), first);
  }

  #go(): void {
    while (this.#running.size < this.#o.threads && this.#waiting.length > 0) this.#start(this.#take());
    this.#makeRoom();
    this.#usages.sweep(this.#o.now(), () =>
      [...this.#waiting, ...this.#running].flatMap(({ payer, table }) => [payer, table]),
    );
  }

  #take(): Job<T, R> {
    this.#starts++;
    let best = 0;
    if (this.#starts % OLDEST_EVERY !== 0) {
      const now = this.#o.now();
      for (let i = 1; i < this.#waiting.length; i++)
        if (this.#compare(this.#waiting[i]!, this.#waiting[best]!, now) < 0) best = i;
    }
    return this.#waiting.splice(best, 1)[0]!;
  }

  #start(job: Job<T, R>): void {
    const began = this.#o.now();
    const { lane } = job.asker;
    const over = this.#overQuota(job, began);
    this.#lane = lane;
    this.#o.figures?.waiting(lane, -1);
    this.#o.figures?.waited(lane, began - job.since);
    job.asker.began();
    const running = { ...job, run: this.#o.start(job.job), hurried: false };
    this.#running.add(running);
    void running.run.answer.then((answer) => {
      const now = this.#o.now();
      this.#running.delete(running);
      for (const usage of new Set([job.payer, job.table])) usage.add(now - began, now);
      this.#o.figures?.used(lane, now - began, { over });
      job.done(answer);
      this.#go();
    });
  }

  /** Hurries as many running jobs as there are better ones waiting, the worst first. */
  #makeRoom(): void {
    const now = this.#o.now();
    const ending = [...this.#running].filter((running) => running.hurried).length;
    const worst = [...this.#running]
      .filter((running) => !running.hurried)
      .sort((a, b) => this.#rank(b, now) - this.#rank(a, now) || b.payer.recent(now) - a.payer.recent(now));
    for (const [i, running] of worst.entries()) {
      const better = this.#waiting.filter((job) => this.#outranks(job, running, now)).length;
      if (better <= ending + i) return;
      running.hurried = true;
      running.run.hurry();
      this.#o.figures?.hurried(running.asker.lane);
    }
  }

  #overQuota({ payer, table }: Job<T, R>, now: number): boolean {
    return payer.recent(now) > this.#quota.address || table.recent(now) > this.#quota.table;
  }

  /** 0 comes first. */
  #rank(job: Job<T, R>, now: number): number {
    return (job.asker.awaited ? 0 : 2) + (this.#overQuota(job, now) ? 1 : 0);
  }

  #compare(a: Job<T, R>, b: Job<T, R>, now: number): number {
    const lane = ({ asker }: Job<T, R>): number => (asker.lane === this.#lane ? 1 : 0);
    return (
      this.#rank(a, now) - this.#rank(b, now) ||
      lane(a) - lane(b) ||
      a.payer.recent(now) - b.payer.recent(now) ||
      a.table.recent(now) - b.table.recent(now)
    );
  }

  /** Within their quotas, equals let each other finish. */
  #outranks(job: Job<T, R>, running: Job<T, R>, now: number): boolean {
    const ahead = this.#rank(running, now) - this.#rank(job, now);
    if (ahead !== 0) return ahead > 0;
    return this.#overQuota(running, now) && running.payer.recent(now) > MUCH_MORE * job.payer.recent(now);
  }
}

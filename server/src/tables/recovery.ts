import { setTimeout as sleep } from "node:timers/promises";
import { Conflict, DamagedTable, StoreFailure, versionOf, type ShownProgress, type Table } from "@trestle/table";
import type { PlayTime, ServerContext } from "./context.ts";
import type { TableHost } from "./host.ts";

/** WebSocket close codes. */
export const TRY_AGAIN = 1013;
export const NO_TABLE = 4404;
export const BROKEN = 1011;

/** Past so many crashes in so short a time a table is closed for a while. */
const CRASH_LIMIT = { count: 5, windowMs: 10_000 };
/** Past so many conflicts in a row the cause is not another process. */
const MAX_CONFLICT_RETRIES = 30;
/** Milliseconds between tries while the store takes nothing. */
const STORE_REST = 1_000;

interface Failure {
  rule: string;
  from: PlayTime;
  /** What its connections have been shown, where they can go on from there; null: they are told everything anew. */
  shown: ShownProgress | null;
}

/** Brings back a table that crashed or could not be stored. Its object is discarded and read from the store again. */
export class Recovery {
  readonly #context: ServerContext;
  readonly #host: TableHost;
  #failure: Failure | null = null;
  #crashes: number[] = [];
  #conflicts = 0;
  /** The last commit was refused by the store, for no fault of this table. */
  #storeFails = false;
  #isResuming = false;

  constructor(context: ServerContext, host: TableHost) {
    this.#context = context;
    this.#host = host;
  }

  /** Commands that come now are carried out once the table is back. */
  get isResuming(): boolean {
    return this.#isResuming;
  }

  /** A commit went well. */
  succeeded(): void {
    this.#conflicts = 0;
    this.#storeFails = false;
  }

  /** The table threw. What it had staged before is still committed and broadcast. */
  crashed(table: Table, error: unknown): void {
    this.#context.report("error", error, "a table crashed and is rebuilt from its log", { table: this.#host.id });
    this.#fail("SERVER-TABLE-2", table, null);
  }

  /** A commit was refused. `shown` tells how far the connections have followed. */
  refused(table: Table | null, error: unknown, shown: (table: Table) => ShownProgress): void {
    const { cluster, metrics, report } = this.#context;
    if (cluster !== null && error instanceof Conflict) metrics.conflicts.inc();
    else
      report("warn", error, "a table could not be stored and goes back to its last commit", { table: this.#host.id });
    this.#storeFails = error instanceof StoreFailure;
    const mayResume = cluster !== null && table !== null && this.#conflicts++ <= MAX_CONFLICT_RETRIES;
    this.#fail("SERVER-STORE-1", table, mayResume ? shown(table) : null);
  }

  #fail(rule: string, table: Table | null, shown: ShownProgress | null): void {
    this.#host.discard(table);
    this.#failure ??= { rule, from: playTimeOf(table, this.#context.env().now), shown };
  }

  /** Called when nothing is being written any more. False: nothing has failed. */
  start(): boolean {
    const failure = this.#failure;
    this.#failure = null;
    if (failure === null) return false;
    if (failure.shown === null) void this.#rebuild(failure);
    else void this.#resume(failure.from, failure.shown);
    return true;
  }

  /** From the log: everybody is told everything anew, and open commands are refused. */
  async #rebuild({ rule, from }: Failure): Promise<void> {
    this.#context.metrics.rebuilt.inc({ why: rule });
    for (const attached of this.#host.connections.values())
      for (const { key } of attached.unanswered.splice(0)) this.#host.refuse(attached, key, rule);
    if (this.#crashesTooOften()) {
      if (!this.#storeFails) return this.#quarantine("this table fails again and again");
      // Nothing is wrong with the table. It waits, or its bots would try without a pause until there is room on the disk.
      await sleep(STORE_REST);
    }
    if (this.#host.isFrozen) return;
    let table: Table | null;
    try {
      table = await this.#context.restore(this.#host.id, from);
    } catch (error) {
      this.#context.report("error", error, "a table could not be rebuilt", { table: this.#host.id });
      if (error instanceof DamagedTable) return this.#quarantine("this table is damaged");
      return this.#host.dismiss(TRY_AGAIN, "the table cannot be reached at the moment");
    }
    if (table === null) return this.#host.dismiss(NO_TABLE, "the table is gone");
    this.#host.replace(table, versionOf(table).next);
    for (const attached of this.#host.connections.values()) this.#host.greet(attached);
    this.#host.run(() => undefined);
  }

  #crashesTooOften(): boolean {
    const { now } = this.#context.env();
    this.#crashes = [...this.#crashes.filter((at) => now - at < CRASH_LIMIT.windowMs), now];
    return this.#crashes.length > CRASH_LIMIT.count;
  }

  #quarantine(reason: string): void {
    this.#context.quarantine(this.#host.id);
    this.#host.dismiss(BROKEN, reason);
  }

  /**
   * From where the connections have followed: they are told what other processes did, step by step, and open commands
   * are carried out again. A key that is in the log gets its first answer.
   */
  async #resume(from: PlayTime, shown: ShownProgress): Promise<void> {
    this.#isResuming = true;
    let found: Awaited<ReturnType<ServerContext["resume"]>>;
    try {
      // Two processes that retry at the same moment would always collide again.
      if (this.#conflicts > 1) await sleep(Math.random() * 10 * this.#conflicts);
      found = await this.#context.resume(this.#host.id, from, shown);
    } catch (error) {
      this.#context.report("warn", error, "a table could not be read again", { table: this.#host.id });
      return this.#host.dismiss(TRY_AGAIN, "the table cannot be reached at the moment");
    } finally {
      this.#isResuming = false;
    }
    if (found === null) return this.#host.dismiss(NO_TABLE, "the table is gone");
    this.#host.resume(found.table, found.changes, shown);
  }
}

/** Play time of a table at this moment; 0 if there is none. */
export function playTimeOf(table: Table | null, now: number): PlayTime {
  return { played: table?.playTime(now) ?? 0, wall: now };
}

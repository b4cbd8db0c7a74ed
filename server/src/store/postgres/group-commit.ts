import { Conflict, type StoreFailure } from "@trestle/table";
import type { RetryingConnection } from "./connect.ts";
import { codeOf } from "./failure.ts";
import { KEEP, LINES } from "./sql.ts";
import type { StoredOp } from "../stored-op.ts";

/** More in one statement gains nothing, and the first of them would wait for the last. */
const MAX_GROUP = 400;
/** Deadlock or serialization failure: the database undid our statement, which may be repeated. */
const RETRY_CODES = ["40P01", "40001"];

interface QueuedCommit {
  ops: readonly StoredOp[];
  now: number;
  done(): void;
  failed(error: Error): void;
}

/** Consecutive moves of one table. */
interface Chain {
  table: string;
  n: number;
  lines: string[];
  due: number | null;
  queued: QueuedCommit[];
}

/**
 * One connection that writes. What arrives while a statement runs goes into the next one: one round trip and one sync
 * for all. A table always uses the same writer, so that its commits keep their order.
 */
export class CommitWriter {
  readonly #connection: RetryingConnection;
  /** Called with tables whose changes are certain. */
  readonly #onCommitted: (tables: readonly string[]) => void;
  readonly #queue: QueuedCommit[] = [];
  #isBusy = false;
  #whenIdle: (() => void)[] = [];

  constructor(connection: RetryingConnection, onCommitted: (tables: readonly string[]) => void) {
    this.#connection = connection;
    this.#onCommitted = onCommitted;
  }

  commit(ops: readonly StoredOp[], now: number): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ ops, now, done, failed });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // Everything that arrives in this turn of the event loop belongs together.
      setImmediate(() => void this.#writeAll());
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#queue.length > 0) await this.#write(this.#queue.splice(0, MAX_GROUP));
    this.#isBusy = false;
    for (const done of this.#whenIdle.splice(0)) done();
  }

  async #write(batch: readonly QueuedCommit[]): Promise<void> {
    const { chains, others } = sorted(batch);
    const slow = new Set(others);
    try {
      if (chains.length > 0) await this.#append(chains, slow);
      if (slow.size > 0) await this.#writeOthers(batch.filter((queued) => slow.has(queued)));
    } catch (error) {
      for (const queued of batch) queued.failed(error as StoreFailure);
    }
  }

  /** Appends moves; those that conflict with another process are retried one by one. */
  async #append(chains: readonly Chain[], slow: Set<QueuedCommit>): Promise<void> {
    const texts = chains.flatMap((c) => c.lines.map((line, i) => ({ table: c.table, n: c.n + i, line })));
    const values = [
      chains.map((c) => c.table),
      chains.map((c) => c.n),
      chains.map((c) => c.lines.length),
      chains.map((c) => c.due),
      Math.max(...chains.flatMap((c) => c.queued.map((queued) => queued.now))),
      texts.map((t) => t.table),
      texts.map((t) => t.n),
      texts.map((t) => t.line),
    ];
    const rows = await this.#query<{ id: string }>({ name: "lines", text: LINES, values });
    const committed = new Set(rows.map((row) => row.id));
    this.#onCommitted([...committed]);
    for (const { table, queued } of chains)
      for (const one of queued)
        if (committed.has(table)) one.done();
        else slow.add(one);
  }

  async #writeOthers(batch: readonly QueuedCommit[]): Promise<void> {
    const values = [JSON.stringify(batch.map(({ ops }) => ops.map(toJson))), Math.max(...batch.map(({ now }) => now))];
    const rows = await this.#query<{ answers: string[] }>({ name: "keep", text: KEEP, values });
    const answers = rows[0]!.answers;
    const committed = batch.filter((_, i) => answers[i] === "");
    this.#onCommitted([...new Set(committed.flatMap(({ ops }) => ops.map((op) => op.table)))]);
    batch.forEach((queued, i) => (answers[i] === "" ? queued.done() : queued.failed(new Conflict(answers[i]))));
  }

  async #query<T extends object>(
    statement: { name: string; text: string; values: unknown[] },
    tries = 3,
  ): Promise<T[]> {
    try {
      return (await this.#connection.use((client) => client.query<T>(statement))).rows;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      if (tries > 1 && RETRY_CODES.includes(codeOf(cause))) return this.#query(statement, tries - 1);
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((done) => this.#whenIdle.push(done));
    await this.#connection.end();
  }
}

/** Chains of moves can be appended all at once; everything else, and what follows it at the same table, cannot. */
function sorted(batch: readonly QueuedCommit[]): { chains: Chain[]; others: QueuedCommit[] } {
  const chains = new Map<string, Chain>();
  const others: QueuedCommit[] = [];
  const closed = new Set<string>();
  for (const queued of batch) {
    const first = queued.ops[0]!;
    const chain = chains.get(first.table) ?? newChain(first);
    const lines = chain === null || closed.has(first.table) ? null : linesAfter(chain, queued.ops);
    if (chain === null || lines === null) {
      others.push(queued);
      for (const op of queued.ops) closed.add(op.table);
      continue;
    }
    chain.lines.push(...lines.map((op) => op.line));
    chain.due = lines.at(-1)!.due;
    chain.queued.push(queued);
    chains.set(first.table, chain);
  }
  // One order for all: processes that want the same tables wait for each other, but never in a circle.
  return { chains: [...chains.values()].sort((a, b) => (a.table < b.table ? -1 : 1)), others };
}

type LineOp = Extract<StoredOp, { t: "line" }>;

function newChain(first: StoredOp): Chain | null {
  return first.t === "line" ? { table: first.table, n: first.n, lines: [], due: null, queued: [] } : null;
}

/** The ops, if they are the next lines of this chain. */
function linesAfter({ table, n, lines }: Chain, ops: readonly StoredOp[]): readonly LineOp[] | null {
  const fits = (op: StoredOp, i: number): op is LineOp =>
    op.t === "line" && op.table === table && op.n === n + lines.length + i;
  return ops.every(fits) ? ops : null;
}

/** As the database's function reads it. */
function toJson(op: StoredOp): object {
  if (op.t !== "record") return op;
  const { index, ...rest } = op;
  const { holders, accounts, ...columns } = index;
  return { ...rest, ...columns, held: JSON.stringify([holders, accounts]) };
}

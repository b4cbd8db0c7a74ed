import { Conflict, type StoreFailure } from "@trestle/table";
import type { Wire } from "./connect.ts";
import { codeOf } from "./failure.ts";
import { KEEP, LINES } from "./sql.ts";
import type { SqliteOp } from "../sqlite/messages.ts";

/** More in one statement gains nothing, and the first of them would wait for the last. */
const GROUP = 400;
/** Somebody else's statement and ours waited for each other: the database undid ours, which may be said again. */
const AGAIN = ["40P01", "40001"];

interface Asked {
  ops: readonly SqliteOp[];
  now: number;
  done(): void;
  failed(error: Error): void;
}

/** Moves of one table that follow each other. */
interface Chain {
  table: string;
  n: number;
  lines: string[];
  due: number | null;
  asked: Asked[];
}

/**
 * One connection that writes. Whatever is asked while a statement is under way goes together with the next one: one
 * round trip, one sync for all. A table always goes over the same lane, so that its commits keep their order.
 */
export class Lane {
  readonly #wire: Wire;
  /** These tables have changed, and it is certain. */
  readonly #kept: (tables: readonly string[]) => void;
  readonly #queue: Asked[] = [];
  #busy = false;
  #idle: (() => void)[] = [];

  constructor(wire: Wire, kept: (tables: readonly string[]) => void) {
    this.#wire = wire;
    this.#kept = kept;
  }

  commit(ops: readonly SqliteOp[], now: number): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ ops, now, done, failed });
      if (this.#busy) return;
      this.#busy = true;
      // All that is asked in this turn of the event loop belongs together.
      setImmediate(() => void this.#work());
    });
  }

  async #work(): Promise<void> {
    while (this.#queue.length > 0) await this.#group(this.#queue.splice(0, GROUP));
    this.#busy = false;
    for (const done of this.#idle.splice(0)) done();
  }

  async #group(group: readonly Asked[]): Promise<void> {
    const { chains, others } = sorted(group);
    const slow = new Set(others);
    try {
      if (chains.length > 0) await this.#append(chains, slow);
      if (slow.size > 0) await this.#keep(group.filter((asked) => slow.has(asked)));
    } catch (error) {
      for (const asked of group) asked.failed(error as StoreFailure);
    }
  }

  /** The moves; those that another process was faster with are looked at one by one. */
  async #append(chains: readonly Chain[], slow: Set<Asked>): Promise<void> {
    const texts = chains.flatMap((c) => c.lines.map((line, i) => ({ table: c.table, n: c.n + i, line })));
    const values = [
      chains.map((c) => c.table),
      chains.map((c) => c.n),
      chains.map((c) => c.lines.length),
      chains.map((c) => c.due),
      Math.max(...chains.flatMap((c) => c.asked.map((asked) => asked.now))),
      texts.map((t) => t.table),
      texts.map((t) => t.n),
      texts.map((t) => t.line),
    ];
    const rows = await this.#say<{ id: string }>({ name: "lines", text: LINES, values });
    const through = new Set(rows.map((row) => row.id));
    this.#kept([...through]);
    for (const { table, asked } of chains)
      for (const one of asked)
        if (through.has(table)) one.done();
        else slow.add(one);
  }

  async #keep(group: readonly Asked[]): Promise<void> {
    const values = [JSON.stringify(group.map(({ ops }) => ops.map(flat))), Math.max(...group.map(({ now }) => now))];
    const rows = await this.#say<{ answers: string[] }>({ name: "keep", text: KEEP, values });
    const answers = rows[0]!.answers;
    const through = group.filter((_, i) => answers[i] === "");
    this.#kept([...new Set(through.flatMap(({ ops }) => ops.map((op) => op.table)))]);
    group.forEach((asked, i) => (answers[i] === "" ? asked.done() : asked.failed(new Conflict(answers[i]))));
  }

  async #say<T extends object>(query: { name: string; text: string; values: unknown[] }, tries = 3): Promise<T[]> {
    try {
      return (await this.#wire.use((client) => client.query<T>(query))).rows;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      if (tries > 1 && AGAIN.includes(codeOf(cause))) return this.#say(query, tries - 1);
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.#busy) await new Promise<void>((done) => this.#idle.push(done));
    await this.#wire.end();
  }
}

/** Chains of moves can be appended all at once; everything else, and what comes after it at the same table, cannot. */
function sorted(group: readonly Asked[]): { chains: Chain[]; others: Asked[] } {
  const chains = new Map<string, Chain>();
  const others: Asked[] = [];
  const closed = new Set<string>();
  for (const asked of group) {
    const first = asked.ops[0]!;
    const chain = chains.get(first.table) ?? newChain(first);
    const lines = chain === null || closed.has(first.table) ? null : linesAfter(chain, asked.ops);
    if (chain === null || lines === null) {
      others.push(asked);
      for (const op of asked.ops) closed.add(op.table);
      continue;
    }
    chain.lines.push(...lines.map((op) => op.line));
    chain.due = lines.at(-1)!.due;
    chain.asked.push(asked);
    chains.set(first.table, chain);
  }
  // In one order for everybody: two processes that want the same tables wait for each other, never in a circle.
  return { chains: [...chains.values()].sort((a, b) => (a.table < b.table ? -1 : 1)), others };
}

type LineOp = Extract<SqliteOp, { t: "line" }>;

function newChain(first: SqliteOp): Chain | null {
  return first.t === "line" ? { table: first.table, n: first.n, lines: [], due: null, asked: [] } : null;
}

/** The ops, if they are the lines that come next in this chain. */
function linesAfter({ table, n, lines }: Chain, ops: readonly SqliteOp[]): readonly LineOp[] | null {
  const fits = (op: SqliteOp, i: number): op is LineOp =>
    op.t === "line" && op.table === table && op.n === n + lines.length + i;
  return ops.every(fits) ? ops : null;
}

/** As the database's function reads it. */
function flat(op: SqliteOp): object {
  if (op.t !== "record") return op;
  const { index, ...rest } = op;
  const { holders, accounts, ...columns } = index;
  return { ...rest, ...columns, held: JSON.stringify([holders, accounts]) };
}

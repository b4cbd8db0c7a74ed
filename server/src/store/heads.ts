import { Conflict } from "@trestle/table";
import type { Head, KeptOp } from "./wire.ts";

/** How far a table has come, with what is on its way to the disk. */
interface Known extends Head {
  /** Ops under way. */
  open: number;
}

/** What must be known of a commit's ops until it is written; their texts need not be held so long. */
export interface Receipt {
  /** The table of each op. */
  readonly tables: readonly string[];
  readonly codes: readonly string[];
}

const MOST = 20_000;
const NO_CODES: readonly string[] = [];

/** Who may write what next: the check that the database would make, made before the journal is written. */
export class Heads {
  readonly #isBusy: (table: string) => boolean;
  readonly #most: number;
  readonly #known = new Map<string, Known>();
  /** Tables of which the journal alone has something. */
  readonly #journaled = new Set<string>();
  /** Codes that the journal alone knows, with their tables. */
  readonly #codes = new Map<string, string>();

  /** `isBusy`: a commit is being prepared for it, which must find what was learnt. */
  constructor(isBusy: (table: string) => boolean, most: number = MOST) {
    this.#isBusy = isBusy;
    this.#most = most;
  }

  has(table: string): boolean {
    return this.#known.has(table);
  }
  learn(table: string, head: Head): void {
    if (this.#known.size >= this.#most) this.trim();
    this.#known.set(table, { ...head, open: 0 });
  }
  /** A new table, or one that changes its code: whether the database knows the code must be asked first. */
  newCode(op: KeptOp): string | null {
    if (op.t !== "record" || this.#known.get(op.table)?.code === op.index.code) return null;
    return op.index.code;
  }
  /** Something of it has not reached the database. */
  ahead(table: string): boolean {
    return this.#journaled.has(table) || (this.#known.get(table)?.open ?? 0) > 0;
  }

  /** Takes up all ops of a commit or throws Conflict. Every table must be known. */
  take(ops: readonly KeptOp[]): Receipt {
    if (ops.length === 1) this.#take(ops[0]!);
    else this.#takeAll(ops);
    let codes: string[] | null = null;
    for (const op of ops) {
      this.#known.get(op.table)!.open++;
      if (op.t === "record") (codes ??= []).push(op.index.code);
    }
    return { tables: ops.map((op) => op.table), codes: codes ?? NO_CODES };
  }

  #takeAll(ops: readonly KeptOp[]): void {
    const before: Known[] = [];
    const codes: string[] = [];
    try {
      for (const op of ops) {
        if (!before.some(({ table }) => table === op.table)) before.push({ ...this.#known.get(op.table)! });
        if (op.t === "record" && !this.#codes.has(op.index.code)) codes.push(op.index.code);
        this.#take(op);
      }
    } catch (error) {
      for (const head of before) Object.assign(this.#known.get(head.table)!, head);
      for (const code of codes) this.#codes.delete(code);
      throw error;
    }
  }

  #take(op: KeptOp): void {
    const head = this.#known.get(op.table)!;
    if (op.t === "record") return this.#takeRecord(head, op);
    if (head.rev === 0) throw new Conflict(`table ${op.table} is gone`);
    if (op.t === "line") {
      if (op.n !== head.next) throw new Conflict(`line ${op.n} of table ${op.table} is not the next one`);
      head.next++;
      return;
    }
    if (head.chats.includes(op.id)) throw new Conflict(`line ${op.id} of the talk at table ${op.table} is taken`);
    head.chats = [...head.chats, op.id];
  }

  #takeRecord(head: Known, op: Extract<KeptOp, { t: "record" }>): void {
    if (op.rev !== head.rev + 1) throw new Conflict(`revision ${op.rev} of table ${op.table} is not the next one`);
    if (op.index.code !== head.code) {
      const owner = this.#codes.get(op.index.code) ?? op.table;
      if (owner !== op.table) throw new Conflict(`code ${op.index.code} is taken`);
      this.#codes.set(op.index.code, op.table);
      head.code = op.index.code;
    }
    head.rev = op.rev;
  }

  /** The ops are on disk. */
  kept({ tables }: Receipt): void {
    for (const table of tables) {
      const head = this.#known.get(table);
      this.#journaled.add(table);
      if (head !== undefined) head.open--;
    }
  }
  /** The ops were never written: nothing that was built on them can be right. */
  lost({ tables, codes }: Receipt): void {
    for (const table of tables) this.#known.delete(table);
    for (const code of codes) this.#codes.delete(code);
  }
  /** The database has all that the journal had. */
  takenIn(): void {
    this.#journaled.clear();
    for (const [code, table] of this.#codes) if ((this.#known.get(table)?.open ?? 0) === 0) this.#codes.delete(code);
  }
  /** Tables that nothing is under way for: what they are at can be read again. */
  trim(): void {
    for (const [table, head] of this.#known)
      if (head.open === 0 && !this.#journaled.has(table) && !this.#isBusy(table)) this.#known.delete(table);
  }
}

import { dirname } from "node:path";
import { Conflict, StoreFailure } from "@trestle/table";
import type { Account, ListedTable, Op, StoredTable } from "@trestle/table";
import { IDLE, type Archive } from "./archive.ts";
import { Heads, type Receipt } from "./heads.ts";
import { mostOf, payloadOf, sizeOf, type Payload } from "./journal-format.ts";
import { Journal, SEGMENT, type Appended } from "./journal.ts";
import { openSqlite, toKept, type SqliteOptions, type SqliteStore } from "./sqlite.ts";
import type { KeptOp } from "./wire.ts";

/** The database takes in what the journal has when so much has come together, or after so long. */
const TAKE_IN = { bytes: SEGMENT / 4, after: 3_000 };
/** While the database takes nothing, it is asked again so often. */
const TRY_AGAIN = 1_000;

/** Bytes are counted only where it could be. */
const isLarge = (payload: Payload): boolean => mostOf(payload) > SEGMENT / 2 && sizeOf(payload) > SEGMENT / 2;

/** The embedded store as the server uses it: a journal before the database. Rejects with StoreFailure in words. */
export async function openJournaled(folder: string, options: SqliteOptions = {}): Promise<Archive> {
  const sqlite = await openSqlite(folder, options);
  try {
    const generation = await sqlite.recover();
    return new JournaledStore(sqlite, dirname(sqlite.file), generation + 1);
  } catch (error) {
    await sqlite.close();
    throw error;
  }
}

/**
 * A commit is checked here, written to the journal and acknowledged; the database takes it in later, in large pieces.
 * Whoever reads what the journal alone has makes the database take it in first.
 */
class JournaledStore implements Archive {
  readonly #sqlite: SqliteStore;
  readonly #journal: Journal;
  /** Tables for which something is still being asked: resolves when the last of their commits is in the queue. */
  readonly #preparing = new Map<string, Promise<void>>();
  readonly #heads = new Heads((table) => this.#preparing.has(table));
  #unread = 0;
  #timer: NodeJS.Timeout | null = null;
  #takingIn: Promise<void> | null = null;
  /** Why the database takes nothing in: then nothing new is promised either. */
  #trouble: { failure: StoreFailure; at: number } | null = null;
  #closing: Promise<void> | null = null;

  constructor(sqlite: SqliteStore, folder: string, generation: number) {
    this.#sqlite = sqlite;
    this.#journal = new Journal(folder, generation, () => this.#takeIn());
  }

  commit(ops: readonly Op[]): Promise<void> {
    if (this.#closing !== null) return Promise.reject(new StoreFailure("The store is closed."));
    const now = Date.now();
    const kept = ops.map(toKept);
    const ready = this.#trouble === null && kept.every((op) => this.#isReady(op));
    return ready ? this.#append(kept, now) : this.#inTurn(kept, now);
  }

  #isReady(op: KeptOp): boolean {
    return this.#heads.has(op.table) && !this.#preparing.has(op.table) && this.#heads.newCode(op) === null;
  }

  /** Something must be asked first: whoever comes later for the same table waits behind. */
  async #inTurn(ops: KeptOp[], now: number): Promise<void> {
    const tables = new Set(ops.map((op) => op.table));
    const before = [...tables].flatMap((table) => this.#preparing.get(table) ?? []);
    const ready = Promise.all(before).then(() => this.#prepare(ops, tables));
    // It appends before those behind it hear of it: they were promised to come later.
    const appended = ready.then(() => ({ written: this.#append(ops, now) }));
    const mine = appended.then(
      () => undefined,
      () => undefined,
    );
    for (const table of tables) this.#preparing.set(table, mine);
    try {
      await (
        await appended
      ).written;
    } finally {
      for (const table of tables) if (this.#preparing.get(table) === mine) this.#preparing.delete(table);
    }
  }

  #append(ops: KeptOp[], now: number): Promise<void> {
    // Whoever commits nothing asks whether anything could be kept: an empty record is written.
    const payload = ops.length === 0 ? [] : payloadOf(ops, now);
    if (isLarge(payload)) return this.#large(ops, now);
    try {
      return this.#written(payload, this.#heads.take(ops));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  #written(payload: Payload, receipt: Receipt): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#journal.append(payload, this.#onceWritten(receipt, resolve, reject));
    return promise;
  }

  /** Made here so that it holds no more than these: it waits for the disk, and the texts need not. */
  #onceWritten(receipt: Receipt, resolve: () => void, reject: (failure: StoreFailure) => void): Appended {
    return (failure, bytes) => {
      if (failure === null) {
        this.#heads.kept(receipt);
        this.#grew(bytes);
        resolve();
      } else {
        this.#heads.lost(receipt);
        reject(failure);
      }
    };
  }

  /** What does not fit into the journal goes to the database itself. */
  async #large(ops: KeptOp[], now: number): Promise<void> {
    const receipt = this.#heads.take(ops);
    try {
      await this.#takeIn();
      await this.#sqlite.commitKept(ops, now);
      this.#heads.kept(receipt);
    } catch (error) {
      this.#heads.lost(receipt);
      throw error;
    }
  }

  /** Learns from the database what must be known before these ops can be judged. */
  async #prepare(ops: readonly KeptOp[], tables: ReadonlySet<string>): Promise<void> {
    if (this.#trouble !== null) await this.#ask();
    for (const table of tables) {
      if (this.#heads.has(table)) continue;
      await this.#takeIn();
      this.#heads.learn(table, await this.#sqlite.head(table));
    }
    for (const op of ops) {
      const code = this.#heads.newCode(op);
      const owner = code === null ? null : await this.#sqlite.find(code);
      if (owner !== null && owner !== op.table) throw new Conflict(`code ${code} is taken`);
    }
    // A write that failed meanwhile has made the tables unknown that it was for.
    if (![...tables].every((table) => this.#heads.has(table))) await this.#prepare(ops, tables);
  }

  // ——— what the database takes in ———

  #grew(bytes: number): void {
    this.#unread += bytes;
    if (this.#unread >= TAKE_IN.bytes) this.#quietly();
    else this.#timer ??= setTimeout(() => this.#quietly(), TAKE_IN.after).unref();
  }

  /** Failing is said to whoever commits or reads next. */
  #quietly(): void {
    this.#unread = 0;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#takeIn().catch(() => undefined);
  }

  #takeIn(): Promise<void> {
    this.#takingIn ??= this.#takeInAll().finally(() => (this.#takingIn = null));
    return this.#takingIn;
  }
  async #takeInAll(): Promise<void> {
    for (let stretch = this.#journal.stretch; stretch !== null; stretch = this.#journal.stretch) {
      try {
        await this.#sqlite.ingest(stretch);
      } catch (error) {
        const failure = error instanceof StoreFailure ? error : new StoreFailure(String(error));
        this.#trouble = { failure, at: Date.now() };
        throw failure;
      }
      this.#journal.taken(stretch);
    }
    this.#trouble = null;
    this.#heads.takenIn();
  }

  /** After trouble the database is asked again, though not by everybody at once. */
  async #ask(): Promise<void> {
    if (this.#trouble !== null && Date.now() - this.#trouble.at < TRY_AGAIN) throw this.#trouble.failure;
    await this.#takeIn();
  }

  /** Whatever was committed before is in the database. */
  async #caughtUp(): Promise<SqliteStore> {
    if (this.#closing !== null) throw new StoreFailure("The store is closed.");
    await this.#settled();
    await this.#takeIn();
    return this.#sqlite;
  }
  async #settled(): Promise<void> {
    if (this.#preparing.size > 0) await Promise.all(this.#preparing.values());
    await this.#journal.settled();
  }

  // ——— what is asked ———

  async read(table: string): Promise<StoredTable | null> {
    const ahead = this.#preparing.has(table) || this.#heads.ahead(table);
    return ahead || this.#closing !== null ? (await this.#caughtUp()).read(table) : this.#sqlite.read(table);
  }
  async find(code: string): Promise<string | null> {
    return (await this.#caughtUp()).find(code);
  }
  async listed(limit: number): Promise<ListedTable[]> {
    return (await this.#caughtUp()).listed(limit);
  }
  async held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    return (await this.#caughtUp()).held(holders, account, limit);
  }
  async due(before: number, limit: number): Promise<{ table: string; due: number }[]> {
    return (await this.#caughtUp()).due(before, limit);
  }
  account(folded: string): Promise<Account | null> {
    return this.#sqlite.account(folded);
  }
  claim(account: Account): Promise<void> {
    return this.#sqlite.claim(account);
  }
  async forget(untouchedSince: number, phases = IDLE): Promise<number> {
    const gone = await (await this.#caughtUp()).forget(untouchedSince, phases);
    this.#heads.trim();
    return gone;
  }
  async ids(after: string, limit: number): Promise<string[]> {
    return (await this.#caughtUp()).ids(after, limit);
  }
  accounts(after: string, limit: number): Promise<Account[]> {
    return this.#sqlite.accounts(after, limit);
  }
  setting(name: string, initial: string | null): Promise<string | null> {
    return this.#sqlite.setting(name, initial);
  }
  async counts(): Promise<{ tables: number; lines: number }> {
    return (await this.#caughtUp()).counts();
  }
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }
  async #close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#settled();
    // What cannot be taken in now is in the journal, and the next start takes it in.
    await this.#takeIn().catch(() => undefined);
    await this.#sqlite.close();
    this.#journal.close();
  }
}

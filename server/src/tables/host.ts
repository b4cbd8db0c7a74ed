import type { ClientFrame } from "@trestle/protocol";
import { versionOf } from "@trestle/table";
import type { ConnectionId, Env, ShownProgress, Table, TableChanges, TableRecord, TableVersion } from "@trestle/table";
import { Alarm } from "./alarm.ts";
import { AttachedConnection, type TableConnection } from "./attached-connection.ts";
import { BotJobs } from "./bot-jobs.ts";
import { chatIdsOf, Committer } from "./committer.ts";
import type { ServerContext } from "./context.ts";
import { Follower } from "./follower.ts";
import { BROKEN, Recovery, TRY_AGAIN } from "./recovery.ts";
import { isSuspended } from "./suspension.ts";

/** What connections are told before they are closed with such a code. */
const FAULTS: Readonly<Record<number, string>> = { [TRY_AGAIN]: "SERVER-STORE-2", [BROKEN]: "SERVER-TABLE-3" };

/** One table in memory: queues what comes in, has it committed and broadcast, and does what falls due. */
export class TableHost {
  readonly id: string;
  readonly connections = new Map<ConnectionId, AttachedConnection>();
  /** When anything last happened here, by the wall clock. */
  used: number;
  readonly #context: ServerContext;
  #table: Table | null;
  readonly #committer: Committer;
  readonly #recovery: Recovery;
  readonly #follower: Follower;
  readonly #botJobs: BotJobs;
  readonly #alarm = new Alarm(() => this.run((t, env) => t.tick(env)));
  /** Something has happened since the last flush. */
  #isStaged = false;
  #isFrozen = false;

  constructor(context: ServerContext, table: Table) {
    this.#context = context;
    this.#table = table;
    this.id = table.id;
    this.used = context.env().now;
    this.#committer = new Committer(context, this, versionOf(table).next);
    this.#recovery = new Recovery(context, this);
    this.#follower = new Follower(context, this, this.#committer);
    this.#botJobs = new BotJobs(context, this.connections);
    this.run(() => undefined);
  }

  /** null while it is being rebuilt. */
  get table(): Table | null {
    return this.#table;
  }
  get record(): TableRecord | null {
    return this.#table?.record ?? null;
  }
  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  // ——— connections ———

  join(connection: TableConnection): void {
    this.connections.set(connection.id, new AttachedConnection(connection));
    this.run((t) => t.join(connection.id, connection.account));
  }

  handle(id: ConnectionId, frame: ClientFrame): void {
    const attached = this.connections.get(id);
    if (attached === undefined || this.#isFrozen) return;
    if (frame.t === "hello") {
      attached.greet(frame);
      return this.run((t, env) => t.hello(id, frame, env));
    }
    if (this.#table === null && !this.#recovery.isResuming) return this.refuse(attached, frame.key, "SERVER-STORE-1");
    attached.unanswered.push(frame);
    this.run((t, env) => t.command(id, frame, env));
  }

  leave(id: ConnectionId): void {
    if (this.connections.delete(id)) this.run((t, env) => t.drop(id, env));
    if (this.connections.size > 0) return;
    this.flush();
    this.#context.left(this);
  }

  refuse({ connection }: AttachedConnection, key: string, rule: string): void {
    this.#context.metrics.refused.inc({ rule });
    connection.send({ t: "refused", key, d: null, rule, data: {} });
  }

  /** Joins a connection to a table that was read again. */
  greet({ connection, hello }: AttachedConnection): void {
    this.run((t, env) => {
      t.join(connection.id, connection.account);
      if (hello !== null) t.hello(connection.id, hello, env);
    });
  }

  // ——— running the table ———

  run(act: (table: Table, env: Env) => void): void {
    const table = this.#table;
    if (table === null || this.#isFrozen) return;
    const env = this.#context.env();
    this.used = env.now;
    try {
      this.#follower.claim(table, env);
      act(table, env);
    } catch (error) {
      return this.#crashed(table, error);
    }
    if (this.#isStaged) return;
    this.#isStaged = true;
    setImmediate(this.#endTurn);
  }

  /** The same for what other processes did: it does not count as use. */
  quietly(act: (table: Table) => void): void {
    const { used } = this;
    this.run(act);
    this.used = used;
  }

  /**
   * What comes in during one turn of the event loop, or while a commit is being written, is committed and broadcast
   * together: it could not be told any earlier, and nobody could look at the boards in between.
   */
  readonly #endTurn = (): void => {
    if (!this.#committer.isWriting) this.flush();
  };

  flush(): void {
    if (!this.#isStaged) return;
    this.#isStaged = false;
    const table = this.#table;
    if (table === null) return this.#committer.commit([]);
    try {
      this.#committer.commit(table.take());
      if (!this.#isFrozen) this.#goOn(table, this.#context.env());
    } catch (error) {
      this.#crashed(table, error);
    }
  }

  /** Bots that are asked, the clock, whom to notify and who is here. */
  #goOn(table: Table, env: Env): void {
    this.#follower.claim(table, env);
    for (const job of table.passive ? [] : table.wanted()) {
      table.handed(job);
      void this.#botJobs.run(table, job, this.#follower.seatsElsewhere).then((result) => {
        if (this.#table === table) this.run((t, later) => t.answer(job, result, later));
      });
    }
    this.#alarm.set(table.due(env), env.now);
    if (table.passive) this.#context.notices?.drop(this);
    else this.#context.notices?.look(this);
    this.#follower.tellPresence();
  }

  #crashed(table: Table, error: unknown): void {
    this.#recovery.crashed(table, error);
    this.#committer.commit([]);
  }

  // ——— for the committer ———

  repeats(attached: AttachedConnection, key: string): boolean {
    return this.#follower.repeats(attached, key);
  }

  committed(): void {
    this.#recovery.succeeded();
    this.flush();
  }

  failed(error: unknown, chatIds: readonly number[]): void {
    this.#isStaged = false;
    const lost = [...chatIds, ...chatIdsOf(this.#table?.take() ?? [])];
    this.#recovery.refused(this.#table, error, (table) => this.#follower.shown(table, lost));
  }

  idle(): void {
    if (!this.#recovery.start()) this.#follower.catchUp();
  }

  /** Resolves as soon as nothing is staged or being committed. */
  settled(): Promise<void> {
    return this.#committer.isIdle && !this.#isStaged ? Promise.resolve() : this.#committer.idle();
  }

  // ——— for recovery ———

  discard(table: Table | null): void {
    if (table === null || this.#table !== table) return;
    this.#table = null;
    this.#alarm.stop();
  }

  /** The table was read again; its connections have been shown all lines before `nextLine`. */
  replace(table: Table, nextLine: number): void {
    this.#table = table;
    this.#committer.nextLine = nextLine;
  }

  resume(table: Table, changes: TableChanges, shown: ShownProgress): void {
    this.replace(table, shown.next);
    this.#follower.resume(table, changes, shown);
  }

  // ——— for other processes at the same store ———

  version(): TableVersion | null {
    return this.#follower.version();
  }
  follow(before: TableVersion, changes: TableChanges): boolean {
    return this.#follower.follow(before, changes);
  }
  tellPresence(how?: { force: boolean }): void {
    this.#follower.tellPresence(how);
  }
  setSeatsElsewhere(seats: readonly number[]): void {
    this.#follower.setSeatsElsewhere(seats);
  }

  // ——— the end ———

  /** Nobody looks and nothing is under way: it may live in the store alone. */
  get mayLeave(): boolean {
    const table = this.#table;
    if (table === null || this.connections.size > 0) return false;
    if (this.#botJobs.isBusy || this.#isStaged || !this.#committer.isIdle) return false;
    return table.idle() || (isSuspended(table) && !table.staged);
  }

  /** From here on nothing happens at this table; what was staged is still committed and broadcast. */
  freeze(): void {
    this.flush();
    this.#isFrozen = true;
    this.#context.notices?.drop(this);
    this.#alarm.stop();
    this.#follower.withdraw();
  }

  /** Closes all connections; they find what is stored when they come back. */
  dismiss(code: number, reason: string): void {
    const all = [...this.connections.values()];
    this.connections.clear();
    this.#context.gone(this);
    for (const { connection } of all) {
      const rule = FAULTS[code];
      if (rule !== undefined) connection.send({ t: "fault", rule, data: {} });
      connection.close(code, reason);
    }
  }
}

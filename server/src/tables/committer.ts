import type { Batch, ConnectionId, TableRecord } from "@trestle/table";
import type { AttachedConnection } from "./attached-connection.ts";
import { chatIdsIn, commitGroups, type CommitGroup } from "./commit-group.ts";
import type { ServerContext } from "./context.ts";

/** What a committer needs of its table's host. */
export interface CommitterHost {
  readonly id: string;
  readonly connections: ReadonlyMap<ConnectionId, AttachedConnection>;
  /** null while the table is being rebuilt. */
  readonly record: TableRecord | null;
  /** A refusal may be out of date: true if its command is repeated instead. */
  repeats(connection: AttachedConnection, key: string): boolean;
  /** A commit is durable and was broadcast. */
  committed(): void;
  /** A commit was refused, and everything staged since is dropped. `chatIds`: the chat lines that were lost. */
  failed(error: unknown, chatIds: readonly number[]): void;
  /** Nothing is waiting or being written any more. */
  idle(): void;
}

/** Commits what a table stages, one group at a time, and broadcasts each group once it is durable. */
export class Committer {
  /** The number of the next log line after those that were broadcast. */
  nextLine: number;
  readonly #context: ServerContext;
  readonly #host: CommitterHost;
  #waiting: CommitGroup[] = [];
  #isWriting = false;
  #whenIdle: (() => void)[] = [];

  constructor(context: ServerContext, host: CommitterHost, nextLine: number) {
    this.#context = context;
    this.#host = host;
    this.nextLine = nextLine;
  }

  get isWriting(): boolean {
    return this.#isWriting;
  }

  get isIdle(): boolean {
    return !this.#isWriting && this.#waiting.length === 0;
  }

  /** Resolves as soon as nothing is waiting or being written. */
  idle(): Promise<void> {
    return new Promise((done) => this.#whenIdle.push(done));
  }

  /** Stores what these batches hold, then broadcasts. While a commit is being written, what comes waits for the next. */
  commit(batches: readonly Batch[]): void {
    this.#waiting.push(...commitGroups(batches));
    this.#next();
  }

  #next(): void {
    if (this.#isWriting) return;
    while (this.#waiting[0]?.ops.length === 0) this.#broadcast(this.#waiting.shift()!);
    if (this.#waiting.length > 0) return this.#write();
    for (const done of this.#whenIdle.splice(0)) done();
    this.#host.idle();
  }

  #write(): void {
    const groups = this.#waiting;
    this.#waiting = [];
    this.#isWriting = true;
    const began = performance.now();
    const stored = this.#context.commit(groups.flatMap(({ ops }) => ops));
    for (const group of groups) group.ops = [];
    stored.then(
      () => {
        this.#isWriting = false;
        this.#context.metrics.commit.observe((performance.now() - began) / 1_000);
        for (const group of groups) this.#broadcast(group);
        this.#host.committed();
        this.#next();
      },
      (error: unknown) => {
        this.#isWriting = false;
        const lost = [...groups, ...this.#waiting].flatMap(({ chatIds }) => chatIds);
        this.#waiting = [];
        this.#host.failed(error, lost);
        this.#next();
      },
    );
  }

  #broadcast({ lastLine, pings, frames }: CommitGroup): void {
    if (lastLine !== null) this.nextLine = lastLine + 1;
    for (const ping of pings) this.#context.cluster?.ping(this.#host.id, ping);
    for (const { to, frame } of frames) {
      const attached = this.#host.connections.get(to);
      if (attached === undefined || (frame.rule !== null && this.#host.repeats(attached, frame.key!))) continue;
      if (frame.rule !== null) this.#context.metrics.refused.inc({ rule: frame.rule });
      attached.post(frame, this.#host.record);
    }
  }
}

/** The chat lines of batches that will never be committed. */
export function chatIdsOf(batches: readonly Batch[]): number[] {
  return batches.flatMap(({ ops }) => chatIdsIn(ops));
}

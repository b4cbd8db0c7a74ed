import type { Seat } from "@trestle/kernel";
import { follow, rejoin, versionOf } from "@trestle/table";
import type { Env, ShownProgress, Table, TableChanges, TableVersion } from "@trestle/table";
import { SharedPresence } from "../cluster/presence.ts";
import type { AttachedConnection } from "./attached-connection.ts";
import type { Committer } from "./committer.ts";
import type { ServerContext } from "./context.ts";
import type { TableHost } from "./host.ts";
import { isSuspended } from "./suspension.ts";

/** Keeps a table in step with other processes at the same store: who drives it, who is there, what they committed. */
export class Follower {
  readonly #context: ServerContext;
  readonly #host: TableHost;
  readonly #committer: Committer;
  readonly #presence: SharedPresence;
  /** Somebody else committed while something of our own was under way. */
  #isBehind = false;

  constructor(context: ServerContext, host: TableHost, committer: Committer) {
    this.#context = context;
    this.#host = host;
    this.#committer = committer;
    this.#presence = new SharedPresence(host.id, context.cluster);
  }

  /** Finds out whether the table's bots and clocks are this process's to drive. */
  claim(table: Table, env: Env): void {
    const { cluster } = this.#context;
    const suspended = isSuspended(table);
    table.suspend(suspended, env);
    // Somebody may look through another process, which drives it then.
    if (suspended) cluster?.leave(this.#host.id);
    table.passive = suspended || (cluster !== null && table.phase === "playing" && !cluster.drives(this.#host.id));
  }

  // ——— what others committed ———

  /** How far the table has come; null: something of its own is under way, and it will look by itself. */
  version(): TableVersion | null {
    const { table, isFrozen } = this.#host;
    this.#isBehind = !this.#committer.isIdle || table?.staged === true;
    return this.#isBehind || isFrozen || table === null ? null : versionOf(table);
  }

  /** Takes in what others committed since `before`. False: the table has gone on meanwhile and will look again. */
  follow(before: TableVersion, changes: TableChanges): boolean {
    const now = this.version();
    if (now === null) return false;
    this.#isBehind = now.next !== before.next || now.rev !== before.rev;
    if (this.#isBehind) {
      this.catchUp();
      return false;
    }
    this.#host.quietly((t) => follow(t, changes, this.#context.env()));
    this.#host.flush();
    this.#committer.nextLine = before.next + changes.lines.length;
    return true;
  }

  catchUp(): void {
    if (!this.#isBehind) return;
    this.#isBehind = false;
    this.#context.cluster?.refresh(this.#host.id).catch(() => undefined);
  }

  /** A refusal may be older than what others committed: that is read first, and the command is carried out again. */
  repeats(attached: AttachedConnection, key: string): boolean {
    const { cluster } = this.#context;
    const command = attached.command(key);
    if (cluster === null || cluster.isAlone || command === undefined || !attached.mayRepeat(key)) return false;
    const repeat = (): void => this.#host.run((t, env) => t.command(attached.connection.id, command, env));
    cluster.refresh(this.#host.id).then(repeat, repeat);
    return true;
  }

  // ——— after a conflict ———

  /** What the connections have been shown, without the chat lines that were lost. */
  shown({ chat }: Table, lost: readonly number[]): ShownProgress {
    return { next: this.#committer.nextLine, chat: chat.filter((line) => !lost.includes(line.id)) };
  }

  /** The table is back as the connections know it: they are told what others did and what they are still owed. */
  resume(table: Table, changes: TableChanges, shown: ShownProgress): void {
    const { connections } = this.#host;
    for (const { connection, hello, synced } of connections.values())
      if (synced && hello !== null) rejoin(table, connection.id, connection.account, hello);
    this.#host.run((t) => follow(t, changes, this.#context.env()));
    this.#host.flush();
    this.#committer.nextLine = shown.next + changes.lines.length;
    for (const attached of connections.values()) if (!attached.synced) this.#host.greet(attached);
    for (const { connection, unanswered } of connections.values())
      for (const frame of unanswered) this.#host.run((t, env) => t.command(connection.id, frame, env));
    this.#showOthers();
  }

  // ——— who is there ———

  /** Seats that are held through other processes. */
  get seatsElsewhere(): readonly Seat[] {
    return this.#presence.elsewhere;
  }

  /** Tells the others who is here, if that has changed. */
  tellPresence({ force = false } = {}): void {
    const { table, isFrozen } = this.#host;
    if (table !== null && !isFrozen) this.#presence.tell(table, force);
  }

  setSeatsElsewhere(seats: readonly Seat[]): void {
    if (this.#presence.setElsewhere(seats)) this.#showOthers();
  }

  withdraw(): void {
    this.#presence.withdraw();
  }

  #showOthers(): void {
    this.#host.quietly((t) => t.seatsElsewhere(this.#presence.elsewhere, this.#context.env()));
  }
}

import type { ReportError } from "../recent-errors.ts";
import type { TurnNotices } from "../notify/turn-notices.ts";
import type { Command, HelloFrame, ServerFrame } from "@trestle/protocol";
import type { Batch, ConnectionId, Env, TableChanges, ShownProgress, Table } from "@trestle/table";
import type { BotPool } from "../bots/pool.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { EncodedFrame } from "../wire/encoder.ts";
import type { TableHost } from "./host.ts";
import type { Metrics } from "../metrics.ts";
import type { EndOfTurn } from "./end-of-turn.ts";

/** A connection as a table's host sees it. */
export interface TableConnection {
  readonly id: ConnectionId;
  /** The claimed name it is logged in with, folded. */
  readonly account: string | null;
  /** Where it comes from, for limits. Never stored or logged. */
  readonly address: string;
  send(frame: ServerFrame): void;
  post(frame: EncodedFrame): void;
  close(code: number, reason: string): void;
}

export interface AttachedConnection {
  peer: TableConnection;
  /** Said again for it when the table had to be rebuilt, with the secrets it was given since. */
  hello: HelloFrame | null;
  /** Commands that have not been answered yet: hardly ever more than one. */
  open: Command[];
  /** The keys of those whose refusal has been looked into. */
  sure: readonly string[];
  /** It has been told everything once, and all steps since. */
  told: boolean;
}

/** What a live table needs of the house it stands in. */
export interface ServerContext {
  readonly metrics: Metrics;
  readonly botPool: BotPool;
  readonly bots: { budget: number; pace: number };
  /** The other processes at the same store; null: there are none. */
  readonly cluster: Cluster | null;
  readonly turns: EndOfTurn;
  env(): Env;
  commit(ops: Batch["ops"]): Promise<void>;
  /** The table as the store has it; null: there is none. Its play time goes on from `from`. */
  restore(id: string, from: PlayTime | null): Promise<Table | null>;
  /** The same as its guests have seen it, and what was kept since. */
  resume(id: string, from: PlayTime, seen: ShownProgress): Promise<{ table: Table; news: TableChanges } | null>;
  /** The last of its guests has gone. */
  left(host: TableHost): void;
  /** This object is of no use any more. */
  gone(host: TableHost): void;
  /** It fell over several times in a row: leave it alone for a while. */
  quarantine(id: string): void;
  readonly note: ReportError;
  /** Tells those who are waited for and do not look; null: nobody does. */
  readonly notices: TurnNotices | null;
}

/** Play time at a moment of the wall clock. */
export interface PlayTime {
  played: number;
  wall: number;
}

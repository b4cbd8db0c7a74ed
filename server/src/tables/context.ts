import type { Batch, Env, ShownProgress, Table, TableChanges } from "@trestle/table";
import type { BotPool } from "../bots/pool.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Metrics } from "../metrics.ts";
import type { TurnNotices } from "../notify/turn-notices.ts";
import type { ReportError } from "../recent-errors.ts";
import type { TableHost } from "./host.ts";

/** What a table host needs of the server around it. */
export interface ServerContext {
  readonly metrics: Metrics;
  readonly botPool: BotPool;
  readonly bots: { budget: number; pace: number };
  /** The other processes at the same store; null: there are none. */
  readonly cluster: Cluster | null;
  readonly report: ReportError;
  /** Tells people that it is their turn while they do not look; null: nobody does. */
  readonly notices: TurnNotices | null;
  env(): Env;
  /** Durable when it resolves. */
  commit(ops: Batch["ops"]): Promise<void>;
  /** The table as it is stored; null: there is none. Its play time goes on from `from`. */
  restore(id: string, from: PlayTime | null): Promise<Table | null>;
  /** The table as its connections have seen it, and what was committed since. */
  resume(id: string, from: PlayTime, shown: ShownProgress): Promise<{ table: Table; changes: TableChanges } | null>;
  /** The last of its connections has gone. */
  left(host: TableHost): void;
  /** This host is of no use any more. */
  gone(host: TableHost): void;
  /** Keeps a table closed for a while. */
  quarantine(id: string): void;
}

/** Play time at a moment of the wall clock. */
export interface PlayTime {
  played: number;
  wall: number;
}

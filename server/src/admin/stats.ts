import { monitorEventLoopDelay } from "node:perf_hooks";
import type { TableRegistry } from "../tables/registry.ts";
import type { Metrics } from "../metrics.ts";
import type { Damage, ServerStore } from "../store/server-store.ts";
import type { RecentError, RecentErrors } from "../recent-errors.ts";

/** What the admin page shows: numbers and ids, never names, chat or cards. */
export interface AdminStats {
  upSeconds: number;
  memoryMb: number;
  loopMs: { p50: number; p99: number; max: number };
  sockets: number;
  tablesInMemory: number;
  tablesKept: number;
  linesKept: number;
  /** Milliseconds until a move is durable: upper bounds of the histogram's buckets. */
  commitMs: { p50: number | null; p99: number | null; count: number };
  refusals: { rule: string; count: number }[];
  tables: TableRow[];
  /** Damage found since the start. */
  damage: readonly Damage[];
  errors: readonly RecentError[];
}

/** A table in memory as the operator sees it: nothing of who plays or what. */
interface TableRow {
  id: string;
  game: string;
  phase: string;
  people: number;
  bots: number;
  sockets: number;
  /** Entries of its log. */
  entries: number;
  used: number;
}

export interface Sources {
  registry: TableRegistry;
  store: ServerStore;
  metrics: Metrics;
  errors: RecentErrors;
  /** What is stored, as it was half a minute ago or less. */
  counts(): Promise<{ tables: number; lines: number }>;
  damage: readonly Damage[];
}

const SHOWN_TABLES = 200;
const SHOWN_RULES = 12;

export function watchLoop(): { read(): AdminStats["loopMs"]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const ms = (nanoseconds: number): number => Math.round(nanoseconds / 1e5) / 10;
  return {
    read: () => ({ p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }),
    stop: () => void delay.disable(),
  };
}

export async function readStats(sources: Sources, loop: AdminStats["loopMs"]): Promise<AdminStats> {
  const { registry, metrics, errors, damage } = sources;
  const { tables, lines } = await sources.counts();
  const sockets = (await metrics.connections.get()).values[0]?.value ?? 0;
  return {
    upSeconds: Math.round(process.uptime()),
    memoryMb: Math.round(process.memoryUsage().rss / 1024 ** 2),
    loopMs: loop,
    sockets,
    tablesInMemory: registry.size,
    tablesKept: tables,
    linesKept: lines,
    commitMs: await commits(metrics),
    refusals: await refusals(metrics),
    tables: rows(registry).slice(0, SHOWN_TABLES),
    damage,
    errors: errors.list,
  };
}

/** Most recently used first. */
function rows(registry: TableRegistry): TableRow[] {
  const all = [...registry.hosts()].flatMap(({ table, connections, used }): TableRow[] => {
    if (table === null) return [];
    const { id, game, phase, seats } = table.record;
    const people = seats.filter((s) => s.kind === "person").length;
    const bots = seats.filter((s) => s.kind === "bot").length;
    return [{ id, game, phase, people, bots, sockets: connections.size, entries: table.match?.n ?? 0, used }];
  });
  return all.sort((a, b) => b.used - a.used);
}

async function commits(metrics: Metrics): Promise<AdminStats["commitMs"]> {
  const { values } = await metrics.commit.get();
  const buckets = values.filter((v) => v.metricName?.endsWith("_bucket") === true);
  const count = buckets.at(-1)?.value ?? 0;
  const quantile = (share: number): number | null => {
    const found = count === 0 ? undefined : buckets.find((b) => b.value >= share * count);
    const le = Number(found?.labels["le"]);
    return Number.isFinite(le) ? le * 1000 : null;
  };
  return { p50: quantile(0.5), p99: quantile(0.99), count };
}

async function refusals(metrics: Metrics): Promise<AdminStats["refusals"]> {
  const { values } = await metrics.refused.get();
  return values
    .map(({ labels, value }) => ({ rule: String(labels["rule"]), count: value }))
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN_RULES);
}

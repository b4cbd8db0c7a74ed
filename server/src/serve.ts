import type { AddressInfo } from "node:net";
import { Accounts } from "./accounts/accounts.ts";
import { RecentErrors, type ReportError } from "./recent-errors.ts";
import { addAdmin } from "./admin/routes.ts";
import { addApi } from "./http/api.ts";
import { openPool, type BotPool } from "./bots/pool.ts";
import { cached } from "./http/cached.ts";
import type { Config } from "./config.ts";
import { TableRegistry } from "./tables/registry.ts";
import { hostsOf } from "./http/hosts.ts";
import { openHttp } from "./http/app.ts";
import { makeMetrics } from "./metrics.ts";
import { openPush } from "./notify/push.ts";
import { openSockets } from "./sockets/server.ts";
import type { Damage, ServerStore } from "./store/server-store.ts";
import { MemoryStore } from "./store/memory/store.ts";
import { openPostgres } from "./store/postgres/store.ts";
import { openSqlite } from "./store/sqlite/store.ts";

export interface Running {
  port: number;
  registry: TableRegistry;
  /** Stops accepting, finishes what is under way, closes connections. Safe to call twice. */
  close(): Promise<void>;
}

/** For tests: other parts than the configuration would choose. */
export interface ServeOverrides {
  store?: ServerStore;
  botPool?: BotPool;
  heartbeat?: number;
}

const DAMAGE_SHOWN = 200;

async function openStore({ databaseUrl, databasePool, dataDir }: Config): Promise<ServerStore> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { pool: databasePool });
  return dataDir === null ? new MemoryStore() : openSqlite(dataDir);
}

export async function serve(config: Config, parts: ServeOverrides = {}): Promise<Running> {
  const metrics = makeMetrics();
  const store = parts.store ?? (await openStore(config));
  let accepting = true;
  // Counting takes longer the more there is: a hundredth of the time may go into it.
  const counts = cached(() => store.counts(), { ms: 30_000, times: 100 });
  const hosts = hostsOf(config);
  const app = openHttp(config, store, metrics, hosts, { accepting: () => accepting, counts });
  const errors = new RecentErrors();
  const report: ReportError = (level, err, message, ids) => {
    errors.add(level, err, message, Date.now());
    app.log[level]({ ...ids, err }, message);
  };
  const damage: Damage[] = [];
  store.onDamage?.((found) => {
    if (damage.length < DAMAGE_SHOWN) damage.push(found);
    const what = found.table === null ? "damage was found in the data folder" : "a table is damaged";
    report("error", found.reason, what, found.table === null ? {} : { table: found.table });
  });
  const botPool =
    parts.botPool ??
    openPool({
      threads: config.botThreads,
      figures: metrics.thinking,
      failed: (reason) => app.log.warn({ reason }, "a bot failed; its fallback is played"),
    });
  const push = await openPush(config, store, report);
  const registry = new TableRegistry({
    store,
    botPool,
    metrics,
    report,
    bots: { budget: config.botBudget, pace: config.botPace },
    idleAfter: config.idleAfter,
    keep: { done: config.keepDays, lobbies: config.keepLobbyDays, games: config.keepGameDays },
    notices: { after: config.noticeAfter, send: push.send },
  });
  const accounts = new Accounts(store);
  addApi(app, { config, store, registry, accounts, metrics, pushKey: push.publicKey });
  addAdmin(app, config, { registry, store, metrics, errors, counts, damage });
  const sockets = openSockets(
    app.server,
    { config, hosts, store, registry, accounts, metrics, report },
    parts.heartbeat,
  );

  async function end(): Promise<void> {
    accepting = false;
    sockets.stop();
    await registry.close();
    await sockets.close();
    await app.close();
    await botPool.close();
    await store.close();
  }
  let ending: Promise<void> | null = null;
  const close = (): Promise<void> => (ending ??= end());

  try {
    await registry.start();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  metrics.withProcess();
  registry.wake().catch((error: unknown) => report("warn", error, "tables with running clocks could not be woken"));
  const { port } = app.server.address() as AddressInfo;
  return { port, registry, close };
}

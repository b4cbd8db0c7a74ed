import type { AddressInfo } from "node:net";
import type { Store } from "@trestle/table";
import { Accounts } from "./accounts.ts";
import { addApi } from "./api.ts";
import { openPool, type Thinkers } from "./bots/pool.ts";
import type { Config } from "./config.ts";
import { Hall } from "./hall.ts";
import { openHttp } from "./http.ts";
import { makeMetrics } from "./metrics.ts";
import { openSockets } from "./sockets.ts";
import { openJournaled } from "./store/journaled.ts";
import { MemoryStore } from "./store/memory.ts";

export interface Running {
  port: number;
  hall: Hall;
  /** Stops accepting, keeps what is under way, says goodbye. Safe to call twice. */
  close(): Promise<void>;
}

/** For tests: other parts than the configuration would choose. */
export interface Parts {
  store?: Store;
  thinkers?: Thinkers;
  heartbeat?: number;
}

export async function serve(config: Config, parts: Parts = {}): Promise<Running> {
  const metrics = makeMetrics();
  const store = parts.store ?? (config.dataDir === null ? new MemoryStore() : await openJournaled(config.dataDir));
  let accepting = true;
  const app = openHttp(config, store, metrics, { accepting: () => accepting });
  const note = (level: "warn" | "error", err: unknown, message: string): void => app.log[level]({ err }, message);
  const thinkers =
    parts.thinkers ??
    openPool({
      threads: config.botThreads,
      failed: (reason) => app.log.warn({ reason }, "a bot failed; its fallback is played"),
    });
  const hall = new Hall({
    store,
    thinkers,
    metrics,
    note,
    bots: { budget: config.botBudget, pace: config.botPace },
    idleAfter: config.idleAfter,
    keepDays: config.keepDays,
  });
  const accounts = new Accounts(store);
  addApi(app, { config, store, hall, accounts, metrics });
  const sockets = openSockets(app.server, { config, store, hall, accounts, metrics, note }, parts.heartbeat);

  async function end(): Promise<void> {
    accepting = false;
    sockets.stop();
    await hall.close();
    await sockets.close();
    await app.close();
    await thinkers.close();
    await store.close();
  }
  let ending: Promise<void> | null = null;
  const close = (): Promise<void> => (ending ??= end());

  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  metrics.withProcess();
  hall.wake().catch((error: unknown) => note("warn", error, "tables whose clocks run could not be woken"));
  const { port } = app.server.address() as AddressInfo;
  return { port, hall, close };
}

import type { AddressInfo } from "node:net";
import { Accounts } from "./accounts.ts";
import { Notes, type Note } from "./admin/notes.ts";
import { addAdmin } from "./admin/routes.ts";
import { addApi } from "./api.ts";
import { openPool, type Thinkers } from "./bots/pool.ts";
import type { Config } from "./config.ts";
import { Hall } from "./hall.ts";
import { openHttp } from "./http.ts";
import { makeMetrics } from "./metrics.ts";
import { openPush } from "./push.ts";
import { openSockets } from "./sockets.ts";
import type { Archive } from "./store/archive.ts";
import { openJournaled } from "./store/journaled.ts";
import { MemoryStore } from "./store/memory.ts";
import { openPostgres } from "./store/postgres.ts";

export interface Running {
  port: number;
  hall: Hall;
  /** Stops accepting, keeps what is under way, says goodbye. Safe to call twice. */
  close(): Promise<void>;
}

/** For tests: other parts than the configuration would choose. */
export interface Parts {
  store?: Archive;
  thinkers?: Thinkers;
  heartbeat?: number;
}

async function openStore({ databaseUrl, databasePool, dataDir }: Config): Promise<Archive> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { pool: databasePool });
  return dataDir === null ? new MemoryStore() : openJournaled(dataDir);
}

export async function serve(config: Config, parts: Parts = {}): Promise<Running> {
  const metrics = makeMetrics();
  const store = parts.store ?? (await openStore(config));
  let accepting = true;
  const app = openHttp(config, store, metrics, { accepting: () => accepting });
  const notes = new Notes();
  const note: Note = (level, err, message, ids) => {
    notes.add(level, err, message, Date.now());
    app.log[level]({ ...ids, err }, message);
  };
  const thinkers =
    parts.thinkers ??
    openPool({
      threads: config.botThreads,
      failed: (reason) => app.log.warn({ reason }, "a bot failed; its fallback is played"),
    });
  const push = await openPush(config, store, note);
  const hall = new Hall({
    store,
    thinkers,
    metrics,
    note,
    bots: { budget: config.botBudget, pace: config.botPace },
    idleAfter: config.idleAfter,
    keep: { done: config.keepDays, lobbies: config.keepLobbyDays, games: config.keepGameDays },
    notices: { after: config.noticeAfter, send: push.send },
  });
  const accounts = new Accounts(store);
  addApi(app, { config, store, hall, accounts, metrics, pushKey: push.publicKey });
  addAdmin(app, config, { hall, store, metrics, notes });
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
    await hall.start();
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

// oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and answers what they throw
import { hash } from "node:crypto";
import { USUAL_LEVEL } from "@trestle/bots";
import { withFile } from "@trestle/kernel";
import { CLOCKS, MAX_CLIENT_FRAME } from "@trestle/protocol";
import type { ListedTable } from "@trestle/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cookieOf, sessionIn, type Accounts } from "../accounts/accounts.ts";
import { addressOf } from "./address.ts";
import { Buckets, type Rate } from "./token-bucket.ts";
import { cached } from "./cached.ts";
import { catalogue } from "./catalogue.ts";
import type { Config } from "../config.ts";
import { Refused, yes } from "../errors.ts";
import type { TableRegistry } from "../tables/registry.ts";
import type { Metrics } from "../metrics.ts";
import { SlowJobs } from "./slow-jobs.ts";
import { findEntry, remember, type Entry } from "../games/games.ts";
import type { ServerStore } from "../store/server-store.ts";

const EDITION_FILE = 512 * 1024;
/** Files that may be in transit at once, since they wait in memory: in all, and for one address. */
const AT_ONCE = { editions: { all: 8, address: 2 }, downloads: { all: 64, address: 32 } };
/** Milliseconds in which a file must have arrived. */
const DOWNLOAD_WITHIN = 60_000;
/** Milliseconds for which the public list is cached. */
const LIST_FOR = 1_000;

/** Requests of one address: a whole class may open the page, make tables and log in at one moment. */
const RATES = {
  ask: { burst: 400, perSecond: 20 },
  make: { burst: 40, perSecond: 0.5 },
  edition: { burst: 6, perSecond: 0.1 },
  prove: { burst: 40, perSecond: 0.1 },
} satisfies Record<string, Rate>;

const word = z.string().regex(/^[a-z][a-z-]{0,23}$/);
const bots = z.int().min(0).max(15);
const level = word.default(USUAL_LEVEL);
const temper = word.default("even");
const newTable = z.strictObject({
  game: word,
  options: z.record(z.string().max(40), z.json()).default({}),
  seats: z.int().min(1).max(16).optional(),
  bots: bots.default(0),
  level,
  temper,
  clock: z.enum(CLOCKS).default("off"),
  hints: z.boolean().optional(),
  listed: z.boolean().default(false),
  watchers: z.boolean().default(true),
  /** The components of another box, for games that have editions; the game itself checks them. */
  edition: z.unknown().optional(),
});
const quick = z.strictObject({ game: word });
const mine = z.strictObject({ secrets: z.array(z.string().regex(/^[0-9a-f]{32}$/)).max(200) });
const proof = z.strictObject({ name: z.string().max(80), passphrase: z.string().max(400) });

export interface Api {
  config: Config;
  store: ServerStore;
  registry: TableRegistry;
  accounts: Accounts;
  metrics: Metrics;
  /** The key with which a browser subscribes to pushes; null: none are sent. */
  pushKey: string | null;
}

function parsed<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = safely(schema, raw);
  if (result?.success === true) return result.data;
  const issue = result?.error.issues[0];
  throw new Refused(400, "SERVER-BODY-1", { at: issue?.path.join(".") ?? "", problem: issue?.message ?? "" });
}

/** Thousands of nested brackets overflow the parser's stack. */
function safely<T>(schema: z.ZodType<T>, raw: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(raw);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The JSON interface: making, finding and claiming. Play goes over sockets. */
export function addApi(app: FastifyInstance, api: Api): void {
  const buckets = {
    ask: new Buckets(RATES.ask, api.config.rates),
    make: new Buckets(RATES.make, api.config.rates),
    edition: new Buckets(RATES.edition, api.config.rates),
    prove: new Buckets(RATES.prove, api.config.rates),
  };
  const limit = (what: keyof typeof RATES) => async (request: FastifyRequest) => {
    const seconds = buckets[what].take(addressOf(request.raw, api.config.trustProxy), Date.now());
    if (seconds === 0) return;
    api.metrics.limited.inc({ what });
    throw new Refused(429, "SERVER-RATE-1", { seconds });
  };
  const games = JSON.stringify(catalogue());
  app.get("/api/games", { onRequest: limit("ask") }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(games),
  );
  app.get("/api/push", { onRequest: limit("ask") }, async () => ({ key: api.pushKey }));
  addTables(app, api, limit);
  addAccounts(app, api, limit);
}

type Limit = (what: keyof typeof RATES) => (request: FastifyRequest) => Promise<void>;

function addTables(app: FastifyInstance, { config, registry, store }: Api, limit: Limit): void {
  const editions = new SlowJobs();
  const makeTable = async (request: FastifyRequest, reply: FastifyReply) => {
    const wish = parsed(newTable, small(request.body));
    const entryOf = (): Entry => entryFor(wish.game, wish.edition);
    const entry = wish.edition === undefined ? entryOf() : await editions.run(entryOf);
    const made = yes(
      await registry.matchmaker.make({ ...wish, seats: wish.seats ?? entry.seats, edition: entry.edition }),
    );
    return reply.code(201).send(made);
  };
  app.post("/api/tables", { onRequest: limit("make") }, makeTable);
  // The same with a file of components, which is larger than any other body.
  const onRequest = [limit("make"), limit("edition"), fewAtOnce(config, AT_ONCE.editions)];
  app.post("/api/tables/with-edition", { onRequest, bodyLimit: EDITION_FILE }, makeTable);
  app.post("/api/quick", { onRequest: limit("make") }, async (request) => {
    const { game } = parsed(quick, request.body);
    const entry = findEntry(game);
    if (entry === null) throw new Refused(404, "SERVER-GAME-1", { game });
    const found = await registry.matchmaker.find(game);
    if (found !== null) return { table: found.id, code: found.code, hostSecret: null };
    return yes(
      await registry.matchmaker.make({
        game,
        options: {},
        seats: entry.seats,
        bots: 0,
        level: USUAL_LEVEL,
        temper: "even",
        clock: "normal",
        listed: true,
        watchers: true,
        edition: entry.edition,
        quick: true,
      }),
    );
  });
  // One answer for all, as bytes: hundreds of simultaneous requests share it.
  const list = cached(async () => Buffer.from(JSON.stringify({ tables: (await store.listed(100)).map(inList) })), {
    ms: LIST_FOR,
  });
  app.get("/api/tables", { onRequest: limit("ask") }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(await list()),
  );
  app.get<{ Params: { code: string } }>("/api/codes/:code", { onRequest: limit("ask") }, async (request) => {
    const code = request.params.code.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
    const table = /^[A-Z]{6}$/.test(code) ? await store.find(code) : null;
    if (table === null) throw new Refused(404, "SERVER-CODE-1", { code: code.slice(0, 12) });
    return { table, code };
  });
  const listing = async (id: string): Promise<ListedTable> => {
    const found = /^[0-9a-z]{8,40}$/.test(id) ? await store.listing(id) : null;
    if (found === null) throw new Refused(404, "SERVER-TABLE-1");
    return found;
  };
  app.get<{ Params: { id: string } }>("/api/tables/:id", { onRequest: limit("ask") }, async (request) => {
    const { id, code, game, phase, edition } = await listing(request.params.id);
    return { table: id, code, game, phase, edition };
  });
  const download = [limit("ask"), fewAtOnce(config, AT_ONCE.downloads)];
  // The components of a table, for clients that do not have them: public, as the box is.
  app.get<{ Params: { id: string } }>("/api/tables/:id/edition", { onRequest: download }, async (request, reply) => {
    const { edition } = await listing(request.params.id);
    const file = edition === null ? null : await store.edition(edition);
    if (file === null) throw new Refused(404, "SERVER-TABLE-1");
    return reply.type("application/json; charset=utf-8").send(`{"edition":${file}}`);
  });
  app.get<{ Params: { id: string } }>("/api/tables/:id/log", { onRequest: download }, async (request, reply) => {
    const { id, game, code, phase, edition } = await listing(request.params.id);
    const lines = phase === "over" ? ((await store.read(id))?.lines ?? []) : [];
    if (lines.at(-1)?.startsWith('{"t":"end"') !== true) throw new Refused(409, "SERVER-LOG-1");
    const file = edition === null ? null : await store.edition(edition);
    if (file !== null) lines[0] = withFile(lines[0]!, JSON.parse(file));
    return reply
      .type("application/jsonl; charset=utf-8")
      .header("content-disposition", `attachment; filename="${game}-${code}.log.jsonl"`)
      .send(`${lines.join("\n")}\n`);
  });
}

/** A file in transit waits in memory: only so many at once, and only so long. */
function fewAtOnce(
  config: Config,
  most: { all: number; address: number },
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const underWay = new Map<string, number>();
  let all = 0;
  return async (request, reply) => {
    const address = addressOf(request.raw, config.trustProxy);
    const mine = underWay.get(address) ?? 0;
    if (all >= most.all || mine >= most.address) throw new Refused(429, "SERVER-RATE-1", { seconds: 1 });
    all++;
    const late = setTimeout(() => reply.raw.destroy(), DOWNLOAD_WITHIN).unref();
    underWay.set(address, mine + 1);
    reply.raw.once("close", () => {
      clearTimeout(late);
      all--;
      const left = underWay.get(address)! - 1;
      if (left === 0) underWay.delete(address);
      else underWay.set(address, left);
    });
  };
}

/** Apart from its file of components a body is as small as any other. */
function small(body: unknown): unknown {
  const { edition: _edition, ...rest } =
    typeof body === "object" && body !== null ? ({ ...body } as { edition?: unknown }) : {};
  if (isLarge(rest)) throw new Refused(413, "SERVER-BODY-2");
  return body;
}

/** Thousands of nested brackets overflow the serializer's stack. */
function isLarge(value: unknown): boolean {
  try {
    return JSON.stringify(value).length > MAX_CLIENT_FRAME;
  } catch {
    return true;
  }
}

function addAccounts(app: FastifyInstance, { config, store, accounts }: Api, limit: Limit): void {
  const secure = config.publicUrl?.startsWith("https:") === true;
  const welcome = async (reply: FastifyReply, who: { name: string; folded: string; session: string }) => {
    reply.header("set-cookie", cookieOf(who.session, secure)).header("cache-control", "no-store");
    const tables = await store.held([], who.folded, 100);
    return { name: who.name, tables: tables.map((t) => held(t, [], who.folded)) };
  };
  app.post("/api/claim", { onRequest: limit("prove") }, async (request, reply) => {
    const { name, passphrase } = parsed(proof, request.body);
    return welcome(reply.code(201), yes(await accounts.claim(name, passphrase)));
  });
  app.post("/api/login", { onRequest: limit("prove") }, async (request, reply) => {
    const { name, passphrase } = parsed(proof, request.body);
    return welcome(reply, yes(await accounts.login(name, passphrase)));
  });
  app.post("/api/logout", { onRequest: limit("ask") }, async (_request, reply) => {
    reply.header("set-cookie", cookieOf("", secure).replace(/Max-Age=\d+/, "Max-Age=0"));
    return { ok: true };
  });
  // Secrets travel in the body: URLs end up in logs.
  app.post("/api/mine", { onRequest: limit("ask") }, async (request) => {
    const hashes = parsed(mine, request.body).secrets.map((secret) => hash("sha256", secret));
    const account = await accounts.whose(sessionIn(request.headers.cookie));
    const tables = await store.held(hashes, account, 100);
    return { tables: tables.map((t) => held(t, hashes, account)) };
  });
}

/** The game, with its own components or those of the file in the request. */
function entryFor(game: string, file: unknown): Entry {
  const entry = findEntry(game);
  if (entry === null) throw new Refused(422, "TABLE-GAME-1", { game });
  if (file === undefined || file === null) return entry;
  if (entry.withEdition === undefined) throw new Refused(400, "SERVER-EDITION-1", { game });
  const made = entry.withEdition(file);
  if ("reason" in made) throw new Refused(400, "SERVER-EDITION-2", { place: made.place, reason: made.reason });
  return remember(made);
}

/** A table as the public list shows it. */
function inList({ id, code, game, phase, summary, updated }: ListedTable) {
  const { options, clock, watchers } = summary;
  const seats = summary.seats.map(({ kind, name }) => ({ kind, name }));
  return { table: id, code, game, phase, options, clock, watchers, seats, updated };
}

function held(table: ListedTable, hashes: readonly string[], account: string | null) {
  const { host, rematch } = table.summary;
  const seats = table.summary.seats.flatMap((s, seat) => {
    const holds = s.holders.some((h) => hashes.includes(h)) || (s.account !== null && s.account === account);
    return holds ? [seat] : [];
  });
  return { ...inList(table), you: { seats, host: hashes.includes(host) }, rematch };
}

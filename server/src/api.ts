// oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and answers what they throw
import { USUAL_LEVEL } from "@trestle/bots";
import { sha256Text } from "@trestle/kernel";
import { CLOCKS } from "@trestle/protocol";
import type { ListedTable, Store } from "@trestle/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cookieOf, sessionIn, type Accounts } from "./accounts.ts";
import { addressOf } from "./address.ts";
import { Buckets, type Rate } from "./bucket.ts";
import { catalogue } from "./catalogue.ts";
import type { Config } from "./config.ts";
import { Refused, yes } from "./errors.ts";
import type { Hall } from "./hall.ts";
import type { Metrics } from "./metrics.ts";
import { findEntry, type Entry } from "./registry.ts";

const EDITION_FILE = 512 * 1024;

/** How often one address may ask. */
const RATES = {
  ask: { burst: 60, perSecond: 10 },
  make: { burst: 20, perSecond: 0.5 },
  prove: { burst: 10, perSecond: 0.1 },
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
  /** The components of another box, for games that have editions. */
  edition: z.json().optional(),
});
const quick = z.strictObject({ game: word });
const mine = z.strictObject({ secrets: z.array(z.string().regex(/^[0-9a-f]{32}$/)).max(200) });
const proof = z.strictObject({ name: z.string().max(80), passphrase: z.string().max(400) });

export interface Api {
  config: Config;
  store: Store;
  hall: Hall;
  accounts: Accounts;
  metrics: Metrics;
  /** What a browser subscribes to pushes with; null: none are sent. */
  pushKey: string | null;
}

function parsed<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = safely(schema, raw);
  if (result?.success === true) return result.data;
  const issue = result?.error.issues[0];
  throw new Refused(400, "SERVER-BODY-1", { at: issue?.path.join(".") ?? "", problem: issue?.message ?? "" });
}

/** Brackets in brackets by the thousand overflow the parser's stack. */
function safely<T>(schema: z.ZodType<T>, raw: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(raw);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The JSON interface: making, finding and claiming; play itself goes over sockets. */
export function addApi(app: FastifyInstance, api: Api): void {
  const buckets = {
    ask: new Buckets(RATES.ask, api.config.rates),
    make: new Buckets(RATES.make, api.config.rates),
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

function addTables(app: FastifyInstance, { hall, store }: Api, limit: Limit): void {
  const makeTable = async (request: FastifyRequest, reply: FastifyReply) => {
    const wish = parsed(newTable, request.body);
    const entry = entryFor(wish.game, wish.edition);
    const made = yes(await hall.make({ ...wish, seats: wish.seats ?? entry.seats, edition: entry.edition }));
    return reply.code(201).send(made);
  };
  app.post("/api/tables", { onRequest: limit("make") }, makeTable);
  // The same with a file of components, which is larger than anything else that is sent.
  app.post("/api/tables/with-edition", { onRequest: limit("make"), bodyLimit: EDITION_FILE }, makeTable);
  app.post("/api/quick", { onRequest: limit("make") }, async (request) => {
    const { game } = parsed(quick, request.body);
    const entry = findEntry(game);
    if (entry === null) throw new Refused(404, "SERVER-GAME-1", { game });
    const found = await hall.waiting(game);
    if (found !== null) return { table: found.id, code: found.record.code, hostSecret: null };
    return yes(
      await hall.make({
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
  app.get("/api/tables", { onRequest: limit("ask") }, async () => {
    const tables = await store.listed(100);
    return { tables: tables.filter((t) => t.record.phase === "lobby" || t.record.watchers).map(inList) };
  });
  app.get<{ Params: { code: string } }>("/api/codes/:code", { onRequest: limit("ask") }, async (request) => {
    const code = request.params.code.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
    const table = /^[A-Z]{6}$/.test(code) ? await store.find(code) : null;
    if (table === null) throw new Refused(404, "SERVER-CODE-1", { code: code.slice(0, 12) });
    return { table, code };
  });
  app.get<{ Params: { id: string } }>("/api/tables/:id", { onRequest: limit("ask") }, async (request) => {
    const stored = /^[0-9a-z]{8,40}$/.test(request.params.id) ? await store.read(request.params.id) : null;
    if (stored === null) throw new Refused(404, "SERVER-TABLE-1");
    const { id, code, game, phase, edition } = stored.record;
    return { table: id, code, game, phase, edition: edition?.hash ?? null };
  });
  // The components that a table is played with, for clients that do not have them: public, as the box is.
  app.get<{ Params: { id: string } }>("/api/tables/:id/edition", { onRequest: limit("ask") }, async (request) => {
    const stored = /^[0-9a-z]{8,40}$/.test(request.params.id) ? await store.read(request.params.id) : null;
    const file = stored?.record.edition?.file;
    if (stored === null || file === undefined) throw new Refused(404, "SERVER-TABLE-1");
    return { edition: file };
  });
  app.get<{ Params: { id: string } }>("/api/tables/:id/log", { onRequest: limit("ask") }, async (request, reply) => {
    const stored = /^[0-9a-z]{8,40}$/.test(request.params.id) ? await store.read(request.params.id) : null;
    if (stored === null) throw new Refused(404, "SERVER-TABLE-1");
    const last = stored.lines.at(-1) ?? "";
    if (stored.record.phase !== "over" || !last.startsWith('{"t":"end"')) throw new Refused(409, "SERVER-LOG-1");
    const name = `${stored.record.game}-${stored.record.code}.log.jsonl`;
    return reply
      .type("application/jsonl; charset=utf-8")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(`${stored.lines.join("\n")}\n`);
  });
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
  // Secrets travel in the body: addresses end up in logs.
  app.post("/api/mine", { onRequest: limit("ask") }, async (request) => {
    const hashes = parsed(mine, request.body).secrets.map((secret) => sha256Text(secret));
    const account = await accounts.whose(sessionIn(request.headers.cookie));
    const tables = await store.held(hashes, account, 100);
    return { tables: tables.map((t) => held(t, hashes, account)) };
  });
}

/** The game, with its own components or those of a file that came along. */
function entryFor(game: string, file: unknown): Entry {
  const entry = findEntry(game);
  if (entry === null) throw new Refused(422, "TABLE-GAME-1", { game });
  if (file === undefined || file === null) return entry;
  if (entry.withEdition === undefined) throw new Refused(400, "SERVER-EDITION-1", { game });
  const made = entry.withEdition(file);
  if ("reason" in made) throw new Refused(400, "SERVER-EDITION-2", { place: made.place, reason: made.reason });
  return made;
}

/** A table as everybody may see it from outside. */
function inList({ id, record, updated }: ListedTable) {
  return {
    table: id,
    code: record.code,
    game: record.game,
    phase: record.phase,
    options: record.options,
    clock: record.clock,
    watchers: record.watchers,
    seats: record.seats.map((s) => ({ kind: s.kind, name: s.kind === "open" ? "" : s.name })),
    updated,
  };
}

function held(table: ListedTable, hashes: readonly string[], account: string | null) {
  const { record } = table;
  const seats = record.seats.flatMap((s, seat) => {
    if (s.kind !== "person") return [];
    const holds = s.holders.some((h) => hashes.includes(h)) || (s.account !== null && s.account === account);
    return holds ? [seat] : [];
  });
  return { ...inList(table), you: { seats, host: hashes.includes(record.host) }, rematch: record.rematch };
}

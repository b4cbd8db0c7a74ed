// oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and answers what they throw
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressOf } from "../http/address.ts";
import { Buckets } from "../http/token-bucket.ts";
import type { Config } from "../config.ts";
import { findTable, exportTable } from "../commands/transfer.ts";
import { Refused } from "../errors.ts";
import { readStats, watchLoop, type Sources } from "./stats.ts";
import { ADMIN_POLICY, statsPage, wordPage } from "./page.ts";
import { isWord, passCookie, passIn, wordIn, type Shown } from "./login.ts";

/** Wrong words from one address: a few at once, then one every ten seconds. */
const GUESSES = { burst: 5, perSecond: 0.1 };
const WORD_FORM = 1_024;
/** The form must send its own origin: without a referrer a browser sends "null". */
const PAGE_HEADERS = {
  "content-security-policy": ADMIN_POLICY,
  "referrer-policy": "same-origin",
  "cache-control": "no-store",
};

/** The operator's page and what admin commands ask of a running server. Without an admin word there is neither. */
export function addAdmin(app: FastifyInstance, config: Config, sources: Sources): void {
  const word = config.adminWord;
  if (word === null) return;
  const loop = watchLoop();
  app.addHook("onClose", async () => loop.stop());
  const guesses = new Buckets(GUESSES, 1);
  const html = (reply: FastifyReply, page: string): FastifyReply =>
    reply.headers(PAGE_HEADERS).type("text/html; charset=utf-8").send(page);
  /** Counted before it is checked: past the limit nobody learns whether a guess is right. */
  const guess = (request: FastifyRequest, isRight: () => boolean): boolean => {
    const address = addressOf(request.raw, config.trustProxy);
    const seconds = guesses.take(address, Date.now());
    if (seconds > 0) throw new Refused(429, "SERVER-RATE-1", { seconds });
    const right = isRight();
    if (right) guesses.give(address);
    return right;
  };
  const isAdmin = (request: FastifyRequest): boolean => {
    const { cookie, authorization } = request.headers;
    const shown: Shown = { cookie, authorization };
    const said = wordIn(shown);
    if (said !== null) return guess(request, () => isWord(word, said));
    // A true session works even while somebody guesses from the same address: the operator must not be shut out.
    const pass = passIn(word, shown, Date.now());
    return pass === "forged" ? guess(request, () => false) : pass === "valid";
  };
  const only = async (request: FastifyRequest): Promise<void> => {
    if (!isAdmin(request)) throw new Refused(403, "SERVER-ADMIN-1");
  };

  app.get("/admin", async (request, reply) => {
    if (!isAdmin(request)) return html(reply.code(401), wordPage(null));
    return html(reply, statsPage(await readStats(sources, loop.read())));
  });
  app.get("/admin/figures", { onRequest: only }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return readStats(sources, loop.read());
  });
  app.post<{ Params: { table: string } }>("/admin/export/:table", { onRequest: only }, async (request, reply) => {
    const { record } = await findTable(sources.store, request.params.table).catch(() => {
      throw new Refused(404, "SERVER-TABLE-1");
    });
    if (record.moved !== undefined) throw new Refused(409, "SERVER-MOVED-1");
    const file = await sources.registry.handOver(record.id, () => exportTable(sources.store, record.id, Date.now()));
    return reply.header("cache-control", "no-store").send(file);
  });
  // Forms are accepted here and nowhere else: everything else takes JSON only.
  void app.register(async (inner) => {
    inner.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: WORD_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    inner.setErrorHandler((error, _request, reply) => {
      const seconds = error instanceof Refused ? error.refusal.data["seconds"] : undefined;
      if (typeof seconds !== "number") throw error;
      const wait = `Too many wrong words. Try again in ${seconds} seconds.`;
      return html(reply.code(429).header("retry-after", seconds), wordPage(wait));
    });
    inner.post("/admin", async (request, reply) => {
      const said = request.body instanceof URLSearchParams ? (request.body.get("word") ?? "") : "";
      if (!guess(request, () => isWord(word, said)))
        return html(reply.code(403), wordPage("That is not the admin word."));
      const secure = config.publicUrl?.startsWith("https:") === true;
      return reply.header("set-cookie", passCookie(word, Date.now(), secure)).redirect("/admin", 303);
    });
  });
}

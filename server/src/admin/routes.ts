// oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and answers what they throw
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressOf } from "../address.ts";
import { Buckets } from "../bucket.ts";
import type { Config } from "../config.ts";
import { findTable, send } from "../daily/travel.ts";
import { Refused } from "../errors.ts";
import { readFigures, watchLoop, type Sources } from "./figures.ts";
import { ADMIN_POLICY, figuresPage, wordPage } from "./page.ts";
import { isAdmin, isWord, passCookie } from "./pass.ts";

/** Wrong words: a few at once, then one every ten seconds. */
const GUESSES = { burst: 5, perSecond: 0.1 };
const WORD_FORM = 1_024;

/** The host's page and what the host's commands ask of a running server. Without an admin word there is neither. */
export function addAdmin(app: FastifyInstance, config: Config, sources: Sources): void {
  const word = config.adminWord;
  if (word === null) return;
  const loop = watchLoop();
  app.addHook("onClose", async () => loop.stop());
  const guesses = new Buckets(GUESSES, 1);
  const shown = (request: FastifyRequest) => {
    const { cookie, authorization } = request.headers;
    return { cookie, authorization };
  };
  const html = (reply: FastifyReply, page: string): FastifyReply =>
    reply
      .headers({ "content-security-policy": ADMIN_POLICY, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(page);
  const guess = (request: FastifyRequest): void => {
    const seconds = guesses.take(addressOf(request.raw, config.trustProxy), Date.now());
    if (seconds > 0) throw new Refused(429, "SERVER-RATE-1", { seconds });
  };
  const only = async (request: FastifyRequest): Promise<void> => {
    if (isAdmin(word, shown(request), Date.now())) return;
    guess(request);
    throw new Refused(403, "SERVER-ADMIN-1");
  };

  app.get("/admin", async (request, reply) => {
    if (!isAdmin(word, shown(request), Date.now())) return html(reply.code(401), wordPage(false));
    return html(reply, figuresPage(await readFigures(sources, loop.read())));
  });
  app.get("/admin/figures", { onRequest: only }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return readFigures(sources, loop.read());
  });
  app.post<{ Params: { table: string } }>("/admin/export/:table", { onRequest: only }, async (request, reply) => {
    const { record } = await findTable(sources.store, request.params.table).catch(() => {
      throw new Refused(404, "SERVER-TABLE-1");
    });
    if (record.moved !== undefined) throw new Refused(409, "SERVER-MOVED-1");
    const parcel = await sources.hall.letGo(record.id, () => send(sources.store, record.id, Date.now()));
    return reply.header("cache-control", "no-store").send(parcel);
  });
  // Forms are read here and nowhere else: everything else takes JSON only.
  void app.register(async (inner) => {
    inner.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: WORD_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    inner.post("/admin", async (request, reply) => {
      guess(request);
      const said = request.body instanceof URLSearchParams ? (request.body.get("word") ?? "") : "";
      if (!isWord(word, said)) return html(reply.code(403), wordPage(true));
      const secure = config.publicUrl?.startsWith("https:") === true;
      return reply.header("set-cookie", passCookie(word, Date.now(), secure)).redirect("/admin", 303);
    });
  });
}

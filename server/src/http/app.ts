import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { MAX_CLIENT_FRAME } from "@trestle/protocol";
import type { Store } from "@trestle/table";
import { cached } from "./cached.ts";
import type { Config } from "../config.ts";
import { refusalOf, Refused, sentence } from "../errors.ts";
import { RequestPacer } from "./request-pacer.ts";
import { unknownHostText, type Hosts } from "./hosts.ts";
import type { Metrics } from "../metrics.ts";
import { plainPage, STYLE_HASH } from "./fallback-page.ts";

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    `default-src 'none'; script-src 'self'; style-src 'self' ${STYLE_HASH}; img-src 'self' data:; font-src 'self'; ` +
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** About a millisecond's work. */
const REQUESTS_A_TURN = 8;

export interface Pulse {
  /** What is stored, as it was half a minute ago or less. */
  counts(): Promise<{ tables: number; lines: number }>;
  /** False as soon as the server begins to stop. */
  accepting(): boolean;
}

/** Everything over HTTP except the JSON interface, which is added as routes. */
export function openHttp(config: Config, store: Store, metrics: Metrics, hosts: Hosts, pulse: Pulse): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel, base: null, serializers: { err: bareError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_CLIENT_FRAME,
    trustProxy: false,
    // Sent to the client and written to the log, so that a complaint leads to its line.
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 64 },
    requestTimeout: 15_000,
    forceCloseConnections: true,
    return503OnClosing: false,
    // Malformed URLs never reach the hooks: they are answered like unknown ones.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(HEADERS);
      void answerError(app, metrics, new Refused(404, "SERVER-PATH-1"), request, reply);
    },
  });
  // JSON only: a form on another page could send plain text without asking.
  app.removeContentTypeParser("text/plain");
  const turns = new RequestPacer(REQUESTS_A_TURN);
  app.addHook("onRequest", async () => turns.next());
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS).header("x-request-id", request.id);
    if (config.publicUrl?.startsWith("https:") === true) reply.header("strict-transport-security", "max-age=31536000");
    const host = hosts.unknownHost(request.raw);
    if (host !== null) throw new Refused(421, "SERVER-HOST-1", { host });
    if (request.method !== "GET" && request.method !== "HEAD" && !hosts.originAllowed(request.raw))
      throw new Refused(403, "SERVER-ORIGIN-1");
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route's pattern, never the URL itself: codes and table ids are private.
    const route = request.routeOptions.url ?? "none";
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    app.log.debug({ request: request.id, method: request.method, route, status: reply.statusCode, ms }, "request");
  });
  app.setErrorHandler((error, request, reply) => answerError(app, metrics, error, request, reply));
  health(app, store, metrics, pulse);
  pages(app, config);
  return app;
}

/** Where something failed, without its data. */
function bareError(error: Error): { type: string; message: string; stack: string } {
  return { type: error.name, message: error.message, stack: error.stack ?? "" };
}

function answerError(
  app: FastifyInstance,
  metrics: Metrics,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { status, refusal } = refusalOf(error);
  // Probes that poll readiness know by the answer.
  const asked = request.routeOptions.url === "/readyz";
  if (status >= 500 && !asked)
    app.log.error({ request: request.id, err: error, route: request.routeOptions.url }, "request failed");
  metrics.refused.inc({ rule: refusal.rule });
  if (typeof refusal.data["seconds"] === "number") reply.header("retry-after", refusal.data["seconds"]);
  if (refusal.rule !== "SERVER-HOST-1") return reply.code(status).send({ ...refusal, text: sentence(refusal) });
  const text = unknownHostText(String(refusal.data["host"]));
  // A person typed the name into a browser.
  if (wantsPage(request)) return reply.code(status).type("text/plain; charset=utf-8").send(text);
  return reply.code(status).send({ ...refusal, text });
}

function health(app: FastifyInstance, store: Store, metrics: Metrics, pulse: Pulse): void {
  // Reading may work where writing does not: an empty commit writes a page. It costs the same however much is stored.
  const keeps = cached(() => store.commit([]), { ms: 1_000 });
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async () => {
    if (!pulse.accepting()) throw new Refused(503, "SERVER-DOWN-1");
    await keeps();
    return { ok: true };
  });
  app.get("/metrics", async (_request, reply) => {
    const { tables, lines } = await pulse.counts();
    metrics.stored.set(tables);
    metrics.lines.set(lines);
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

function pages(app: FastifyInstance, config: Config): void {
  const built = existsSync(join(config.webDir, "index.html"));
  if (built) {
    void app.register(fastifyStatic, {
      root: config.webDir,
      cacheControl: false,
      // The build puts compressed copies beside each text.
      preCompressed: true,
      // Vite names assets by their content, so they never change; everything else may change with the next version.
      setHeaders: (reply, path) =>
        void reply.header(
          "cache-control",
          path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        ),
    });
  } else
    app.get("/", async (request, reply) => {
      reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
      return plainPage(config.publicUrl ?? `http://${hostOf(request)}`);
    });
  app.setNotFoundHandler(async (request, reply) => {
    const page = built && request.method === "GET" && !/^\/(api|ws)\//.test(request.url) && wantsPage(request);
    if (page) return reply.header("cache-control", "no-cache").sendFile("index.html");
    throw new Refused(404, "SERVER-PATH-1");
  });
}

const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes("text/html") === true;

/** The Host header is whatever the client sent: shown only if it can be a host name. */
function hostOf(request: FastifyRequest): string {
  const host = request.headers.host ?? "";
  return /^[\w.:[\]-]{1,100}$/.test(host) ? host : "localhost";
}

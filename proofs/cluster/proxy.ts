import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";

const HEALTH_EVERY = 400;
const HEALTH_WITHIN = 2_000;
const MOST_BODY = 1024 * 1024;

interface Target {
  port: number;
  healthy: boolean;
  sockets: number;
}

/**
 * A small proxy before several servers on this machine, for trying out a cluster; real hosts have Caddy or the like.
 * Whoever comes goes to a server that says it is ready, the one with the fewest sockets; if it is gone, to the next.
 */
export class Proxy {
  readonly #targets: Target[];
  readonly #server: Server;
  readonly #pairs = new Set<Duplex>();
  readonly #timer: NodeJS.Timeout;

  constructor(ports: readonly number[]) {
    this.#targets = ports.map((port) => ({ port, healthy: true, sockets: 0 }));
    this.#server = createServer((request, response) => void this.#pass(request, response));
    this.#server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#join(request, socket as Socket, head, this.#order()),
    );
    this.#timer = setInterval(() => void this.#check(), HEALTH_EVERY).unref();
  }

  async listen(port: number, host = "127.0.0.1"): Promise<number> {
    await this.#check();
    await new Promise<void>((done, fail) => this.#server.once("error", fail).listen(port, host, done));
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const socket of this.#pairs) socket.destroy();
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Where to try: the ready ones first, of those the emptiest. */
  #order(): Target[] {
    return this.#targets.toSorted((a, b) => Number(b.healthy) - Number(a.healthy) || a.sockets - b.sockets);
  }

  async #check(): Promise<void> {
    await Promise.all(
      this.#targets.map(async (target) => {
        const signal = AbortSignal.timeout(HEALTH_WITHIN);
        target.healthy = await fetch(`http://127.0.0.1:${target.port}/readyz`, { signal }).then(
          async (answer) => (await answer.arrayBuffer(), answer.ok),
          () => false,
        );
      }),
    );
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of request as AsyncIterable<Buffer>) {
      parts.push(part);
      if ((size += part.length) > MOST_BODY) return void response.writeHead(413).end();
    }
    for (const target of this.#order()) if (await this.#fetch(target, request, Buffer.concat(parts), response)) return;
    response.writeHead(502).end();
  }

  /** False: it could not be reached, so that nothing has happened there. */
  #fetch(target: Target, request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<boolean> {
    return new Promise((done) => {
      const { method, url, rawHeaders } = request;
      const headers = [...withoutForwarded(rawHeaders), "X-Forwarded-For", request.socket.remoteAddress ?? ""];
      const out = ask({ host: "127.0.0.1", port: target.port, method, path: url, headers, agent: false });
      out.on("response", (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        answer.on("error", () => response.destroy());
        done(true);
      });
      out.on("error", (error: NodeJS.ErrnoException) => {
        const refused = error.code === "ECONNREFUSED";
        if (refused) target.healthy = false;
        else response.destroy();
        done(!refused);
      });
      out.end(body);
    });
  }

  /** A WebSocket: one server after the other until one takes it; from then on bytes go both ways. */
  #join(request: IncomingMessage, client: Socket, head: Buffer, targets: Target[]): void {
    const target = targets.shift();
    if (target === undefined) return void client.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n");
    const server = connect({ host: "127.0.0.1", port: target.port, noDelay: true });
    target.sockets++;
    server.on("close", () => target.sockets--);
    const next = (): void => {
      server.removeAllListeners("data");
      server.destroy();
      this.#join(request, client, head, targets);
    };
    server.once("error", () => {
      target.healthy = false;
      next();
    });
    client.on("error", () => server.destroy());
    client.once("close", () => server.destroy());
    server.on("connect", () => server.write(Buffer.concat([opening(request, client), head])));
    server.once("data", (first: Buffer) => {
      // It is about to stop, or has lost its database: another one may be better off.
      if (first.toString("latin1", 0, 12) === "HTTP/1.1 503" && targets.length > 0) return next();
      this.#pair(client, server);
      client.write(first);
    });
  }

  #pair(client: Socket, server: Socket): void {
    server.removeAllListeners("error");
    client.setNoDelay(true);
    for (const [a, b] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#pairs.add(a);
      a.on("error", () => b.destroy());
      a.on("close", () => {
        this.#pairs.delete(a);
        b.destroy();
      });
      a.pipe(b);
    }
  }
}

function withoutForwarded(raw: readonly string[]): string[] {
  return raw.filter((_, i) => raw[i - (i % 2)]!.toLowerCase() !== "x-forwarded-for");
}

/** The request again, with the visitor's address. */
function opening({ method, url, rawHeaders }: IncomingMessage, client: Socket): Buffer {
  const kept = withoutForwarded(rawHeaders);
  const lines = [`${method} ${url} HTTP/1.1`, `X-Forwarded-For: ${client.remoteAddress ?? ""}`];
  for (let i = 0; i < kept.length; i += 2) lines.push(`${kept[i]}: ${kept[i + 1]}`);
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
}

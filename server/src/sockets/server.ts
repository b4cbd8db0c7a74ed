import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { MAX_CLIENT_FRAME } from "@trestle/protocol";
import type { Store } from "@trestle/table";
import { sessionIn, type Accounts } from "../accounts/accounts.ts";
import type { ReportError } from "../recent-errors.ts";
import { addressOf } from "../http/address.ts";
import { Buckets, type Rate } from "../http/token-bucket.ts";
import type { Config } from "../config.ts";
import { Connection } from "./connection.ts";
import type { TableRegistry } from "../tables/registry.ts";
import { unknownHostText, type Hosts } from "../http/hosts.ts";
import { Limits } from "./limits.ts";
import type { Metrics } from "../metrics.ts";

/** New connections of one address. */
const CONNECTS: Rate = { burst: 200, perSecond: 10 };
const PER_ADDRESS = 500;
const HEARTBEAT = 20_000;
/** "Service restart": clients come back by themselves. */
const RESTARTING = 1012;

export interface SocketContext {
  config: Config;
  hosts: Hosts;
  store: Store;
  registry: TableRegistry;
  accounts: Accounts;
  metrics: Metrics;
  report: ReportError;
}

export interface Sockets {
  /** Accepts nobody new and ignores further frames. */
  stop(): void;
  /** Closes all connections and waits a moment for clients to notice. */
  close(): Promise<void>;
}

/** Sockets at `/ws/TABLE`: who may open one, and which are dead. */
export function openSockets(server: Server, context: SocketContext, heartbeat = HEARTBEAT): Sockets {
  const { config, hosts, metrics } = context;
  const wss = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: MAX_CLIENT_FRAME,
  });
  const connects = new Buckets(CONNECTS, config.rates);
  const limits = new Limits(config.rates);
  const open = new Map<string, number>();
  const connections = new Set<Connection>();
  let nextId = 1;
  let stopped = false;

  function refusal(request: IncomingMessage, address: string): string | null {
    if (hosts.unknownHost(request) !== null) return "421 Misdirected Request";
    if (stopped) return "503 Service Unavailable";
    if (tableIn(request) === null) return "404 Not Found";
    if (!hosts.originAllowed(request)) return "403 Forbidden";
    const many = (open.get(address) ?? 0) >= PER_ADDRESS * Math.max(1, config.rates) && config.rates > 0;
    if (many || connects.take(address, Date.now()) > 0) return "429 Too Many Requests";
    return connections.size >= config.maxConnections ? "503 Service Unavailable" : null;
  }

  function accept(ws: WebSocket, socket: Duplex, request: IncomingMessage, address: string): void {
    open.set(address, (open.get(address) ?? 0) + 1);
    const connection = new Connection(nextId++, ws, socket, context, address, limits);
    connections.add(connection);
    metrics.connections.set(connections.size);
    ws.on("close", () => {
      connections.delete(connection);
      metrics.connections.set(connections.size);
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    connection.start(tableIn(request)!, sessionIn(request.headers.cookie));
  }

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", destroy);
    const address = addressOf(request, config.trustProxy);
    const no = refusal(request, address);
    if (no === null) return wss.handleUpgrade(request, socket, head, (ws) => accept(ws, socket, request, address));
    metrics.closed.inc({ code: no.slice(0, 3) });
    const unknownHost = hosts.unknownHost(request);
    const text = unknownHost === null ? "" : unknownHostText(unknownHost);
    const headers = ["Connection: close", "Content-Type: text/plain", `Content-Length: ${Buffer.byteLength(text)}`];
    socket.end(`HTTP/1.1 ${no}\r\n${headers.join("\r\n")}\r\n\r\n${text}`);
  });
  const beat = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, heartbeat).unref();

  return {
    stop() {
      stopped = true;
      for (const connection of connections) connection.mute();
    },
    async close() {
      clearInterval(beat);
      const all = [...connections];
      for (const connection of all) connection.close(RESTARTING, "restarting");
      await Promise.race([
        Promise.all(all.map((c) => c.ended)),
        new Promise((done) => setTimeout(done, 1_000).unref()),
      ]);
      for (const connection of connections) connection.kill();
      wss.close();
    },
  };
}

/** A named function: a closure here would keep the request alive as long as the socket. */
function destroy(this: Duplex): void {
  this.destroy();
}

function tableIn(request: IncomingMessage): string | null {
  return /^\/ws\/([0-9a-z]{8,40})(?:\?|$)/.exec(request.url ?? "")?.[1] ?? null;
}

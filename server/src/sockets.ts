import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { MAX_CLIENT_FRAME } from "@trestle/protocol";
import type { Store } from "@trestle/table";
import { sessionIn, type Accounts } from "./accounts.ts";
import { addressOf, originAllowed } from "./address.ts";
import { Buckets, type Rate } from "./bucket.ts";
import type { Config } from "./config.ts";
import { Connection } from "./connection.ts";
import type { Hall } from "./hall.ts";
import type { Metrics } from "./metrics.ts";

/** How often one address may connect, and how much all its sockets together may send. */
const CONNECTS: Rate = { burst: 200, perSecond: 10 };
const FRAMES: Rate = { burst: 1_200, perSecond: 300 };
const PER_ADDRESS = 500;
const HEARTBEAT = 20_000;
/** "Service restart": clients come back by themselves. */
const RESTARTING = 1012;

export interface SocketHouse {
  config: Config;
  store: Store;
  hall: Hall;
  accounts: Accounts;
  metrics: Metrics;
  note(level: "warn" | "error", error: unknown, message: string): void;
}

export interface Sockets {
  /** Nobody new, and whatever comes in from now on is left unread. */
  stop(): void;
  /** Says goodbye to everybody and waits a moment for them to hear it. */
  close(): Promise<void>;
}

/** Sockets at `/ws/TABLE`: who may open one, and which have died without a word. */
export function openSockets(server: Server, house: SocketHouse, heartbeat = HEARTBEAT): Sockets {
  const { config, metrics } = house;
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_CLIENT_FRAME });
  const connects = new Buckets(CONNECTS, config.rates);
  const frames = new Buckets(FRAMES, config.rates);
  const open = new Map<string, number>();
  const connections = new Set<Connection>();
  let nextId = 1;
  let stopped = false;

  function refusal(request: IncomingMessage, address: string): string | null {
    if (stopped) return "503 Service Unavailable";
    if (tableIn(request) === null) return "404 Not Found";
    if (!originAllowed(request, config.publicUrl)) return "403 Forbidden";
    const many = (open.get(address) ?? 0) >= PER_ADDRESS * Math.max(1, config.rates) && config.rates > 0;
    if (many || connects.take(address, Date.now()) > 0) return "429 Too Many Requests";
    return connections.size >= config.maxConnections ? "503 Service Unavailable" : null;
  }

  function accept(ws: WebSocket, socket: Duplex, request: IncomingMessage, address: string): void {
    open.set(address, (open.get(address) ?? 0) + 1);
    const allow = (): number => frames.take(address, Date.now());
    const connection = new Connection(nextId++, ws, socket, house, allow);
    connections.add(connection);
    metrics.connections.set(connections.size);
    ws.on("close", () => {
      connections.delete(connection);
      metrics.connections.set(connections.size);
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    void connection.start(tableIn(request)!, sessionIn(request.headers.cookie));
  }

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", destroy);
    const address = addressOf(request, config.trustProxy);
    const no = refusal(request, address);
    if (no === null) return wss.handleUpgrade(request, socket, head, (ws) => accept(ws, socket, request, address));
    metrics.closed.inc({ code: no.slice(0, 3) });
    socket.end(`HTTP/1.1 ${no}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  const beat = setInterval(() => {
    for (const connection of connections) connection.beat();
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

/** A function of its own: one made beside the request would keep the request as long as the socket. */
function destroy(this: Duplex): void {
  this.destroy();
}

function tableIn(request: IncomingMessage): string | null {
  return /^\/ws\/([0-9a-z]{8,40})(?:\?|$)/.exec(request.url ?? "")?.[1] ?? null;
}

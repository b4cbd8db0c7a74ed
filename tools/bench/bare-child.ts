import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";

// The bare server that ours is measured against: every message of a table goes to all its clients, and nothing else
// happens. No JSON, no rules, no views, no disk. A message begins with the size that its broadcast is to have, so that
// as many bytes flow in both directions as with ours.

const SIZE_DIGITS = 6;
const BLANK = 32;

const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false, maxPayload: 16 * 1024 });

server.on("connection", (ws, request) => {
  const name = request.url ?? "";
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(ws));
  ws.on("message", (data: Buffer) => {
    const message = Buffer.alloc(Number(data.toString("latin1", 0, SIZE_DIGITS)), BLANK);
    data.copy(message);
    for (const peer of table) peer.send(message, { binary: false });
  });
  ws.on("close", () => {
    table.delete(ws);
    if (table.size === 0) tables.delete(name);
  });
});
server.on("listening", () => {
  process.stdout.write(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

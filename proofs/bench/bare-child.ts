import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";

// The bare server that ours is measured against: every message of a table goes to all its clients, its sender gets an
// acknowledgement, and nothing else happens. No JSON, no rules, no views, no disk. A message begins with the sizes that
// these are to have (and, at the end of a game, of one more to everybody), so that as many frames and bytes flow in both
// directions as with ours.

const DIGITS = 6;
const KEY = 35;
const BLANK = 32;

const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false, maxPayload: 16 * 1024 });

server.on("connection", (ws, request) => {
  const name = request.url ?? "";
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(ws));
  ws.on("message", (data: Buffer) => {
    const size = (nth: number): number =>
      Number(data.toString("latin1", nth * (DIGITS + 1), nth * (DIGITS + 1) + DIGITS));
    const made = (bytes: number, letter: string): Buffer => {
      const message = Buffer.alloc(bytes, BLANK);
      message.write(letter, "latin1");
      data.copy(message, letter.length, 0, KEY);
      return message;
    };
    const step = made(size(0), "");
    for (const peer of table) peer.send(step, { binary: false });
    ws.send(made(size(1), "a"), { binary: false });
    const about = size(2);
    if (about === 0) return;
    const end = made(about, "b");
    for (const peer of table) peer.send(end, { binary: false });
  });
  ws.on("close", () => {
    table.delete(ws);
    if (table.size === 0) tables.delete(name);
  });
});
server.on("listening", () => {
  process.stdout.write(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

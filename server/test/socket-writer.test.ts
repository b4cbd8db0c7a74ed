import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { expect, it, onTestFinished, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import type { EncodedFrame } from "../src/wire/encoder.ts";
import { SocketWriter } from "../src/wire/socket-writer.ts";

const encoded = (text: string): EncodedFrame => ({ t: "done", key: null, rule: null, bytes: Buffer.from(text) });

interface End {
  writer: SocketWriter;
  socket: Duplex;
  client: WebSocket;
  heard: string[];
}

/** Clients on real sockets, and the server's writer to each of them. */
async function connected(count: number): Promise<End[]> {
  const server = createServer().listen(0, "127.0.0.1");
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const opened: { ws: WebSocket; socket: Duplex }[] = [];
  server.on("upgrade", (request, socket, head) =>
    wss.handleUpgrade(request, socket, head, (ws) => opened.push({ ws, socket })),
  );
  await once(server, "listening");
  onTestFinished(() => {
    for (const { ws } of opened) ws.terminate();
    server.close();
  });
  const ends: End[] = [];
  while (ends.length < count) {
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on("message", (data) => heard.push((data as Buffer).toString()));
    await once(client, "open");
    const { ws, socket } = opened[ends.length]!;
    ends.push({ writer: new SocketWriter(ws, socket), socket, client, heard });
  }
  return ends;
}

it("writes frames so that they are read as they were, whatever their length", async () => {
  const lengths = [0, 1, 41, 125, 126, 127, 21_845, 65_535, 65_536, 300_000];
  const texts = lengths.flatMap((n) => ["x".repeat(n), "é€".repeat(n / 2), "\u{1F682}".repeat(n / 2)]);
  const [end] = await connected(1);
  for (const text of texts) end!.writer.write(encoded(text));
  await vi.waitUntil(() => end!.heard.length === texts.length, { timeout: 10_000 });
  expect(end!.heard).toEqual(texts);
});

it("hands all frames of one moment to the system in one write", async () => {
  const [end] = await connected(1);
  let writes = 0;
  const { socket } = end!;
  const whole = socket._writev!.bind(socket);
  const one = socket._write.bind(socket);
  socket._writev = (chunks, done) => (writes++, whole(chunks, done));
  socket._write = (chunk, encoding, done) => (writes++, one(chunk, encoding, done));
  for (let i = 0; i < 5; i++) end!.writer.write(encoded(`frame ${i}`));
  await vi.waitUntil(() => end!.heard.length === 5, { timeout: 10_000 });
  expect(writes).toBe(1);
});

it("sends everybody what was meant for them, though one of them does not read for a long time", async () => {
  const ends = await connected(3);
  ends[0]!.client.pause();
  const sent: string[][] = ends.map(() => []);
  let waited = 0;
  for (let i = 0; i < 800; i++) {
    ends.forEach(({ writer }, to) => {
      const text = `${i} to ${to} `.repeat(1 + ((97 * i + to) % 4_500));
      sent[to]!.push(text);
      writer.write(encoded(text));
    });
    await new Promise(setImmediate);
    waited = Math.max(waited, ends[0]!.socket.writableLength);
  }
  // Of the one that did not read, much was still unsent while the others were written to.
  expect(waited).toBeGreaterThan(100_000);
  ends[0]!.client.resume();
  await vi.waitUntil(() => ends.every(({ heard }) => heard.length === 800), { timeout: 20_000, interval: 20 });
  ends.forEach(({ heard }, to) => expect(heard).toEqual(sent[to]));
});

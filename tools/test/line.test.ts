import { createHash } from "node:crypto";
import { createServer as createWeb } from "node:http";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { play } from "../src/play.ts";
import { Line } from "../src/play/line.ts";
import { run } from "./run-tool.ts";

afterEach(() => vi.useRealTimers());

test("a line that was closed while it waited to dial again never dials again", async () => {
  let calls = 0;
  const deaf = createServer((socket) => {
    calls++;
    socket.destroy();
  });
  await new Promise<void>((done) => deaf.listen(0, "127.0.0.1", done));
  const line = new Line(`ws://127.0.0.1:${(deaf.address() as AddressInfo).port}/`, []);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const lost = new Promise<void>((done) => (line.onLost = done));
  line.open();
  await lost;
  line.close();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await new Promise((done) => setImmediate(done));
  await new Promise((done) => deaf.close(done));
  expect(calls).toBe(1);
});

/** A server that has the table, and answers every socket with a fault and this close code. Counts the sockets. */
async function closing(code: number): Promise<{ origin: string; sockets: () => number }> {
  let sockets = 0;
  const fault = Buffer.from(JSON.stringify({ t: "fault", rule: "PROTOCOL-VERSION-1", data: { yours: 2, ours: 9 } }));
  const web = createWeb((request, response) => {
    const isTable = request.url!.startsWith("/api/tables/");
    response.end(JSON.stringify(isTable ? { game: "colt", edition: null } : { table: "t0000001", code: "BCDFGH" }));
  });
  web.on("upgrade", (request, socket) => {
    sockets++;
    const key = `${request.headers["sec-websocket-key"]!}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash("sha1").update(key).digest("base64");
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n");
    socket.write(`Sec-WebSocket-Accept: ${accept}\r\n\r\n`);
    socket.write(Buffer.concat([Buffer.from([0x81, fault.length]), fault]));
    socket.end(Buffer.from([0x88, 2, code >> 8, code & 0xff]));
  });
  await new Promise<void>((done) => web.listen(0, "127.0.0.1", done));
  onTestFinished(() => void web.close());
  return { origin: `http://127.0.0.1:${(web.address() as AddressInfo).port}`, sockets: () => sockets };
}

test.each([
  [4426, "speaks another version of the protocol"],
  [4404, "There is no such table"],
  [1011, "damaged"],
])("a terminal says why, and does not dial again, after the close %i", async (code, words) => {
  const { origin, sockets } = await closing(code);
  const { status, err, out } = await run(play, ["--join", `${origin}/BCDFGH`]);
  expect([status, sockets()]).toEqual([2, 1]);
  expect(err).toContain(words);
  expect(out).not.toContain("your seat is safe");
});

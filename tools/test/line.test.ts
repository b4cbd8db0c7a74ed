import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { Line } from "../src/play/line.ts";

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

import { describe, expect, it } from "vitest";
import type { Refusal } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import { WorkerClient } from "../../src/local/worker-client.ts";
import { RefusedError } from "../../src/net/refused-error.ts";
import type { FromWorker, ToWorker } from "../../src/worker/contract.ts";

class FakePort {
  readonly sent: ToWorker[] = [];
  hear: (event: { data: FromWorker }) => void = () => undefined;
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  addEventListener(_type: "message", hear: (event: { data: FromWorker }) => void): void {
    this.hear = hear;
  }
  tell(data: FromWorker): void {
    this.hear({ data });
  }
}

function setUp() {
  const port = new FakePort();
  const warned: Refusal[] = [];
  return { port, warned, host: new WorkerClient(port, (r) => warned.push(r)) };
}

describe("the worker's client", () => {
  it("gives each call its own answer, in whatever order", async () => {
    const { port, host } = setUp();
    const [a, b] = [host.call("mine", {}), host.call("forget", { table: "x" })];
    const [first, second] = port.sent.map((m) => (m.t === "call" ? m.id : 0));
    port.tell({ t: "answer", id: second!, answer: true });
    port.tell({ t: "answer", id: first!, answer: [] });
    expect([await a, await b]).toEqual([[], true]);
  });

  it("fails a call with the refusal", async () => {
    const { port, host } = setUp();
    const asked = host.call("log", { table: "x" });
    port.tell({ t: "failed", id: 1, refusal: { rule: "WEB-LOG-1", data: {} } });
    await expect(asked).rejects.toBeInstanceOf(RefusedError);
    await expect(asked).rejects.toMatchObject({ refusal: { rule: "WEB-LOG-1" } });
  });

  it("keeps lines apart, and hears nothing more of one that was hung up", () => {
    const { port, host } = setUp();
    const heard: [string, ServerFrame["t"] | "open" | "down"][] = [];
    const on = (name: string) => ({
      open: () => void heard.push([name, "open"]),
      frame: (f: ServerFrame) => void heard.push([name, f.t]),
      down: () => void heard.push([name, "down"]),
    });
    const [a] = [host.connect("ta")(on("a")), host.connect("tb")(on("b"))];
    port.tell({ t: "open", connection: 2 });
    port.tell({ t: "frame", connection: 1, frame: { t: "pong", key: "key-00001" } });
    host.curtain(a, 3);
    a.close();
    a.close();
    port.tell({ t: "frame", connection: 1, frame: { t: "pong", key: "key-00001" } });
    port.tell({ t: "down", connection: 2, final: null });
    expect(heard).toEqual([
      ["b", "open"],
      ["a", "pong"],
      ["b", "down"],
    ]);
    expect(port.sent.slice(2)).toEqual([
      { t: "curtain", connection: 1, seat: 3 },
      { t: "disconnect", connection: 1 },
    ]);
  });

  it("tells everybody when the worker itself has died", async () => {
    const { port, host, warned } = setUp();
    let down = 0;
    host.connect("ta")({ open: () => undefined, frame: () => undefined, down: () => down++ });
    const asked = host.call("mine", {});
    host.crashed({ rule: "WEB-LOCAL-1", data: {} });
    await expect(asked).rejects.toBeInstanceOf(RefusedError);
    expect(down).toBe(1);
    port.tell({ t: "warning", refusal: { rule: "WEB-STORE-1", data: {} } });
    expect(warned).toEqual([{ rule: "WEB-STORE-1", data: {} }]);
  });
});

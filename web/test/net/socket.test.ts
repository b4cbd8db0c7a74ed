import { afterEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import { connectSocket, finalOf } from "../../src/net/socket.ts";

describe("how a socket ends", () => {
  it.each([
    [4404, "", "SERVER-TABLE-1"],
    [4426, "PROTOCOL-VERSION-1", "PROTOCOL-VERSION-1"],
    [1011, "", "SERVER-TABLE-3"],
    [1009, "", "PROTOCOL-FRAME-1"],
    [1008, "PROTOCOL-FRAME-1", "PROTOCOL-FRAME-1"],
  ])("%i %s is final", (code, reason, rule) => expect(finalOf(code, reason)?.rule).toBe(rule));

  it.each([
    [1006, ""],
    [1012, "restarting"],
    [1013, ""],
    [4408, "PROTOCOL-HELLO-1"],
    [1008, "SERVER-RATE-1"],
    [1000, ""],
  ])("%i %s is dialled again", (code, reason) => expect(finalOf(code, reason)).toBeNull());
});

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: string[] = [];
  closed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  hear(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  end(code: number, reason = ""): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason }));
  }
}

describe("a line over a socket", () => {
  const heard: ServerFrame[] = [];
  const ends: (Refusal | null)[] = [];
  const on = {
    open: () => undefined,
    frame: (f: ServerFrame) => heard.push(f),
    down: (r: Refusal | null) => ends.push(r),
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    heard.length = 0;
    ends.length = 0;
  });

  it("carries frames and leaves unread what is none", () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "https:", host: "trestle.example" });
    const line = connectSocket("abcdefgh12")(on);
    expect(FakeSocket.last.address).toBe("wss://trestle.example/ws/abcdefgh12");
    line.send({ t: "ping", key: "key-00001" });
    expect(FakeSocket.last.sent).toEqual(['{"t":"ping","key":"key-00001"}']);
    for (const data of ["{", "7", "null", new ArrayBuffer(2), '{"t":"pong","key":"key-00001"}'])
      FakeSocket.last.hear(data);
    expect(heard).toEqual([{ t: "pong", key: "key-00001" }]);
    FakeSocket.last.end(1006);
    FakeSocket.last.end(1006);
    expect(ends).toEqual([null]);
  });

  it("says nothing more once it was hung up", () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    const line = connectSocket("abcdefgh12", (id) => `ws://x/${id}`)(on);
    line.close();
    FakeSocket.last.hear('{"t":"pong","key":"key-00001"}');
    FakeSocket.last.end(1006);
    expect([heard, ends]).toEqual([[], []]);
  });

  it("is not even tried to what can be no table", async () => {
    connectSocket("../../etc")(on);
    await Promise.resolve();
    expect(ends).toEqual([{ rule: "SERVER-TABLE-1", data: {} }]);
  });
});

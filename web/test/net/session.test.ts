import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "@trestle/kernel";
import type { ServerFrame } from "@trestle/protocol";
import { Session } from "../../src/net/session.ts";
import { FakeTransports } from "./fake-transport.ts";

let lines: FakeTransports;
let heard: ServerFrame[];
let states: string[];
let gone: Refusal[];
const open: Session[] = [];

function start(secrets: string[] = []): Session {
  const session = new Session(
    lines.connect,
    { frame: (f) => heard.push(f), connection: (s) => states.push(s), gone: (r) => gone.push(r) },
    () => secrets,
  );
  open.push(session);
  return session;
}
function keyOf(frame: object | undefined): string {
  return frame !== undefined && "key" in frame ? String(frame.key) : "";
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = new FakeTransports();
  heard = [];
  states = [];
  gone = [];
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.useRealTimers();
});

describe("a session", () => {
  it("says hello with its secrets and asks for the history", () => {
    start(["a".repeat(32)]);
    lines.open();
    expect(lines.last.sent).toEqual([{ t: "hello", protocol: 2, secrets: ["a".repeat(32)], history: true }]);
    expect(states).toEqual(["live"]);
  });

  it("sends what was asked for before the line was there, after hello", () => {
    const session = start();
    void session.request({ t: "start" });
    expect(lines.last.sent).toEqual([]);
    lines.open();
    expect(lines.last.sent.map((f) => f.t)).toEqual(["hello", "start"]);
  });

  it("gives every command a key of its own and resolves it with its own answer", async () => {
    const session = start();
    lines.open();
    const [a, b] = [session.request({ t: "undo", seat: 0 }), session.request({ t: "undo", seat: 1 })];
    const [first, second] = lines.commands().map(keyOf);
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    expect(second).not.toBe(first);
    lines.tell({ t: "refused", key: second!, d: null, rule: "TABLE-UNDO-2", data: {} });
    lines.tell({ t: "done", key: first!, v: 4 });
    expect([(await a).t, (await b).t]).toEqual(["done", "refused"]);
  });

  it("sends unanswered commands again over the next line, with the same keys, and answered ones never", async () => {
    const session = start();
    lines.open();
    const done = session.request({ t: "pause", on: true });
    const lost = session.request({ t: "start" });
    const [first, second] = lines.commands().map(keyOf);
    lines.tell({ t: "done", key: first!, v: 1 });
    lines.down();
    vi.advanceTimersByTime(400);
    lines.open();
    expect(lines.all).toHaveLength(2);
    expect(lines.commands().map(keyOf)).toEqual([second]);
    lines.tell({ t: "done", key: second!, v: 2 });
    lines.tell({ t: "done", key: second!, v: 2 });
    expect([(await done).t, (await lost).t]).toEqual(["done", "done"]);
    expect(states).toEqual(["live", "down", "live"]);
  });

  it("resolves with the seat, once the command counts", async () => {
    const session = start();
    lines.open();
    const sat = session.request({ t: "sit", seat: null, name: "Ann", secret: "b".repeat(32) });
    const key = keyOf(lines.commands()[0]);
    lines.tell({ t: "seated", key, seat: 2 });
    lines.tell({ t: "done", key, v: 0 });
    expect(await sat).toMatchObject({ t: "seated", seat: 2 });
  });

  it("waits a little longer each time, for half a minute two seconds at most, and not at all when it is woken", () => {
    const session = start();
    const waits: number[] = [];
    for (let i = 0; i < 22; i++) {
      const before = lines.all.length;
      lines.down();
      const at = Date.now();
      while (lines.all.length === before) vi.advanceTimersByTime(10);
      waits.push(Date.now() - at);
    }
    expect(waits[0]).toBeGreaterThanOrEqual(180);
    expect(waits[0]).toBeLessThanOrEqual(310);
    expect(Math.max(...waits.slice(0, 20))).toBeLessThanOrEqual(2_010);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5_010);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(3_000);
    lines.down();
    const count = lines.all.length;
    session.wake();
    expect(lines.all).toHaveLength(count + 1);
  });

  it("asks for everything anew without anybody noticing", () => {
    const session = start();
    lines.open();
    session.resync();
    expect(lines.all).toHaveLength(2);
    expect(lines.all[0]!.closed).toBe(true);
    lines.all[0]!.on.frame({ t: "pong", key: "of-the-old-line" });
    lines.open();
    expect(states).toEqual(["live", "live"]);
    expect(heard.map((f) => f.t)).toEqual(["sync", "sync"]);
  });

  it("does not connect in a circle when something is missing again and again", () => {
    const session = start();
    for (let i = 0; i < 20; i++) {
      lines.open();
      session.resync();
    }
    expect(lines.all.length).toBeLessThan(4);
  });

  it("is gone for good when the line says so, and refuses what was on its way", async () => {
    const session = start();
    lines.open();
    const request = session.request({ t: "start" });
    lines.down({ rule: "SERVER-TABLE-1", data: {} });
    expect(gone).toEqual([{ rule: "SERVER-TABLE-1", data: {} }]);
    expect(await request).toMatchObject({ t: "refused", rule: "SERVER-TABLE-1" });
    expect(await session.request({ t: "start" })).toMatchObject({ t: "refused", rule: "WEB-LINE-2" });
    vi.advanceTimersByTime(60_000);
    expect(lines.all).toHaveLength(1);
  });

  it("is gone where another version of the protocol is spoken", () => {
    start();
    lines.last.on.open();
    lines.tell({ t: "fault", rule: "PROTOCOL-VERSION-1", data: { ours: 2, yours: 1 } });
    expect(gone).toEqual([{ rule: "PROTOCOL-VERSION-1", data: { ours: 2, yours: 1 } }]);
  });

  it("takes a frame that was none for the oldest one without an answer", async () => {
    const session = start();
    lines.open();
    const bad = session.request({ t: "sit", seat: null, name: "x".repeat(90), secret: "0".repeat(32) });
    lines.tell({ t: "fault", rule: "PROTOCOL-FRAME-1", data: { at: "name", problem: "too long" } });
    expect(await bad).toMatchObject({ t: "refused", rule: "PROTOCOL-FRAME-1" });
    lines.down();
    vi.advanceTimersByTime(400);
    lines.open();
    expect(lines.commands()).toEqual([]);
  });

  it("finds out that a line is dead which says nothing", () => {
    const session = start();
    lines.open();
    void session.request({ t: "start" });
    vi.advanceTimersByTime(20_000);
    expect(states).toContain("down");
    expect(lines.all.length).toBeGreaterThan(1);
  });

  it("asks a quiet line whether it is still there, and keeps it if it is", () => {
    start();
    lines.open();
    vi.advanceTimersByTime(26_000);
    const ping = lines.commands()[0];
    expect(ping?.t).toBe("ping");
    lines.tell({ t: "pong", key: keyOf(ping) });
    vi.advanceTimersByTime(12_000);
    expect(lines.all).toHaveLength(1);
    vi.advanceTimersByTime(40_000);
    expect(lines.all.length).toBeGreaterThan(1);
  });

  it("doubts its line when it is woken, and keeps it if it answers at once", () => {
    const session = start();
    lines.open();
    vi.advanceTimersByTime(60);
    session.wake();
    lines.tell({ t: "pong", key: keyOf(lines.commands()[0]) });
    vi.advanceTimersByTime(10_000);
    expect(lines.all).toHaveLength(1);
    session.wake();
    vi.advanceTimersByTime(9_500);
    expect(lines.all.length).toBeGreaterThan(1);
  });

  it("says nothing more once it is closed", async () => {
    const session = start();
    lines.open();
    const request = session.request({ t: "start" });
    session.close();
    expect(await request).toMatchObject({ t: "refused", rule: "WEB-LINE-2" });
    lines.all[0]!.on.frame({ t: "pong", key: "late-answer" });
    vi.advanceTimersByTime(60_000);
    expect(lines.all).toHaveLength(1);
    expect(heard.map((f) => f.t)).toEqual(["sync"]);
  });
});

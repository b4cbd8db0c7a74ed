import { newDealMemory, partFrames, readyFrame, type DealMemory } from "@trestle/protocol/deal-memory";
import type { HelloFrame, ServerFrame } from "@trestle/protocol";
import { Conflict, StoreFailure, type NewTable, type Op } from "@trestle/table";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableRegistry, type TableRegistryOptions } from "../src/tables/registry.ts";
import type { TableConnection } from "../src/tables/attached-connection.ts";
import type { EncodedFrame } from "../src/wire/encoder.ts";
import type { TableHost } from "../src/tables/host.ts";
import { makeMetrics } from "../src/metrics.ts";
import type { ServerStore } from "../src/store/server-store.ts";
import { MemoryStore } from "../src/store/memory/store.ts";
import { inline, key, part, type Wish, newSecret } from "./kit.ts";

const WISH: NewTable = {
  game: "colt",
  options: {},
  seats: 3,
  bots: 2,
  level: "greenhorn",
  temper: "even",
  clock: "blitz",
  listed: false,
  watchers: true,
  edition: null,
};

/** Does what the real one does, or fails as it is told. */
class Shaky extends MemoryStore {
  fail: Error | null = null;
  reads = 0;
  commits = 0;
  override async commit(ops: readonly Op[]): Promise<void> {
    this.commits++;
    await Promise.resolve();
    if (this.fail !== null) throw this.fail;
    return super.commit(ops);
  }
  override async read(table: string) {
    this.reads++;
    return super.read(table);
  }
}

class Ear implements TableConnection {
  readonly id: number;
  readonly account: string | null = null;
  readonly address = "127.0.0.1";
  readonly heard: ServerFrame[] = [];
  closed: number | null = null;
  constructor(id: number) {
    this.id = id;
  }
  send(frame: ServerFrame): void {
    this.heard.push(frame);
  }
  post({ bytes }: EncodedFrame): void {
    this.heard.push(JSON.parse(bytes.toString()) as ServerFrame);
  }
  close(code: number): void {
    this.closed = code;
  }
  last<T extends ServerFrame["t"]>(t: T): Extract<ServerFrame, { t: T }> {
    const found = this.heard.findLast((f): f is Extract<ServerFrame, { t: T }> => f.t === t);
    if (found === undefined) throw new Error(`no ${t} among ${this.heard.map((f) => f.t).join(" ")}`);
    return found;
  }
}

const DAY = 86_400_000;
const FOR_EVER = { done: 0, lobbies: 0, games: 0 };

function hallOn(store: ServerStore, more: Partial<TableRegistryOptions> = {}): TableRegistry {
  const plain = { bots: { budget: 1, pace: 0 }, idleAfter: 1_000, keep: FOR_EVER, report: () => undefined };
  return new TableRegistry({ store, botPool: inline, metrics: makeMetrics(), ...plain, ...more });
}

const HELLO: HelloFrame = { t: "hello", protocol: 2, secrets: [], history: false };
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(50).then(() => undefined);

async function tell(host: TableHost, ear: Ear, wish: Wish): Promise<ServerFrame | undefined> {
  const frame = { key: key(), ...wish };
  host.handle(ear.id, frame);
  await settle();
  return ear.heard.find((f) => "key" in f && f.key === frame.key && f.t !== "seated");
}

/** A table with one person, who hosts it, and two bots, whose start is frozen: Ann has not revealed her part. */
async function frozen(
  registry: TableRegistry,
  wish: Partial<NewTable> = {},
): Promise<{ host: TableHost; ann: Ear; secrets: string[]; deal: DealMemory }> {
  const made = await registry.matchmaker.make({ ...WISH, ...wish });
  if ("rule" in made) throw new Error(made.rule);
  const host = (await registry.open(made.table))!;
  const ann = new Ear(1);
  host.join(ann);
  host.handle(1, { ...HELLO, secrets: [made.hostSecret] });
  const secret = newSecret();
  const deal = newDealMemory();
  await tell(host, ann, { t: "sit", seat: 0, name: "Ann", secret });
  await tell(host, ann, readyFrame(deal, ann.last("about").table, 0, part()));
  expect(await tell(host, ann, { t: "start" })).toMatchObject({ t: "done" });
  return { host, ann, secrets: [made.hostSecret, secret], deal };
}

/** The same with the part revealed: the game has begun. */
async function started(
  registry: TableRegistry,
  wish: Partial<NewTable> = {},
): Promise<{ host: TableHost; ann: Ear; secrets: string[] }> {
  const { host, ann, secrets, deal } = await frozen(registry, wish);
  for (const frame of partFrames(deal, ann.last("about").table, [0])) await tell(host, ann, frame as Wish);
  return { host, ann, secrets };
}

const owed = (ear: Ear) => {
  const legal = ear.heard.flatMap((f) =>
    f.t === "step" ? f.board.legal : f.t === "sync" ? (f.boards[0]?.legal ?? []) : [],
  );
  return legal.at(-1)!;
};

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("a store that fails", () => {
  test.each([
    ["a full disk", new StoreFailure("full")],
    ["another writer", new Conflict("taken")],
  ])(
    "[SERVER-STORE-1] %s: the sender is told that it did not count, and everybody gets the table as it is kept",
    async (_, error) => {
      const store = new Shaky();
      const { host, ann } = await started(hallOn(store));
      const kept = (await store.read(host.id))!.lines.length;
      const { d, moves } = owed(ann);
      ann.heard.length = 0;
      store.fail = error;
      const wish = { t: "move", seat: 0, d, move: moves[0], key: key() } as const;
      expect(await tell(host, ann, wish)).toMatchObject({ t: "refused", rule: "SERVER-STORE-1" });
      expect(ann.heard.some((f) => f.t === "step")).toBe(false);
      expect(ann.last("sync")).toMatchObject({ v: kept - 1, you: { seats: [0], host: true } });
      store.fail = null;
      ann.heard.length = 0;
      expect(await tell(host, ann, wish)).toMatchObject({ t: "done" });
    },
  );

  test("nobody is told of a move before it is kept", async () => {
    const store = new Shaky();
    const { host, ann } = await started(hallOn(store));
    const gate = Promise.withResolvers<void>();
    const commit = store.commit.bind(store);
    store.commit = async (ops) => {
      await gate.promise;
      return commit(ops);
    };
    const { d, moves } = owed(ann);
    ann.heard.length = 0;
    expect(await tell(host, ann, { t: "move", seat: 0, d, move: moves[0] })).toBeUndefined();
    host.handle(1, { t: "ping", key: "ping-1234" });
    await settle();
    expect(ann.heard).toEqual([]);
    gate.resolve();
    await settle();
    expect(ann.heard.map((f) => f.t)).toEqual(expect.arrayContaining(["step", "done", "pong"]));
    expect(ann.heard.findIndex((f) => f.t === "step")).toBeLessThan(ann.heard.findIndex((f) => f.t === "pong"));
  });

  test("what comes in with one turn of the event loop is kept by one commit, and told in one go", async () => {
    const store = new Shaky();
    const { host, ann } = await started(hallOn(store));
    const commit = store.commit.bind(store);
    const kept: number[] = [];
    store.commit = (ops) => {
      kept.push(ops.filter((op) => op.t === "line").length);
      return commit(ops);
    };
    ann.heard.length = 0;
    host.handle(1, { t: "pause", on: true, key: key() });
    host.handle(1, { t: "pause", on: false, key: key() });
    expect(kept).toEqual([]);
    await settle();
    expect(kept).toEqual([2]);
    const told = ann.heard.filter((f) => f.t !== "about").map((f) => f.t);
    expect(told).toEqual(["passed", "done", "step", "done"]);
  });

  /** The next commit waits until it is let through, or fails. */
  function gated(store: Shaky): { gate: PromiseWithResolvers<void>; kept: number[] } {
    const gate = Promise.withResolvers<void>();
    const commit = store.commit.bind(store);
    const kept: number[] = [];
    store.commit = async (ops) => {
      kept.push(ops.filter((op) => op.t === "line").length);
      if (kept.length === 1) await gate.promise;
      return commit(ops);
    };
    return { gate, kept };
  }

  test("what comes in while the moment before is being kept is kept by one commit after it, with one board", async () => {
    const store = new Shaky();
    const { host, ann } = await started(hallOn(store));
    const { gate, kept } = gated(store);
    ann.heard.length = 0;
    for (const on of [true, false, true]) await tell(host, ann, { t: "pause", on });
    expect([kept, ann.heard]).toEqual([[1], []]);
    gate.resolve();
    await settle();
    expect(kept).toEqual([1, 2]);
    const told = ann.heard.filter((f) => f.t !== "about").map((f) => f.t);
    expect(told).toEqual(["step", "done", "passed", "done", "step", "done"]);
  });

  test("[SERVER-STORE-1] what came in behind a moment that is not kept does not count either, and the table goes on", async () => {
    const store = new Shaky();
    const { host, ann } = await started(hallOn(store));
    const { gate } = gated(store);
    ann.heard.length = 0;
    for (const on of [true, false]) await tell(host, ann, { t: "pause", on });
    gate.reject(new StoreFailure("full"));
    await settle();
    expect(ann.heard.filter((f) => f.t === "refused").map((f) => f.rule)).toEqual(["SERVER-STORE-1", "SERVER-STORE-1"]);
    expect(ann.heard.some((f) => f.t === "step" || f.t === "done")).toBe(false);
    expect(await tell(host, ann, { t: "pause", on: true })).toMatchObject({ t: "done" });
  });

  test("a store that cannot even be read: sockets are closed for a while, and the table comes back", async () => {
    const store = new Shaky();
    const registry = hallOn(store);
    const { host, ann, secrets } = await started(registry);
    store.fail = new StoreFailure("gone");
    const read = store.read.bind(store);
    store.read = () => Promise.reject(new StoreFailure("gone"));
    const { d, moves } = owed(ann);
    await tell(host, ann, { t: "move", seat: 0, d, move: moves[0] });
    expect([ann.closed, registry.size]).toEqual([1013, 0]);
    store.read = read;
    store.fail = null;
    const back = (await registry.open(host.id))!;
    const again = new Ear(2);
    back.join(again);
    back.handle(2, { ...HELLO, secrets });
    await settle();
    expect(again.last("sync").you.seats).toEqual([0]);
  });
});

test("[SERVER-TABLE-2] a table that throws is rebuilt from its log; one that always does is left alone", async () => {
  const store = new Shaky();
  const registry = hallOn(store);
  const { host, ann } = await started(registry);
  const before = (await store.read(host.id))!.lines;
  for (let i = 0; i < 6; i++) {
    ann.heard.length = 0;
    host.run(() => {
      throw new Error("a fault in the rules");
    });
    await settle();
    if (i < 5) expect(ann.last("sync").you.seats).toEqual([0]);
  }
  expect([ann.closed, registry.size]).toEqual([1011, 0]);
  await expect(registry.open(host.id)).rejects.toThrow("SERVER-TABLE-3");
  expect((await store.read(host.id))!.lines).toEqual(before);
});

test("a damaged log closes its own table only", async () => {
  const store = new Shaky();
  const registry = hallOn(store);
  const { host, ann } = await started(registry);
  const other = await started(registry);
  host.leave(ann.id);
  await vi.advanceTimersByTimeAsync(10_000);
  registry.sweep();
  const read = store.read.bind(store);
  store.read = async (id) => {
    const stored = await read(id);
    if (stored !== null && id === host.id) stored.lines[2] = stored.lines[2]!.replace('"at":0', '"at":1');
    return stored;
  };
  await expect(registry.open(host.id)).rejects.toThrow("SERVER-TABLE-3");
  expect(await registry.open(other.host.id)).not.toBeNull();
});

test("whoever asks at the same time shares one load; a table nobody looks at leaves memory", async () => {
  const store = new Shaky();
  const registry = hallOn(store);
  const { host, ann } = await started(registry, { clock: "off" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(registry.size).toBe(1);
  host.leave(ann.id);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(registry.size).toBe(0);
  store.reads = 0;
  const all = await Promise.all([registry.open(host.id), registry.open(host.id), registry.open(host.id)]);
  expect(new Set(all).size).toBe(1);
  expect([store.reads, registry.size]).toEqual([1, 1]);
  expect(await registry.open("nothing")).toBeNull();
});

describe("clocks", () => {
  const clocked = (lines: string[]): number => lines.filter((line) => line.includes('"by":"clock"')).length;

  test("a table that left memory wakes when its clock runs out, and its play time went on meanwhile", async () => {
    const store = new Shaky();
    const registry = hallOn(store);
    const { host, ann } = await started(registry);
    host.leave(ann.id);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(registry.size).toBe(0);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(clocked((await store.read(host.id))!.lines)).toBe(0);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(clocked((await store.read(host.id))!.lines)).toBe(1);
  });

  test("of two programmes owed at once one is played when the time is up, and the other has its floor", async () => {
    const store = new Shaky();
    const { host } = await started(hallOn(store), { options: { duel: true }, seats: 2, bots: 1 });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(clocked((await store.read(host.id))!.lines)).toBe(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(clocked((await store.read(host.id))!.lines)).toBe(2);
  });

  test("nobody loses time to a server that was down", async () => {
    const store = new Shaky();
    const first = hallOn(store);
    const { host } = await started(first);
    await vi.advanceTimersByTimeAsync(5_000);
    await first.close();
    await vi.advanceTimersByTimeAsync(3_600_000);
    const second = hallOn(store);
    await second.wake();
    expect(second.size).toBe(1);
    await vi.advanceTimersByTimeAsync(55_000);
    expect(clocked((await store.read(host.id))!.lines)).toBe(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(clocked((await store.read(host.id))!.lines)).toBe(1);
  });
});

describe("a start for which nobody decides", () => {
  const phaseOf = async (store: Shaky, id: string): Promise<string> => (await store.read(id))!.record.phase;

  test("goes on by itself after fifteen seconds", async () => {
    const store = new Shaky();
    const { host, ann } = await frozen(hallOn(store), { clock: "off" });
    // The host's own part is missing.
    expect(ann.last("about").table.starting!.goesOn).toBeGreaterThan(14_000);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await phaseOf(store, host.id)).toBe("lobby");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ann.last("sync").table.phase).toBe("playing");
    expect((await store.read(host.id))!.record.parts).toEqual([null, null, null]);
  });

  test("goes on where everybody has left, however soon idle tables leave memory", async () => {
    const store = new Shaky();
    const registry = hallOn(store);
    const { host, ann } = await frozen(registry, { clock: "off" });
    host.leave(ann.id);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await phaseOf(store, host.id)).toBe("lobby");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await phaseOf(store, host.id)).toBe("playing");
  });

  test("at a table of days it waits a day for those who look in, over restarts too", async () => {
    const store = new Shaky();
    const first = hallOn(store);
    const { host, ann } = await frozen(first, { clock: "days" });
    host.leave(ann.id);
    await vi.advanceTimersByTimeAsync(DAY / 2);
    expect([first.size, await phaseOf(store, host.id)]).toEqual([0, "lobby"]);
    await first.close();
    hallOn(store);
    await vi.advanceTimersByTimeAsync(DAY / 2 - 60_000);
    expect(await phaseOf(store, host.id)).toBe("lobby");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await phaseOf(store, host.id)).toBe("playing");
  });
});

test("finished tables, lobbies and games that nobody touches are cleared away after their time each", async () => {
  const store = new Shaky();
  const registry = hallOn(store, { keep: { done: 1, lobbies: 2, games: 3 } });
  const done = await started(registry, { clock: "off" });
  const open = await started(registry, { clock: "off" });
  const lobby = await registry.matchmaker.make(WISH);
  if ("rule" in lobby) throw new Error(lobby.rule);
  await tell(done.host, done.ann, { t: "close" });
  done.host.leave(1);
  open.host.leave(1);
  await vi.advanceTimersByTimeAsync(26 * 3_600_000);
  expect(await store.read(done.host.id)).toBeNull();
  expect(await store.read(open.host.id)).not.toBeNull();
  expect(await store.read(lobby.table)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(await store.read(lobby.table)).toBeNull();
  expect(await store.read(open.host.id)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(await store.read(open.host.id)).toBeNull();
});

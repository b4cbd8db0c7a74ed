import { expect, onTestFinished, test } from "vitest";
import { openPool } from "../src/bots/pool.ts";
import { BotQueue, type JobOrigin, type QueueMetrics } from "../src/bots/queue.ts";
import { Usages } from "../src/bots/usage.ts";
import { thoughtOf } from "./thought-kit.ts";

const ask = (table: string, payer: string, more: Partial<JobOrigin> = {}): JobOrigin => ({
  lane: "bots",
  table,
  payers: [payer],
  awaited: true,
  began: () => undefined,
  ...more,
});

/** A queue whose clock and thread are turned by hand. Jobs are named. */
function byHand() {
  let now = 0;
  const started: string[] = [];
  const hurried: string[] = [];
  let end: () => void = () => undefined;
  const queue = new BotQueue<string, string>({
    threads: 1,
    now: () => now,
    start(name) {
      started.push(name);
      const answer = new Promise<string>((done) => (end = () => done(name)));
      return { answer, hurry: () => void hurried.push(name) };
    },
  });
  /** The job that runs ends after so many milliseconds. */
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    end();
    await new Promise(setImmediate);
  };
  return { queue, started, hurried, pass };
}

test("addresses take turns, however many tables they have, and so do tables of one address", async () => {
  const { queue, started, pass } = byHand();
  for (const table of ["a1", "a2", "a3"]) void queue.think(table, ask(table, "A"));
  void queue.think("a1 again", ask("a1", "A"));
  for (const name of ["b1", "b1 again"]) void queue.think(name, ask("b1", "B"));
  for (let i = 0; i < 6; i++) await pass(100);
  expect(started.slice(0, 5)).toEqual(["a1", "b1", "a2", "b1 again", "a3"]);
});

test("who is beyond their quota waits behind those within it, and is cut short for them", async () => {
  const { queue, started, hurried, pass } = byHand();
  for (let i = 0; i < 5; i++) {
    void queue.think(`a${i}`, ask(`a${i}`, "A"));
    await pass(1_000);
  }
  void queue.think("greedy", ask("a9", "A"));
  expect(hurried).toEqual([]);
  void queue.think("thrifty", ask("b", "B"));
  expect(hurried).toEqual(["greedy"]);
  void queue.think("greedy too", ask("a8", "A"));
  await pass(1);
  expect(started.at(-1)).toBe("thrifty");
  // What was used fades, and with it what it costs.
  await pass(60_000);
  void queue.think("poor by now", ask("b", "B"));
  expect(hurried).toEqual(["greedy"]);
});

test("whoever shares a table with somebody beyond their quota pays, and is served", async () => {
  const { queue, started, pass } = byHand();
  void queue.think("first", ask("a", "A"));
  await pass(10_000);
  void queue.think("running", ask("x", "X"));
  void queue.think("greedy", ask("b", "A"));
  void queue.think("shared", ask("c", "A", { payers: ["A", "B"] }));
  await pass(10);
  expect(started.at(-1)).toBe("shared");
});

test("nobody waits for ever: one start in eight is for whoever has waited longest", async () => {
  const { queue, started, pass } = byHand();
  void queue.think("first", ask("p", "P"));
  void queue.think("bots alone", ask("q", "Q", { awaited: false }));
  for (let i = 0; i < 20; i++) void queue.think(`person ${i}`, ask(`t${i}`, `P${i}`));
  for (let i = 0; i < 9; i++) await pass(1);
  expect(started).toContain("bots alone");
});

test("a table has so many hints waiting and no more; what waits at the end gets none", async () => {
  const { queue } = byHand();
  void queue.think("running", ask("a", "A", { lane: "hints" }));
  const taken = Array.from({ length: 16 }, (_, i) => queue.think(`${i}`, ask("a", "A", { lane: "hints" })));
  expect(await queue.think("too many", ask("a", "A", { lane: "hints" }))).toBeNull();
  queue.close();
  expect(await Promise.all(taken)).toEqual(taken.map(() => null));
  expect(await queue.think("late", ask("a", "A"))).toBeNull();
});

test("usage that has faded is forgotten", () => {
  const usages = new Usages();
  for (let i = 0; i < 1_000; i++) usages.of(`address ${i}`).add(10, i);
  const busy = usages.of("address 5");
  usages.sweep(10 * 60_000, () => [busy]);
  expect(usages.size).toBe(1);
});

test("a thread that is needed answers with what it has, long before its time", { timeout: 300_000 }, async () => {
  const hurried: string[] = [];
  const figures: QueueMetrics = {
    waiting: () => undefined,
    waited: () => undefined,
    used: () => undefined,
    hurried: (lane) => hurried.push(lane),
    refused: () => undefined,
  };
  const pool = openPool({ threads: 1, failed: () => undefined, grace: 120_000, figures });
  onTestFinished(() => pool.close());
  const long = thoughtOf(5, { level: "legend", budget: 1e9 });
  const began = Promise.withResolvers<void>();
  const slow = pool.think(long, ask("a", "A", { awaited: false, began: () => began.resolve() }));
  await began.promise;
  expect(await pool.think(thoughtOf(6), ask("b", "B"))).not.toBeNull();
  expect(hurried).toEqual(["bots"]);
  expect(await slow).not.toBeNull();
});

import { colt } from "@trestle/games/colt/engine";
import { isLogFault, readLog, replayLog } from "@trestle/kernel";
import { expect, onTestFinished, test } from "vitest";
import { openPool, type BotPool } from "../src/bots/pool.ts";
import type { JobOrigin } from "../src/bots/queue.ts";
import { think } from "../src/bots/think.ts";
import { openServer, startGame } from "./kit.ts";
import { thoughtOf } from "./thought-kit.ts";

const BAD = new URL("./bad-bot.ts", import.meta.url);
const ANYBODY: JobOrigin = { lane: "bots", table: "t", payers: [], awaited: true, began: () => undefined };

test("a bot thinks as long as it may, and the same thought comes to the same answer", () => {
  const legend = { level: "legend", budget: 1e9 };
  const first = think(thoughtOf(5, legend), () => 0);
  expect(think(thoughtOf(5, legend), () => 0)).toEqual(first);
  const old = think(thoughtOf(5, { level: "sensible" }), () => 0);
  expect(old).toEqual(think(thoughtOf(5, { level: "gunslinger" }), () => 0));
});

test(
  "a bot that crashes, hangs or ends its thread gives no answer, and the next one is served",
  { timeout: 300_000 },
  async () => {
    const failed: string[] = [];
    const pool = openPool({ threads: 1, worker: BAD, grace: 8_000, failed: (reason) => failed.push(reason) });
    onTestFinished(() => pool.close());
    // A busy machine may need longer to start a thread than a bot has: a good one is asked until it answers.
    const answers = async (): Promise<void> => {
      while ((await pool.think(thoughtOf(5), ANYBODY)) === null);
    };
    await answers();
    for (const seed of [1, 2, 3]) {
      expect(await pool.think(thoughtOf(seed), ANYBODY)).toBeNull();
      await answers();
    }
    expect(failed).toContain("hang");
    expect(failed).toContain("crash");
  },
);

test("bots of the real pool play a whole game with somebody", { timeout: 300_000 }, async () => {
  const failed: string[] = [];
  const pool = openPool({ threads: 1, grace: 120_000, failed: (reason) => failed.push(reason) });
  const server = await openServer({ botBudget: 20 }, { botPool: pool });
  const { ann } = await startGame(server, { level: "gunslinger" });
  await ann.play();
  expect([ann.over, failed]).toEqual([true, []]);
});

test("where every bot fails or cheats, what an expired clock would play is played", { timeout: 300_000 }, async () => {
  const nobody: BotPool = { think: () => Promise.resolve(null), close: () => Promise.resolve() };
  const cheat: BotPool = { ...nobody, think: () => Promise.resolve({ move: { t: "cheat" }, iterations: 9 }) };
  const broken: BotPool = { ...nobody, think: () => Promise.reject(new Error("no threads left")) };
  for (const botPool of [nobody, cheat, broken]) {
    const server = await openServer({}, { botPool });
    const { made, ann } = await startGame(server);
    await ann.play();
    const { lines } = (await server.store.read(made.table))!;
    expect(lines.some((line) => line.includes('"by":"bot"') && !line.includes("cheat"))).toBe(true);
    expect(lines.some((line) => line.includes("cheat"))).toBe(false);
  }
});

test("a Legend advises over the wire, at the pace that one may ask, and bots' reasons stand in the log", async () => {
  const server = await openServer({ rates: 1 });
  const { made, ann } = await startGame(server, { level: "gunslinger" });
  await ann.until(() => ann.owed().length > 0);
  const { d, moves } = ann.owed()[0]!;
  const asked = await ann.ask({ t: "hint", seat: 0, d });
  if (asked.t !== "hints") throw new Error(JSON.stringify(asked));
  expect(asked.list.length).toBeGreaterThan(0);
  for (const { move } of asked.list) expect(moves).toContainEqual(move);
  let rule = "";
  while (rule !== "SERVER-RATE-1") rule = await ann.rule({ t: "hint", seat: 0, d });
  await ann.play();
  const { lines } = (await server.store.read(made.table))!;
  const n = lines.findIndex((line) => line.includes('"by":"bot"') && line.includes('"why":'));
  expect(await ann.ask({ t: "reason", n })).toMatchObject({ t: "reason", n });
  const log = readLog(`${lines.join("\n")}\n`);
  if (isLogFault(log)) throw new Error(log.reason);
  expect(replayLog(colt, log, null)).toMatchObject({ hash: log.end!.hash });
});

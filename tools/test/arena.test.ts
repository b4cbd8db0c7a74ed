import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { arena } from "../src/arena.ts";
import { newTally, playMatch, type Wish } from "../src/arena/match.ts";
import { resultOf } from "../src/arena/result.ts";
import { findGame } from "../src/registry.ts";
import { lastLine, run, spawned } from "./run-tool.ts";

const PATIENCE = { timeout: 600_000 };

/** A small match in this thread. */
function match(more: Partial<Wish>, games: number) {
  const wish: Wish = {
    game: "colt",
    edition: null,
    options: [{}],
    seats: 5,
    hero: "gunslinger",
    others: "random",
    baseline: null,
    temper: "even",
    iterations: null,
    seed: "sample",
    ...more,
  };
  const e = findGame(wish.game)!;
  const tally = newTally();
  for (let i = 0; i < games; i++) playMatch(e, wish, i, tally);
  return resultOf(wish, tally, { iterations: 0, seconds: 1, team: wish.game === "heist" });
}

test("the arena's last line is one object with all its figures, and a ladder lies beside it", PATIENCE, () => {
  const dir = mkdtempSync(join(tmpdir(), "trestle-arena-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const args = ["colt", "--games", "10", "--hero", "gunslinger", "--others", "greedy", "--out", dir, "--json"];
  const result = lastLine(spawned("arena", args).out);
  for (const key of "game seats games hero others wins winRate wilson fairShare iterations".split(" "))
    expect(result).toHaveProperty(key);
  for (const key of "decisionsPerSecond msMean msP99 illegal fallbacks".split(" ")) expect(result).toHaveProperty(key);
  expect(result).toMatchObject({ game: "colt", seats: 5, games: 10, illegal: 0, fallbacks: 0, fairShare: 0.2 });
  expect(readdirSync(dir).sort()).toEqual(["colt-5-gunslinger-greedy.json", "colt.svg"]);
});

test("wrong words are told in a sentence", async () => {
  const { status, err } = await run(arena, ["colt", "--hero", "cheat"]);
  expect([status, err.split("\n")[0]]).toEqual([2, expect.stringMatching(/--hero wants one of greenhorn, /)]);
});

test("each level of Colt wins far more than its share against something simpler", PATIENCE, () => {
  const below = match({ hero: "gunslinger", others: "greenhorn" }, 60);
  expect(below.winRate).toBeGreaterThan(0.3);
  const above = match({ hero: "legend", others: "greedy", iterations: 800 }, 30);
  expect(above.winRate).toBeGreaterThan(0.3);
  expect([below.illegal, above.illegal, below.fallbacks, above.fallbacks]).toEqual([0, 0, 0, 0]);
});

test("in BANG! everybody is counted by role, and a lift is measured on the same deals", PATIENCE, () => {
  const same = match({ game: "bang", hero: "gunslinger", others: "greenhorn", baseline: "gunslinger" }, 10);
  expect(same.lift).toMatchObject({ mean: 0 });
  expect(Object.keys(same.roles!).sort()).toEqual(["deputy", "outlaw", "renegade", "sheriff"]);
  expect([same.illegal, same.fallbacks]).toEqual([0, 0]);
});

test("teams of Train Heist win more often the better they are", PATIENCE, () => {
  const options = [{ goal: 10 }];
  const green = match({ game: "heist", seats: 2, options, hero: "greenhorn", others: "greenhorn" }, 8);
  const good = match({ game: "heist", seats: 2, options, hero: "gunslinger", others: "gunslinger" }, 8);
  expect(good.winRate).toBeGreaterThan(green.winRate);
  expect(good.goals).toHaveProperty("goal 10");
  expect([green.illegal, good.illegal, green.fallbacks, good.fallbacks]).toEqual([0, 0, 0, 0]);
});

test("a temper is measured against the same player without one", PATIENCE, () => {
  const alike = { hero: "gunslinger", others: "gunslinger", baseline: "gunslinger", seats: 3 };
  expect(match({ ...alike, temper: "bold" }, 60).lift?.half).toBeGreaterThan(0);
});

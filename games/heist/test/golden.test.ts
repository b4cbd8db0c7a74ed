import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sha256Text } from "@trestle/kernel";
import { golden, perft } from "@trestle/testkit";
import { en } from "../text/en.ts";
import { configOf, heist } from "./dsl.ts";

const folder = new URL("golden/", import.meta.url);
const logs = readdirSync(folder).filter((name) => name.endsWith(".log.jsonl"));

describe("games that must replay for ever", () => {
  for (const name of logs) golden(heist, en, new URL(name, folder).pathname);
});

describe("counts of decision trees", () => {
  it.each([
    [{ first: 1 }, 4, [33, 587, 7902]],
    [{ first: 1, mode: "versus" }, 2, [17, 249, 2183]],
    [{ first: 1, solo: 3 }, 1, [28, 542, 6933]],
  ])("%j, %i seats: %j", (options, seats, counts) => {
    const config = configOf(options);
    const s = heist.setup({ config, seats, seed: sha256Text("perft"), rules: 1 }, null);
    expect(perft(heist, s, counts.length)).toEqual(counts);
  });
});

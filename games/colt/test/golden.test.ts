import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isLogFault, isRefusal, readLog, replayLog, sha256Text } from "@trestle/kernel";
import { golden, perft } from "@trestle/testkit";
import { colt } from "../engine/index.ts";
import { en } from "../text/en.ts";
import { drawPicture } from "./picture.ts";

const folder = new URL("golden/", import.meta.url);
const logs = readdirSync(folder).filter((name) => name.endsWith(".log.jsonl"));

describe("games that must replay for ever", () => {
  for (const name of logs) golden(colt, en, new URL(name, folder).pathname);
});

it("[COLT-EX-1] T83 the worked example is a golden replay, with its own cars and first player", () => {
  const log = readLog(readFileSync(new URL("worked-example.log.jsonl", folder), "utf8"));
  if (isLogFault(log)) throw new Error(log.reason);
  const pictures: string[] = [];
  const run = replayLog(colt, log, (_entry, _events, s) => pictures.push(drawPicture(s)));
  expect(isLogFault(run)).toBe(false);
  expect(pictures[0]).toBe("C5[] C4[Belle>] C3[Doc>] C2[Mei<] C1[Tuco<] L[]");
  expect(pictures[4]).toBe("C4[] C3[^Belle> Mei<] C2[] C1[Tuco<] L[]");
});

describe("counts of decision trees", () => {
  it.each([
    [{}, [24, 576]],
    [{ reflex: true }, [60, 3600]],
    [{ reflex: true, horse: true }, [120, 14_400]],
  ])("%j: %j", (options, counts) => {
    const config = colt.parseConfig(options);
    if (isRefusal(config)) throw new Error(config.rule);
    const s = colt.setup({ config, seats: 3, seed: sha256Text("perft"), rules: 1 }, null);
    expect(perft(colt, s, counts.length)).toEqual(counts);
  });

  it("a whole round of three players from a fixed deal", () => {
    const config = colt.parseConfig({});
    if (isRefusal(config)) throw new Error(config.rule);
    const s = colt.setup({ config, seats: 3, seed: sha256Text("perft"), rules: 1 }, null);
    expect(perft(colt, s, 4)).toMatchInlineSnapshot(`
      [
        24,
        576,
        13824,
        325968,
      ]
    `);
  });
});

import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isLogFault, readLog, replayLog, type Game } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import { PROPERTIES, runConformance, sentence } from "../src/index.ts";
import { beads, pieces, type Beads, type State } from "./beads.ts";
import { BROKEN } from "./broken.ts";

const logDir = mkdtempSync(join(tmpdir(), "trestle-broken-"));
const opts = {
  starts: [{ config: {}, seats: 3 }],
  games: 6,
  seed: 100,
  maxMoves: 60,
  pieces,
  hidingEvery: 1,
  free: 0.3,
  logDir,
};

describe("a broken game is found out", () => {
  it.each(BROKEN)("$property: $how", ({ property, game, also }) => {
    const found = runConformance(game, opts).map((f) => f.property);
    expect(found.sort()).toEqual([property, ...also].sort());
  });

  it("has a broken game for every property", () => {
    expect([...new Set(BROKEN.map((b) => b.property))].sort()).toEqual(Object.keys(PROPERTIES).sort());
  });

  it("names the seed and writes a log that replays up to the failure", () => {
    const { game } = BROKEN.find((b) => b.property === "slots")!;
    const [failure] = runConformance(game, opts);
    expect(sentence(failure!)).toMatch(/^slots, seed \d+, after \d+ moves: /);
    const log = readLog(readFileSync(failure!.log!, "utf8"));
    if (isLogFault(log)) return expect.fail(log.reason);
    expect(log.end?.outcome).toBeNull();
    expect(replayLog(game, log, null)).toMatchObject({ hash: log.end?.hash, moves: log.entries.length });
    const again = runConformance(game, { ...opts, games: 1, seed: failure!.seed });
    expect(again[0]?.property).toBe("slots");
  });

  it("survives a game that cannot even be set up", () => {
    const setup = (): State => {
      throw new Error("no table");
    };
    const game: Game<Beads> = { ...beads, setup };
    expect(runConformance(game, opts)).toMatchObject([{ property: "plays", log: null }]);
  });
});

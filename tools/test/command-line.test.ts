import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { play } from "../src/play.ts";
import { replay } from "../src/replay.ts";
import { rules } from "../src/rules.ts";
import { sim } from "../src/sim.ts";
import { lastLine, run, spawned } from "./run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "trestle-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("as programs", () => {
  const log = join(folder, "program.jsonl");

  it.each<[string, string[], number, string]>([
    ["play", ["colt", "--seats", "3", "--seed", "5", "--watch", "--log", log], 0, "The log is in"],
    ["replay", [log, "--json"], 0, '"ok":true'],
    ["verify", [log], 0, "This shows only that the log replays."],
    ["sim", ["colt", "--games", "1"], 0, "Colt Super Express"],
    ["arena", ["colt", "--help"], 0, "Measures bots"],
    ["rules", [], 0, "rules"],
    ["sim", ["poker"], 2, ""],
  ])("%s", (tool, args, status, words) => {
    const r = spawned(tool, args);
    expect(r.status).toBe(status);
    expect(r.out).toContain(words);
    expect(r.err === "").toBe(status === 0);
  });
});

describe("sim", () => {
  it("closes with one JSON object that has all its figures, and plays the same games for the same seed", async () => {
    const args = ["colt", "--seats", "5", "--games", "300", "--seed", "1", "--json"];
    const first = lastLine((await run(sim, args)).out);
    expect(first).toMatchObject({ game: "colt", seats: 5, games: 300, deadEnds: 0 });
    for (const key of ["perSecond", "perCpuSecond", "decisionsPerSecond", "meanDecisions"])
      expect(first[key]).toBeGreaterThan(0);
    const outcomes = first["outcomes"] as Record<string, number>;
    expect(Object.values(outcomes).reduce((a, b) => a + b)).toBe(300);
    expect(lastLine((await run(sim, args)).out)["outcomes"]).toEqual(outcomes);
  });

  it("writes logs that replay, of the very games it plays without logs", async () => {
    const dir = join(folder, "logs");
    const common = [
      "colt",
      "--seats",
      "4",
      "--games",
      "12",
      "--seed",
      "x",
      "--options",
      '{"reflex":true,"horse":true}',
      "--json",
    ];
    const logged = lastLine((await run(sim, [...common, "--log", dir])).out);
    expect(lastLine((await run(sim, common)).out)["outcomes"]).toEqual(logged["outcomes"]);
    const files = readdirSync(dir);
    expect(files).toHaveLength(12);
    const replayed = await run(replay, [join(dir, files[0]!), "--json"]);
    expect(replayed.status).toBe(0);
    expect(lastLine(replayed.out)).toMatchObject({ ok: true });
    expect((await run(replay, [join(dir, files[0]!)])).out).toContain("board a train of 5 cars");
  });

  it.each([
    [["colt", "--seats", "9"], "3 to 7 players"],
    [["colt", "--options", "{"], "JSON object"],
    [["colt", "--options", '{"reflx":true}'], "KERNEL-OPT-2"],
    [["colt", "--options", '{"horseRescue":"lastChance"}'], "KERNEL-OPT-4"],
    [["colt", "--games", "many"], "whole number"],
    [["colt", "--gmes", "3"], "no option --gmes"],
    [["poker"], 'no game "poker"'],
    [[], "which game?"],
    [["colt", "duel"], 'what is "duel"?'],
  ])("explains a wrong call: %j", async (args, words) => {
    const r = await run(sim, args);
    expect(r.status).toBe(2);
    expect(r.err).toContain(words);
    expect(r.err).not.toContain("    at ");
  });

  it("has a help text with the game's own options", async () => {
    const r = await run(sim, ["--help"]);
    expect(r.status).toBe(0);
    for (const word of ["--seats", "--options", "stunnedShots", "COLT-OPT-1"]) expect(r.out).toContain(word);
  });
});

describe("replay", () => {
  it("refuses a changed log with its line and the reason", async () => {
    const dir = join(folder, "tampered");
    await run(sim, ["colt", "--games", "1", "--log", dir]);
    const file = join(dir, readdirSync(dir)[0]!);
    const lines = readFileSync(file, "utf8").split("\n");
    lines[7] = lines[7]!.replace('"cards":[', '"cards":[5,');
    writeFileSync(file, lines.join("\n"));
    const r = await run(replay, [file]);
    expect(r.status).toBe(1);
    expect(r.err).toContain("line 8");
    expect(lastLine((await run(replay, [file, "--json"])).out)).toMatchObject({ ok: false, line: 8 });
  });

  it("says what is wrong with a file that is no log, or no file", async () => {
    const file = join(folder, "foreign.jsonl");
    writeFileSync(file, '{"hello":1}\n');
    expect((await run(replay, [file])).err).toContain("not a Trestle log");
    expect((await run(replay, [join(folder, "none")])).err).toContain("cannot be read");
    expect((await run(replay, [])).status).toBe(2);
  });
});

describe("play", () => {
  const game = ["colt", "--seats", "3", "--seed", "5"];

  it("is played to the end by typed lines, and its log replays", async () => {
    const file = join(folder, "mine.jsonl");
    const r = await run(play, [...game, "--log", file], "1 3 4\n\n\n".repeat(8));
    expect(r.status).toBe(0);
    expect(r.out).toMatch(/wins?[.!]|share the win/);
    expect(lastLine((await run(replay, [file, "--json"])).out)).toMatchObject({ ok: true });
  });

  it("explains what is greyed with its rule, shows rules, the table in sentences and a hint", async () => {
    const r = await run(play, game, "?5\n1\n?1\n1\n? colt-fire-4\n? x\nb\nh\nq\n");
    expect(r.out).toContain("Reflex is not in this game's hands");
    expect(r.out).toContain("Flip is there twice");
    expect(r.out).toContain("[COLT-SCHEME-2]");
    expect(r.out).toContain("COLT-FIRE-4: Stunned bandits are neither hit nor in the way");
    expect(r.out).toContain("faces the engine");
    expect(r.out).toContain("A Legend would choose");
    expect(r.out).toContain("You left the table");
  });

  it("lets a programme be taken back while others think", async () => {
    const r = await run(play, game, "1 2 3\n\nu\n1 3 4\n\n\nq\n");
    expect(r.out).toContain("takes the programme back");
  });

  it("asks the bots for their reasons once the cards are on the table, and chooses them by level and temper", async () => {
    const r = await run(play, [...game, "--level", "legend", "--temper", "bold"], "why\n1 3 4\n\n\ny\nq\n");
    expect(r.out).toContain("No bot has made a move yet.");
    expect(r.out).toMatch(/(Ada|Hank): \w.*\./);
    expect((await run(play, [...game, "--level", "sheriff"])).err).toContain("greenhorn, gunslinger, legend");
  });

  it("tells nobody what the bots have planned", async () => {
    const r = await run(play, game, "1 3 4\n\n\nq\n");
    expect(r.out).toMatch(/Belle is ready: Flip, Change Floor, Fire\./);
    expect(r.out).not.toMatch(/(Cheyenne|Django) is ready:/);
  });

  it("BANG! is played to the end by typed lines, and its log replays", async () => {
    const file = join(folder, "bang.jsonl");
    const r = await run(play, ["bang", "--seats", "4", "--seed", "3", "--log", file], "1\n\n".repeat(400));
    expect(r.status).toBe(0);
    expect(r.out).toMatch(/wins?! .*was the Sheriff/s);
    expect(r.out).toContain("Your hand:");
    expect(r.out).toMatch(/distance 2 = 1 \+ 1 theirs/);
    expect(lastLine((await run(replay, [file, "--json"])).out)).toMatchObject({ ok: true });
  });

  it("says of BANG!'s cards what they do, and of greyed ones why not", async () => {
    const r = await run(play, ["bang", "--seed", "3"], "?3\n?2\n? ghost car\nb\nh\nq\n");
    expect(r.out).toContain("Next Stop 2♦. No:");
    expect(r.out).toContain("Ghost Car (Railcar, permanent): For any player but the Sheriff");
    expect(r.out).toMatch(/Slab the Killer, the Sheriff: \d of 5 life points/);
    expect(r.out).toContain("A Legend would choose: ");
  });

  it("shows BANG! as a story to somebody who only watches, and no hidden card", async () => {
    const r = await run(play, ["bang", "--seats", "4", "--watch", "--seed", "3"]);
    expect(r.status).toBe(0);
    expect(r.out).toMatch(/Train .*\[Sleeper Car\] +Ironhorse ▶/);
    expect(r.out).toMatch(/Ada draws 2 cards\. \[BANG-TURN-4\]/);
    expect(r.out).not.toContain("Your hand");
  });
});

describe("rules", () => {
  it("reports per game what is in the book, cited by stories, cited in code and missing", async () => {
    const r = lastLine((await run(rules, ["--json"])).out) as { games: Record<string, unknown>[]; missing: number };
    expect(r.missing).toBe(0);
    expect(r.games[0]).toMatchObject({ game: "colt", missingStories: [], unknown: [] });
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { heist, ours } from "@trestle/games/heist/engine";
import { hashOf } from "@trestle/kernel";
import { play } from "../src/play.ts";
import { replay } from "../src/replay.ts";
import { sim } from "../src/sim.ts";
import { lastLine, run } from "./run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "trestle-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The house's own edition with other names, one more Bag and a longer mission. */
const changed = {
  ...ours,
  id: "attic",
  name: "The Box from the Attic",
  tiles: ours.tiles.map((t, i) => (i === 0 ? { ...t, name: "Grandmother Goose" } : t)),
  wanted: ours.wanted.map((w) => (w.id === "mustang" ? { ...w, mission: { ...w.mission, n: 6 } } : w)),
};

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const headerOf = (log: string) =>
  JSON.parse(readFileSync(log, "utf8").split("\n")[0]!) as {
    edition: { hash: string; file?: unknown };
    config: { edition: string };
  };

/** One random game with an edition; its log. */
async function logOf(name: string, edition: string[]): Promise<string> {
  const dir = join(folder, name);
  const r = await run(sim, ["heist", "--seats", "2", "--games", "1", "--log", dir, ...edition]);
  expect(r.err).toBe("");
  return join(dir, readdirSync(dir)[0]!);
}

describe("--edition", () => {
  const attic = file("attic.json", changed);

  it("our own edition is named in the log, not carried", async () => {
    const log = await logOf("ours", []);
    expect(headerOf(log).edition).toEqual({ hash: heist.hash });
    expect(lastLine((await run(replay, [log, "--json"])).out)).toMatchObject({ ok: true });
    const given = await logOf("ours as a file", ["--edition", file("ours.json", ours)]);
    expect(headerOf(given).edition).toEqual({ hash: heist.hash });
  });

  it("another one plays, goes with its log, and is replayed from it", async () => {
    const log = await logOf("attic", ["--edition", attic]);
    const { edition, config } = headerOf(log);
    expect(edition).toEqual({ hash: hashOf(changed), file: changed });
    expect(config.edition).toBe(hashOf(changed));
    expect(lastLine((await run(replay, [log, "--json"])).out)).toMatchObject({ ok: true });
    expect(lastLine((await run(replay, [log, "--edition", attic, "--json"])).out)).toMatchObject({ ok: true });
  });

  it("is played in the terminal under its own names", async () => {
    const log = join(folder, "watched.jsonl");
    const args = ["heist", "--watch", "--seats", "2", "--seed", "2", "--edition", attic, "--log", log];
    const r = await run(play, args);
    expect(r.status).toBe(0);
    expect(headerOf(log).edition.hash).toBe(hashOf(changed));
    expect((await run(replay, [log])).out + r.out).toContain("Grandmother Goose");
  });

  it("says so when the log was played with another one", async () => {
    const r = await run(replay, [await logOf("mine", []), "--edition", attic]);
    expect(r.status).toBe(2);
    expect(r.err).toContain(heist.hash.slice(0, 12));
    expect(r.err).toContain(hashOf(changed).slice(0, 12));
  });

  it.each([
    ["not JSON", "{", "it is not JSON"],
    ["no edition", { hello: 1 }, "at hello: unknown field"],
    ["a card short", { ...ours, poker: ours.poker.slice(1) }, "at poker"],
    [
      "a one-way door",
      {
        ...ours,
        mainMap: {
          ...ours.mainMap,
          spaces: ours.mainMap.spaces.map((s) => (s.id === "canyon" ? { ...s, adjacent: s.adjacent.slice(1) } : s)),
        },
      },
      "at mainMap.spaces",
    ],
  ])("refuses a broken file with the place and the reason: %s", async (name, content, words) => {
    const path = file(`${name}.json`, content);
    for (const tool of [sim, play]) {
      const r = await run(tool, ["heist", "--edition", path]);
      expect(r.status).toBe(2);
      expect(r.err).toContain(words);
      expect(r.err).not.toContain("    at ");
    }
  });

  it("refuses a file that is not there, and a game that has no editions", async () => {
    expect((await run(sim, ["heist", "--edition", join(folder, "none.json")])).err).toContain(
      "cannot be read (ENOENT)",
    );
    const r = await run(sim, ["colt", "--edition", attic]);
    expect(r.status).toBe(2);
    expect(r.err).toContain("Colt Super Express has but one edition");
  });
});

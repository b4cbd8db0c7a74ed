import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { heist, ours } from "@trestle/games/heist/engine";
import { hashOf } from "@trestle/kernel";

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

function run(tool: string, args: string[], input = "") {
  const path = fileURLToPath(new URL(`../src/${tool}.ts`, import.meta.url));
  const env = { ...process.env, NO_COLOR: "1" };
  const r = spawnSync(process.execPath, [path, ...args], { encoding: "utf8", input, env });
  return { status: r.status, out: r.stdout, err: r.stderr };
}
const lastLine = (text: string): Record<string, unknown> =>
  JSON.parse(text.trimEnd().split("\n").at(-1)!) as Record<string, unknown>;
const headerOf = (log: string) =>
  JSON.parse(readFileSync(log, "utf8").split("\n")[0]!) as {
    edition: { hash: string; file?: unknown };
    config: { edition: string };
  };

/** One random game with an edition; its log. */
function logOf(name: string, edition: string[]): string {
  const dir = join(folder, name);
  const r = run("sim", ["heist", "--seats", "2", "--games", "1", "--log", dir, ...edition]);
  expect(r.err).toBe("");
  return join(dir, readdirSync(dir)[0]!);
}

describe("--edition", () => {
  const attic = file("attic.json", changed);

  it("our own edition is named in the log, not carried", () => {
    const log = logOf("ours", []);
    expect(headerOf(log).edition).toEqual({ hash: heist.hash });
    expect(lastLine(run("replay", [log, "--json"]).out)).toMatchObject({ ok: true });
    const given = logOf("ours as a file", ["--edition", file("ours.json", ours)]);
    expect(headerOf(given).edition).toEqual({ hash: heist.hash });
  });

  it("another one plays, goes with its log, and is replayed from it", () => {
    const log = logOf("attic", ["--edition", attic]);
    const { edition, config } = headerOf(log);
    expect(edition).toEqual({ hash: hashOf(changed), file: changed });
    expect(config.edition).toBe(hashOf(changed));
    expect(lastLine(run("replay", [log, "--json"]).out)).toMatchObject({ ok: true });
    expect(lastLine(run("replay", [log, "--edition", attic, "--json"]).out)).toMatchObject({ ok: true });
  });

  it("is played in the terminal under its own names", () => {
    const log = join(folder, "watched.jsonl");
    const args = ["heist", "--watch", "--seats", "2", "--seed", "2", "--edition", attic, "--log", log];
    const r = run("play", args);
    expect(r.status).toBe(0);
    expect(headerOf(log).edition.hash).toBe(hashOf(changed));
    expect(run("replay", [log]).out + r.out).toContain("Grandmother Goose");
  });

  it("says so when the log was played with another one", () => {
    const r = run("replay", [logOf("mine", []), "--edition", attic]);
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
  ])("refuses a broken file with the place and the reason: %s", (name, content, words) => {
    const path = file(`${name}.json`, content);
    for (const tool of ["sim", "play"]) {
      const r = run(tool, ["heist", "--edition", path]);
      expect(r.status).toBe(2);
      expect(r.err).toContain(words);
      expect(r.err).not.toContain("    at ");
    }
  });

  it("refuses a file that is not there, and a game that has no editions", () => {
    expect(run("sim", ["heist", "--edition", join(folder, "none.json")]).err).toContain("cannot be read (ENOENT)");
    const r = run("sim", ["colt", "--edition", attic]);
    expect(r.status).toBe(2);
    expect(r.err).toContain("Colt Super Express has but one edition");
  });
});

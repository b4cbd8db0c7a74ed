import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { below, chacha, readLog, seedOf, sha256Text, word, type LogHeader } from "@trestle/kernel";
import { openingFrom, openingOf } from "./opening.ts";
import { forged, tableLog, type Closed, type TableLog, type TableWish } from "./table-log.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SCRIPT = join(ROOT, "examples/check_deal.py");
const folder = mkdtempSync(join(tmpdir(), "trestle-check-deal-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const r = spawnSync(process.env["PYTHON"] ?? "python3", [SCRIPT, ...args], {
    encoding: "utf8",
    env: { ...process.env, PYTHONUTF8: "1" },
  });
  if (r.error !== undefined)
    throw new Error(`python3 cannot be started: install it, or set PYTHON (${r.error.message})`);
  return { status: r.status, out: r.stdout, err: r.stderr };
}
function check(text: string) {
  const file = join(folder, "game.log");
  writeFileSync(file, text);
  return run(file);
}
/** What it must say of this log: everything here is the kernel's and the engine's word. */
function expected(text: string): string {
  const log = readLog(text) as Closed;
  const { header, end } = log;
  const parts = end.parts.flatMap((part, seat) =>
    part !== null || typeof header.deal?.seats[seat]?.commitment === "string"
      ? [`part of seat ${seat}: ${part ?? "MISSING"}`]
      : [],
  );
  const lines = [
    `${log.entries.length + 2} lines, ${labelOf(header)}, attempt ${header.deal?.attempt ?? 1}`,
    `commitment: ${header.commitment}`,
    ...parts,
    `seed: ${seedOf(header, end.secret, end.parts)}`,
    ...openingOf(log),
  ];
  return `${lines.join("\n")}\n`;
}
const labelOf = ({ deal }: LogHeader): string => deal?.label ?? "trestle-deal/1";

describe("examples/check_deal.py", () => {
  it("has at most 200 lines", () => {
    expect(readFileSync(SCRIPT, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(200);
  });

  it.each<TableWish>([
    { game: "colt", seats: 3 },
    { game: "colt", seats: 7, brokenOff: 1, bobIsLate: true },
    { game: "colt", seats: 2, options: { duel: true } },
    { game: "bang", seats: 4 },
    { game: "bang", seats: 3, options: { expansion: false } },
    { game: "bang", seats: 8, options: { characterChoice: 2, customStation: "bang" } },
    { game: "bang", seats: 5, options: { expansion: false, characterChoice: 2 } },
    { game: "heist", seats: 2 },
    { game: "heist", seats: 3, options: { mode: "versus", first: 2 } },
    { game: "heist", seats: 4, options: { mode: "score" } },
    { game: "heist", seats: 1, options: { solo: 3, fewerEvents: 2 } },
  ])("deals what the engine deals: %j", (wish) => {
    const { text } = tableLog(wish);
    expect(check(text)).toEqual({ status: 0, out: expected(text), err: "" });
  });

  it.each(globSync("games/*/test/golden/*.log.jsonl", { cwd: ROOT }))("deals the older deal of %s", (path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    expect(run(join(ROOT, path))).toEqual({ status: 0, out: expected(text), err: "" });
  });

  describe("refuses", () => {
    let honest: TableLog;
    beforeAll(() => {
      honest = tableLog({ game: "colt", seats: 3 });
    });
    const other = sha256Text("better cards");

    it.each<[string, string, (log: Closed) => void]>([
      ["another secret", "another secret than the server committed to", (log) => (log.end.secret = other)],
      ["another secret of the bots", "another secret than", (log) => (log.end.botSecret = other)],
      ["another part", "another part of seat 0", (log) => (log.end.parts[0] = other)],
      ["another attempt", "another part of seat 0", (log) => (log.header.deal!.attempt = 2)],
      [
        "an unknown deal",
        "trestle-deal/3 is not known",
        (log) => Object.assign(log.header.deal!, { label: "trestle-deal/3" }),
      ],
      ["a part too many", "one part of 32 bytes a seat", (log) => void log.end.parts.push(null)],
      ["half a deal", "missing or malformed", (log) => Object.assign(log.header, { deal: null })],
      ["another game", "missing or malformed", (log) => (log.header.game = "poker")],
      ["another format", "trestle-log/1", (log) => Object.assign(log.header, { format: "x" })],
    ])("%s, checks recomputed", (_, reason, change) => {
      const r = check(forged(honest.text, change));
      expect(r.status).toBe(1);
      expect(r.err).toContain(reason);
      expect(r.err).not.toContain("Traceback");
      expect(r.out).toBe("");
    });

    it("every line that was changed, and names it", () => {
      const lines = honest.text.trimEnd().split("\n");
      for (const at of [0, 3, lines.length - 1]) {
        const altered = lines.with(
          at,
          lines[at]!.replace(/\d/, (d) => String((Number(d) + 1) % 10)),
        );
        const r = check(`${altered.join("\n")}\n`);
        expect(r).toMatchObject({ status: 1, out: "" });
        expect(r.err).toContain(`line ${at + 1}: the check does not fit`);
      }
    });

    it("what is no log, or not yet one", () => {
      expect(check(honest.text.slice(0, -1)).err).toContain("cut off");
      expect(check("").err).toContain("empty");
      expect(check("howdy\n").err).toContain("line 1 has no check at its end");
      const open = `${honest.text.trimEnd().split("\n").slice(0, -1).join("\n")}\n`;
      expect(check(open).err).toContain("still sealed");
      expect(run(join(folder, "nowhere")).err).toContain("No such file");
      expect(run().err).toContain("usage:");
    });
  });
});

describe("the test vector of docs/PROTOCOL.md §13", () => {
  const doc = readFileSync(join(ROOT, "docs/PROTOCOL.md"), "utf8");
  const seed = /^seed +([0-9a-f]{64})$/m.exec(doc)![1]!;
  const vector = /### A test vector[^]*?```\n([^]*?)```/.exec(doc)![1]!;

  it("comes with the same lists of components as the script", () => {
    const plain = (text: string): string => text.replaceAll(/\s+/g, " ");
    const lists = [...readFileSync(SCRIPT, "utf8").matchAll(/^[A-Z]+ = "(?:"")?([a-z][^"]+)"/gm)].map((m) => m[1]!);
    expect(lists).toHaveLength(5);
    for (const list of lists) expect(plain(doc)).toContain(plain(list));
  });

  it("is what the kernel and the engines make of the seed", () => {
    expect(doc).toContain(`From the seed of §9, \`${seed}\``);
    expect(vector).toBe(`${vectorOf(seed).join("\n")}\n`);
  });
});

function vectorOf(seed: string): string[] {
  const words = chacha(seed);
  const numbers = chacha(seed);
  const list = (title: string, lines: readonly string[]): string[] => [title, ...lines.map((line) => `  ${line}`)];
  return [
    `words: ${Array.from({ length: 4 }, () => word(words).toString(16).padStart(8, "0")).join(" ")}`,
    `below(6): ${Array.from({ length: 12 }, () => below(numbers, 6)).join(" ")}`,
    ...list("colt, 3 seats", openingFrom("colt", {}, 3, seed)),
    ...list("bang, 4 seats", openingFrom("bang", {}, 4, seed)),
    ...list('bang, 3 seats, "expansion":false', openingFrom("bang", { expansion: false }, 3, seed)),
    ...list("heist, 2 seats", openingFrom("heist", {}, 2, seed)),
    ...list('heist, 3 seats, "mode":"versus"', openingFrom("heist", { mode: "versus" }, 3, seed)),
  ];
}

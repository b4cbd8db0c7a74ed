import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLogFault, readLog, sha256Text, writeLog, type Log } from "@trestle/kernel";

const folder = mkdtempSync(join(tmpdir(), "trestle-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(tool: string, args: string[]) {
  const file = fileURLToPath(new URL(`../src/${tool}.ts`, import.meta.url));
  const r = spawnSync(process.execPath, [file, ...args], { encoding: "utf8" });
  return { status: r.status, out: r.stdout, err: r.stderr };
}

/** The log with something changed and everything sealed anew, as a cheating server would do it. */
function forged(change: (log: Log) => void): { ok: boolean; line?: number; reason?: string } {
  const log = readLog(honest);
  if (isLogFault(log)) throw new Error(log.reason);
  change(log);
  const file = join(folder, "forged.jsonl");
  writeFileSync(file, writeLog(log));
  return JSON.parse(run("verify", [file, "--json"]).out) as { ok: boolean };
}

let honest = "";
let path = "";
beforeAll(() => {
  run("sim", ["colt", "--seats", "4", "--games", "1", "--seed", "verify", "--log", folder]);
  path = join(folder, readdirSync(folder)[0]!);
  honest = readFileSync(path, "utf8");
});

describe("verify", () => {
  it("accepts an honest game", () => {
    const r = run("verify", [path]);
    expect(r.status).toBe(0);
    expect(r.out).toContain("sealed before the first card");
  });

  it("names the first line that was changed", () => {
    const lines = honest.split("\n");
    lines[6] = lines[6]!.replace('"seat":', '"seat": ');
    const file = join(folder, "changed.jsonl");
    writeFileSync(file, lines.join("\n"));
    expect(run("verify", [file]).err).toContain("line 7: this line, or one before it, was changed");
    writeFileSync(file, honest.slice(0, -30));
    expect(run("verify", [file]).err).toContain("cut off");
  });

  it("finds out a server that deals from another secret, another part, another table", () => {
    expect(forged((log) => (log.end!.secret = sha256Text("better cards")))).toMatchObject({
      ok: false,
      reason: expect.stringContaining("promised") as string,
    });
    expect(forged((log) => (log.end!.parts[0] = sha256Text("better cards")))).toMatchObject({ ok: false });
    expect(forged((log) => (log.header.table = "elsewhere"))).toMatchObject({ ok: false });
  });

  it("finds out an illegal move, a move nobody was asked for, another end", () => {
    const at = 4;
    expect(forged((log) => Object.assign(log.entries[at]!, { move: { t: "plan", cards: [1, 1, 1] } }))).toMatchObject({
      ok: false,
      line: at + 2,
      reason: "the move is not legal (COLT-SCHEME-2)",
    });
    expect(forged((log) => Object.assign(log.entries[at]!, { d: 99 }))).toMatchObject({ line: at + 2 });
    expect(forged((log) => (log.end!.outcome!.winners = [3, 2]))).toMatchObject({ reason: "the game ended otherwise" });
    expect(forged((log) => (log.end!.hash = sha256Text("x")))).toMatchObject({
      reason: "the final position is another one",
    });
    expect(forged((log) => void (log.end = null))).toMatchObject({
      reason: expect.stringContaining("still sealed") as string,
    });
  });

  it("tells a player whose part is not in the deal", () => {
    expect(run("verify", [path, "--part", sha256Text("mine")]).err).toContain("your part is not in the deal");
  });
});

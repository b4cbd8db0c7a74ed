import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runSteps } from "./check/run.ts";
import { ROOT } from "./lib/files.ts";

// Everything: checks, unit tests, browser tests. Closes with one plain line that any CI can read.

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const reports = join(ROOT, "node_modules/.cache/trestle");
mkdirSync(reports, { recursive: true });

function runner(command: string, args: string[], report: string, env: Record<string, string>): unknown {
  rmSync(report, { force: true });
  const r = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  try {
    return { status: r.status, body: JSON.parse(readFileSync(report, "utf8")) as unknown };
  } catch {
    return { status: r.status ?? 1, body: null };
  }
}

function unit(): Count {
  const report = join(reports, "vitest.json");
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { status, body } = runner("vitest", args, report, {}) as { status: number; body: VitestReport | null };
  if (body === null) return { passed: 0, failed: 1, skipped: 0 };
  // A file that could not be loaded has failed, though none of its tests has.
  const broken = body.testResults.filter(
    (f) => f.status === "failed" && !f.assertionResults.some((t) => t.status === "failed"),
  );
  const failed = body.numFailedTests + broken.length;
  return {
    passed: body.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: body.numPendingTests,
  };
}

/** The browser tests meet the page as it is built from these sources. */
function page(): Count {
  const r = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], { cwd: ROOT, stdio: "inherit" });
  return r.status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

function browser(): Count {
  const report = join(reports, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ["test", "--reporter=line,json"];
  const { status, body } = runner("playwright", args, report, env) as { status: number; body: PlaywrightReport | null };
  if (body === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = body.stats;
  const failed = unexpected + flaky + body.errors.length;
  return { passed: expected, failed: status !== 0 && failed === 0 ? 1 : failed, skipped };
}

const counts = [{ ...(await runSteps()), skipped: 0 }, unit(), page(), browser()];
const sum = (key: keyof Count): number => counts.reduce((total, c) => total + c[key], 0);
const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}\n`);
if (sum("failed") > 0) process.exitCode = 1;

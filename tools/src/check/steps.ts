import { spawn } from "node:child_process";
import { MANIFESTS } from "@trestle/games";
import { projectFiles, readText, ROOT } from "../lib/files.ts";
import { rulebookFaults } from "../rulebook/rulebook.ts";
import { coverageFaults } from "./coverage.ts";
import { docFaults, namesIn } from "./docs.ts";
import { gameNameFaults } from "./game-names.ts";
import type { Package } from "./graph.ts";
import { houseFaults } from "./house.ts";
import { lockFaults } from "./lock.ts";
import { screenFaults, SCREEN_SOURCE, STAMPS } from "./screens.ts";
import type { Fault, Source } from "./source.ts";

const SOURCE = /\.(?:[mc]?[jt]sx?|json|css|html|svg|ya?ml|sh|webmanifest)$|(^|\/)Dockerfile$/;

/** One thing that is checked: its name, and what is wrong, if anything. */
export interface Step {
  name: string;
  run(): Promise<string | null>;
}

export function steps(): Step[] {
  const files = projectFiles();
  const configs = files.filter((path) => /\/tsconfig(\.\w+)?\.json$/.test(path));
  return [
    ...configs.map((path) =>
      program(`types of ${path.replace(/\/tsconfig\.?(\w*)\.?json$/, " $1").trim()}`, "tsc", ["-p", path]),
    ),
    program("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
    program("format", "oxfmt", ["--check"]),
    program("dead code", "knip", ["--no-progress"]),
    inside("import directions and pure rooms", () => houseFaults(sourcesOf(files, /\.tsx?$/), packagesOf(files))),
    inside("no game named outside games", () =>
      gameNameFaults(
        MANIFESTS.map((m) => m.id),
        sourcesOf(files, SOURCE),
      ),
    ),
    { name: "paths, links and commands in docs", run: async () => told(await checkDocs(files)) },
    inside("pictures as new as what they show", () =>
      screenFaults(sourcesOf(files, SCREEN_SOURCE), files, files.includes(STAMPS) ? readText(STAMPS) : "{}"),
    ),
    inside("a story for every rule", () => coverageFaults(files)),
    inside("rulebooks in docs/rules", () => rulebookFaults()),
    inside("lock file with hashes and without addresses", () => lockFaults(readText("package-lock.json"))),
  ];
}

export function sourcesOf(files: readonly string[], pattern: RegExp): Source[] {
  return files.filter((path) => pattern.test(path)).map((path) => ({ path, text: readText(path) }));
}

/** The workspaces, by their package.json. */
export function packagesOf(files: readonly string[]): Package[] {
  return files
    .filter((path) => /^[^/]+\/package\.json$/.test(path))
    .map((path) => {
      const { name, exports = {} } = JSON.parse(readText(path)) as { name: string; exports?: Record<string, string> };
      return { name, exports, folder: path.split("/")[0]! };
    });
}

function inside(name: string, run: () => (string | Fault)[]): Step {
  return { name, run: () => Promise.resolve(told(run())) };
}

function told(faults: readonly (string | Fault)[]): string | null {
  if (faults.length === 0) return null;
  return faults.map((f) => (typeof f === "string" ? f : `${f.path}:${f.line} ${f.message}`)).join("\n");
}

/** The commands that docs may name are asked for their own help. */
async function checkDocs(files: readonly string[]): Promise<Fault[]> {
  const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
  const [prove = [], bench = [], trestle = []] = await Promise.all(
    ["proofs/prove.ts", "proofs/bench.ts", "server/src/main.ts"].map(async (file) =>
      namesIn((await output("node", [file, "--help"])).text),
    ),
  );
  const known = Object.keys(scripts).map((name) => [name, null] as const);
  const named = { prove, bench, trestle };
  return docFaults(sourcesOf(files, /\.md$/), { files, scripts: { ...Object.fromEntries(known), ...named } });
}

function program(name: string, command: string, args: string[]): Step {
  return {
    name,
    async run() {
      const { code, text } = await output(command, args);
      return code === 0 ? null : text.trim() || `${command} ended with ${code}`;
    },
  };
}

/** Whatever a program prints. */
function output(command: string, args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, shell: process.platform === "win32" });
    let text = "";
    child.stdout.on("data", (data: Buffer) => (text += data.toString()));
    child.stderr.on("data", (data: Buffer) => (text += data.toString()));
    child.on("error", (e) => done({ code: 1, text: `${command} cannot be started: ${e.message}` }));
    child.on("close", (code) => done({ code, text }));
  });
}

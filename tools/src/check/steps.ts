import { spawn } from "node:child_process";
import { MANIFESTS } from "@trestle/games";
import { projectFiles, readText, ROOT } from "../lib/files.ts";
import { rulebookFaults } from "../rulebook/rulebook.ts";
import { coverageFaults } from "./coverage.ts";
import { gameNameFaults } from "./game-names.ts";
import type { Package } from "./graph.ts";
import { houseFaults } from "./house.ts";
import { lockFaults } from "./lock.ts";
import type { Source } from "./source.ts";

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
    inside("import directions and pure rooms", () =>
      houseFaults(sourcesOf(files, /\.tsx?$/), packagesOf(files)).map((f) => `${f.path}:${f.line} ${f.message}`),
    ),
    inside("no game named outside games", () =>
      gameNameFaults(
        MANIFESTS.map((m) => m.id),
        sourcesOf(files, SOURCE),
      ),
    ),
    inside("a story for every rule", () => coverageFaults(files)),
    inside("rulebooks in docs/rules", () => rulebookFaults()),
    inside("lock file with hashes and without addresses", () => lockFaults(readText("package-lock.json"))),
  ];
}

function sourcesOf(files: readonly string[], pattern: RegExp): Source[] {
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

function inside(name: string, run: () => string[]): Step {
  return {
    name,
    run() {
      const faults = run();
      return Promise.resolve(faults.length === 0 ? null : faults.join("\n"));
    },
  };
}

function program(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: () =>
      new Promise((done) => {
        const child = spawn(command, args, { cwd: ROOT, shell: process.platform === "win32" });
        let out = "";
        child.stdout.on("data", (data: Buffer) => (out += data.toString()));
        child.stderr.on("data", (data: Buffer) => (out += data.toString()));
        child.on("error", (e) => done(`${command} cannot be started: ${e.message}`));
        child.on("close", (code) => done(code === 0 ? null : out.trim() || `${command} ended with ${code}`));
      }),
  };
}

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@trestle/tools/lib/files.ts";
import type { Mutant } from "./mutate.ts";

/** A broken rule may make a game run for ever: that is found too. */
const PATIENCE = 120_000;

/** A copy of the games in which one place at a time is broken, and that game's stories are told. */
export class Trial {
  readonly #root = mkdtempSync(join(tmpdir(), "trestle-mutants-"));

  constructor() {
    cpSync(join(ROOT, "games"), join(this.#root, "games"), { recursive: true });
    for (const file of ["package.json", "tsconfig.base.json", "vitest.config.ts"])
      cpSync(join(ROOT, file), join(this.#root, file));
    const installed = join(ROOT, "node_modules");
    const modules = join(this.#root, "node_modules");
    mkdirSync(join(modules, "@trestle"), { recursive: true });
    for (const name of readdirSync(installed))
      if (name !== "@trestle" && name !== ".cache") symlinkSync(join(installed, name), join(modules, name));
    for (const room of readdirSync(join(installed, "@trestle")))
      symlinkSync(join(room === "games" ? this.#root : ROOT, room), join(modules, "@trestle", room));
  }

  /** Whether a story notices. */
  async finds(game: string, mutant: Mutant): Promise<boolean> {
    const file = join(this.#root, mutant.path);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end));
    try {
      return !(await this.holds(game));
    } finally {
      writeFileSync(file, text);
    }
  }

  /** All stories of a game hold. */
  holds(game: string): Promise<boolean> {
    const folder = `games/${game}/test`;
    const stories = readdirSync(join(this.#root, folder))
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\bstory\(/.test(readFileSync(join(this.#root, path), "utf8")));
    const args = ["run", ...stories, "--testNamePattern=\\[[A-Z]+-[A-Z]+-", "--bail=1", "--no-isolate"];
    return new Promise((done) => {
      const child = spawn("vitest", [...args, "--reporter=dot", "--maxWorkers=2", "--testTimeout=20000"], {
        cwd: this.#root,
        stdio: "ignore",
        detached: process.platform !== "win32",
        shell: process.platform === "win32",
      });
      const timer = setTimeout(() => process.kill(-child.pid!, "SIGKILL"), PATIENCE);
      child.on("close", (code) => {
        clearTimeout(timer);
        done(code === 0);
      });
    });
  }

  end(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A copy of this project in a folder of its own, committed, to which a game is added as a newcomer would do it. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), "trestle-copy-"));

  /** Its own scripts and programs, with its own packages. */
  run(file: string, ...args: string[]): string {
    const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };
    return execFileSync(process.execPath, [join(this.root, file), ...args], { cwd: this.root, encoding: "utf8", env });
  }

  constructor() {
    for (const path of git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard"))
      cpSync(join(ROOT, path), join(this.root, path));
    linkPackages(this.root);
    git(this.root, "init", "--quiet");
    git(this.root, "add", "--all");
    git(this.root, "-c", "user.name=copy", "-c", "user.email=copy@example.invalid", "commit", "--quiet", "-m", "copy");
  }

  /** One folder and one line. */
  addGame(from: string, id: string): void {
    cpSync(join(this.root, from), join(this.root, "games", id), { recursive: true });
    const list = join(this.root, "games/index.ts");
    writeFileSync(list, `${readFileSync(list, "utf8")}export { ${id} } from "./${id}/game.ts";\n`);
  }

  /** What git sees of it: `?? games/x/` and the like. */
  changes(): string[] {
    return git(this.root, "status", "--porcelain");
  }

  /** Lines that were added to or removed from files that were there before. */
  changedLines(): string[] {
    return git(this.root, "diff", "--unified=0").filter((line) => /^[+-](?![+-])/.test(line));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Other people's packages as they are installed here; the project's own ones from the copy. */
function linkPackages(root: string): void {
  const installed = join(ROOT, "node_modules");
  const modules = join(root, "node_modules");
  mkdirSync(join(modules, "@trestle"), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== "@trestle" && name !== ".cache") symlinkSync(join(installed, name), join(modules, name));
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { workspaces: string[] };
  for (const room of workspaces) symlinkSync(join(root, room), join(modules, "@trestle", room));
}

function git(cwd: string, ...args: string[]): string[] {
  const out = execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 64 * 1024 ** 2 });
  return out.split("\n").filter((line) => line !== "");
}

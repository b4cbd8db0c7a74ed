import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The project's own files: what git tracks, and what is new and not ignored. From the root, with forward slashes. */
export function projectFiles(): string[] {
  const out = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return [...new Set(out.split("\n"))].filter((path) => path !== "" && existsSync(join(ROOT, path))).sort();
}

export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

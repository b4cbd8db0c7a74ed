import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../lib/files.ts";
import type { Figures, Proof } from "./proof.ts";

/**
 * Games of Colt in a real browser by a player that knows the page by its accessibility tree and acts by keys alone. The
 * player is the page's own test (`web/e2e`), so it is run as a program.
 */
export const ear: Proof = {
  name: "ear",
  about: "20 games in a browser by accessibility tree and keys alone",
  parts: 20,
  run(part) {
    const program = join(ROOT, "web/e2e/ear-run.ts");
    const r = spawnSync(process.execPath, [program, String(part + 1)], { encoding: "utf8", cwd: ROOT });
    if (r.status !== 0) throw new Error(`game ${part + 1}: ${r.stderr}`);
    const figures = JSON.parse(r.stdout.trim().split("\n").at(-1) ?? "{}") as Figures;
    return { games: 1, ...figures };
  },
};

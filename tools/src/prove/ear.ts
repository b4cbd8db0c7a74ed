import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../lib/files.ts";
import type { Figures, Proof } from "./proof.ts";

const GAMES = ["colt", "bang", "heist"] as const;
const EACH = 20;

/**
 * Games in a real browser by a player that knows the page by its accessibility tree and acts by keys alone. The player
 * is the page's own test (`web/e2e`), so it is run as a program.
 */
export const ear: Proof = {
  name: "ear",
  about: `${EACH} games of each in a browser by accessibility tree and keys alone`,
  parts: GAMES.length * EACH,
  run(part) {
    // The games take turns, so that what fails in one of them shows early.
    const game = GAMES[part % GAMES.length] ?? "colt";
    const seed = String(Math.floor(part / GAMES.length) + 1);
    const program = join(ROOT, "web/e2e/ear-run.ts");
    const r = spawnSync(process.execPath, [program, game, seed], { encoding: "utf8", cwd: ROOT });
    if (r.status !== 0) throw new Error(`${game}, game ${seed}: ${r.stderr}`);
    const figures = JSON.parse(r.stdout.trim().split("\n").at(-1) ?? "{}") as Figures;
    return { games: 1, [game]: 1, ...figures };
  },
};

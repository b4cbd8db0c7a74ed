import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "@trestle/tools/lib/files.ts";
import { addFigures, type Figures, type Proof } from "./proof.ts";

/** As the screen reader player calls them: `web/e2e/screen-reader-game.ts`. */
const MODES = ["colt", "bang", "bang-base", "bang-three", "heist-coop", "heist-solo", "heist-versus"] as const;
const EACH = 20;
const AT_ONCE = 2;

const PLAYER = join(ROOT, "web/e2e/screen-reader-run.ts");

async function play(mode: string, seed: number): Promise<Figures> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PLAYER, mode, String(seed)], { cwd: ROOT });
    const figures = JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}") as Figures;
    return { games: 1, [mode]: 1, ...figures };
  } catch (cause) {
    throw new Error(`${mode}, game ${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Games in a real browser by a player that knows the page by its accessibility tree and acts by keys alone. The player
 * is the page's own test (`web/e2e`), so it is run as a program. One part is a game of each mode.
 */
export const screenReader: Proof = {
  name: "screen-reader",
  about: `${EACH} games of each mode in a browser by accessibility tree and keys alone`,
  parts: EACH,
  async run(part) {
    const left: string[] = [...MODES];
    const sum: Figures = {};
    const player = async (): Promise<void> => {
      for (let mode = left.shift(); mode !== undefined; mode = left.shift())
        addFigures(sum, await play(mode, part + 1));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, player));
    return sum;
  },
};

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sfc32, sha256Text, shuffle } from "@trestle/kernel";
import { projectFiles, readText, ROOT } from "@trestle/tools/lib/files.ts";
import { GAMES } from "@trestle/tools/registry.ts";
import { EQUIVALENT } from "./mutants/equivalent.ts";
import { mutantsOf, type Mutant } from "./mutants/mutate.ts";
import { Trial } from "./mutants/trial.ts";
import type { Proof } from "./proof.ts";

/** The first eight digits of the commit before these stories were mended, and two more. */
const SEEDS = ["2b7f6884", "dusk", "high noon"];
const EACH = 60;
const BOUND = 0.95;

/** Rules stand elsewhere: these files hold types, tables, copies, hashes and what is read from outside. */
const NO_RULES =
  /\/(edition|data)\/|\/([\w-]*types|clone|facts|index|page|rules|rule-ids|registry|options|config|parse-move|with-edition|board|forecast)\.ts$/;

type Verdict = "found" | "survived" | "equivalent";

interface Result {
  game: string;
  seed: string;
  verdict: Verdict;
  mutant: string;
}

const PLAN = GAMES.flatMap((e) => SEEDS.map((seed) => ({ game: e.game.id, seed })));
const RESULTS = join(ROOT, "node_modules/.cache/trestle/prove/mutants-results.json");

/** Rule lines of the engines are broken one at a time, and that game's stories alone must notice. */
export const mutants: Proof = {
  name: "mutants",
  about: `${EACH} broken rule lines a game and seed (${SEEDS.join(", ")}); stories find ${BOUND * 100} % of them`,
  parts: PLAN.length,
  async run(part, { only }) {
    const { game, seed } = PLAN[part]!;
    if (!new RegExp(only).test(`${game} ${seed}`)) return {};
    const results = await tryAll(game, seed);
    const count = (verdict: Verdict): number => results.filter((r) => r.verdict === verdict).length;
    const found = count("found");
    const share = found / (found + count("survived"));
    if (share < BOUND)
      throw new Error(`${game}, seed ${seed}: stories find ${found}; not found:\n${survivors(results)}`);
    return {
      [`${game} found`]: found,
      [`${game} survived`]: count("survived"),
      [`${game} equivalent`]: count("equivalent"),
    };
  },
  forget: () => rmSync(RESULTS, { force: true }),
};

/** What was tried before it was stopped is not tried again. */
async function tryAll(game: string, seed: string): Promise<Result[]> {
  const known = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, "utf8")) as Result[]) : [];
  const isMine = (r: Result): boolean => r.game === game && r.seed === seed;
  const trial = new Trial();
  try {
    if (!(await trial.holds(game))) throw new Error(`${game}: stories fail though nothing is broken`);
    for (const mutant of chosen(game, seed)) {
      const name = nameOf(mutant);
      if (known.some((r) => isMine(r) && r.mutant === name)) continue;
      const verdict = isEquivalent(mutant) ? "equivalent" : (await trial.finds(game, mutant)) ? "found" : "survived";
      known.push({ game, seed, verdict, mutant: name });
      mkdirSync(dirname(RESULTS), { recursive: true });
      writeFileSync(RESULTS, JSON.stringify(known, null, 1));
    }
  } finally {
    trial.end();
  }
  return known.filter(isMine);
}

function chosen(game: string, seed: string): Mutant[] {
  const paths = projectFiles().filter(
    (p) => p.startsWith(`games/${game}/engine/`) && p.endsWith(".ts") && !NO_RULES.test(p),
  );
  const all = paths.toSorted().flatMap((path) => mutantsOf({ path, text: readText(path) }));
  shuffle(sfc32(Number.parseInt(sha256Text(`${game} ${seed}`).slice(0, 8), 16)), all);
  return all.slice(0, EACH);
}

function nameOf({ path, line, before, after }: Mutant): string {
  return `${path}:${line}: ${short(before)} → ${short(after)}`;
}

/** Lines move; what stands in them says which one is meant. */
function isEquivalent({ path, before, after }: Mutant): boolean {
  return Object.hasOwn(EQUIVALENT, `${path.replace(/^games\//, "")}: ${short(before)} → ${short(after)}`);
}

function short(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function survivors(results: readonly Result[]): string {
  return results.flatMap((r) => (r.verdict === "survived" ? [r.mutant] : [])).join("\n");
}

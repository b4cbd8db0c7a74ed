import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plot } from "./plot.ts";
import type { Result } from "./result.ts";

/** One file a match, and a picture of all matches of the game that lie there. Throws where nothing can be written. */
export function keep(name: string, result: Result, dir: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, `${fileOf(result)}.json`), `${JSON.stringify(result, null, 2)}\n`);
  const all = readdirSync(dir)
    .filter((file) => file.startsWith(`${result.game}-`) && file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(join(dir, file), "utf8")) as Result);
  writeFileSync(join(dir, `${result.game}.svg`), plot(`${name}: how often they win`, all));
}

function fileOf({ game, seats, hero, others, temper, options }: Result): string {
  const wishes = JSON.stringify(options)
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "");
  return [game, seats, hero, others, temper, wishes].filter((part) => part !== "" && part !== "even").join("-");
}

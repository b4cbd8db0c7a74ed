import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { isLogFault, readLog, transcript, type Game, type GameText, type Types } from "@trestle/kernel";

const LOG = ".log.jsonl";

/**
 * A chosen log and its transcript beside it: `duel.log.jsonl`, `duel.txt`. A change of the rules shows up as changed
 * sentences. `UPDATE_GOLDEN=1` writes the transcript anew; the log itself must replay either way.
 */
export function golden<T extends Types>(game: Game<T>, text: GameText<T>, file: string): void {
  it(`golden replay: ${basename(file, LOG)}`, () => {
    const told = goldenText(game, text, readFileSync(file, "utf8"));
    const beside = transcriptFile(file);
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(beside, told);
    if (!existsSync(beside)) expect.fail(`${beside} is missing: run once with UPDATE_GOLDEN=1 and read it`);
    expect(told).toBe(readFileSync(beside, "utf8"));
  });
}

export function transcriptFile(file: string): string {
  if (!file.endsWith(LOG)) throw new Error(`a golden log is called NAME${LOG}, not ${file}`);
  return `${file.slice(0, -LOG.length)}.txt`;
}

/** The transcript of a log's text with its final hash; throws where the log does not replay. */
export function goldenText<T extends Types>(game: Game<T>, text: GameText<T>, source: string): string {
  const log = readLog(source);
  const told = isLogFault(log) ? log : transcript(game, text, log);
  if (isLogFault(told)) throw new Error(`line ${told.line}: ${told.reason}`);
  return `${told.lines.join("\n")}\nhash ${told.hash}\n`;
}

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeLog } from "@trestle/kernel";
import {
  command,
  count,
  gameOf,
  optionsHelp,
  TABLE_ARGS,
  tableOf,
  textOf,
  UsageError,
  type Args,
  type Command,
  type Shell,
} from "./lib/cli.ts";
import { progress } from "./lib/progress.ts";
import { newRun, play, record } from "./lib/simulate.ts";

export const sim: Command = {
  name: "sim",
  about: "Plays random games, each decision any legal move, and counts how they end.",
  args: {
    ...TABLE_ARGS,
    games: { type: "string", valueHint: "N", description: "how many games (1000)" },
    log: { type: "string", valueHint: "DIR", description: "write one replayable log a game into this folder" },
    json: { type: "boolean", description: "close with one JSON object on the last line" },
  },
  more: optionsHelp,
  run: simulate,
};

if (import.meta.main) await command(sim);

function simulate(args: Args, shell: Shell): void {
  const e = gameOf(args);
  const { config, seats } = tableOf(e, args);
  const games = count(args, "games", 1000, 1, 1_000_000_000);
  const seed = textOf(args, "seed") ?? "1";
  const dir = textOf(args, "log");
  if (dir !== undefined) makeFolder(dir);

  const run = newRun(e, config, seats, seed);
  const { tally } = run;
  const bar = progress(`${e.game.id}, ${seats} seats`, games, shell.stderr);
  const wall = performance.now();
  const cpu = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    if (dir === undefined) play(run, i);
    else {
      const log = record(run, i, new Date().toISOString());
      writeFileSync(join(dir, `${log.header.table}.log.jsonl`), writeLog(log));
    }
    if (i % 64 === 0) bar.at(i);
  }
  bar.end();
  const used = process.cpuUsage(cpu);
  const cpuSeconds = (used.user + used.system) / 1e6;
  const seconds = (performance.now() - wall) / 1000;
  const result = {
    game: e.game.id,
    seats,
    games,
    seed,
    options: config,
    perSecond: Math.round(games / seconds),
    perCpuSecond: Math.round(games / cpuSeconds),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    deadEnds: tally.deadEnds,
    meanDecisions: Math.round((1000 * tally.decisions) / games) / 1000,
    outcomes: tally.outcomes,
  };
  if (args["json"] !== true) describe(shell, result, e.text.name);
  else shell.stdout.write(`${JSON.stringify(result)}\n`);
  if (tally.deadEnds > 0) shell.exitCode = 1;
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (e) {
    throw new UsageError(`--log ${dir}: the folder cannot be made (${(e as Error).message}).`);
  }
}

interface Shown {
  seats: number;
  games: number;
  perSecond: number;
  perCpuSecond: number;
  meanDecisions: number;
  deadEnds: number;
  outcomes: Record<string, number>;
}
function describe({ stdout }: Shell, r: Shown, name: string): void {
  const lines = [
    `${r.games} random games of ${name}, ${r.seats} players: ${r.perSecond} a second (${r.perCpuSecond} a CPU second).`,
    `${r.meanDecisions} decisions a game, ${r.deadEnds} dead ends. They ended by`,
  ];
  for (const [rule, n] of Object.entries(r.outcomes).sort((a, b) => b[1] - a[1]))
    lines.push(`  ${rule.padEnd(16)} ${String(n).padStart(9)}  ${((100 * n) / r.games).toFixed(1)} %`);
  stdout.write(`${lines.join("\n")}\n`);
}

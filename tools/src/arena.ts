import { join } from "node:path";
import { CLAIRVOYANT, isArenaPlayer, LEVELS, TEMPERS } from "@trestle/bots";
import { runArena } from "./arena/run.ts";
import { keep } from "./arena/keep.ts";
import { resultOf, type Result } from "./arena/result.ts";
import type { Wish } from "./arena/match.ts";
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
import { ROOT } from "./lib/files.ts";
import { progress } from "./lib/progress.ts";
import { GAMES, type Entry } from "./registry.ts";

/** The goals a team is measured at when nobody chose one. */
const GOALS = [10, 12, 15, 20];

export const arena: Command = {
  name: "arena",
  about: "Measures bots: every deal once for each seat of the hero, the other seats filled with equals.",
  args: {
    ...TABLE_ARGS,
    games: { type: "string", valueHint: "N", description: "how many games (200)" },
    hero: { type: "string", valueHint: "LEVEL", description: "who is measured: a level or a baseline (gunslinger)" },
    others: { type: "string", valueHint: "LEVEL", description: "who sits elsewhere (greedy; in a team game the hero)" },
    baseline: { type: "string", valueHint: "LEVEL", description: "plays the same deals in the hero's place: its lift" },
    temper: { type: "string", valueHint: "NAME", description: `the hero's: ${TEMPERS.join(", ")} (even)` },
    iterations: { type: "string", valueHint: "N", description: "of a Legend's decision (as many as it is worth)" },
    threads: { type: "string", valueHint: "N", description: "threads (as many as there are cores)" },
    out: { type: "string", valueHint: "DIR", description: "keep the result and the ladder's plot in this folder" },
    json: { type: "boolean", description: "close with one JSON object on the last line" },
  },
  more: () => `${arenaPlayersHelp()}${optionsHelp()}`,
  run,
};

if (import.meta.main) await command(arena);

async function run(args: Args, shell: Shell): Promise<void> {
  const e = gameOf(args);
  const { config, seats } = tableOf(e, args);
  const team = e.game.cooperative?.(config) ?? false;
  const hero = arenaPlayer(e, args, "hero", "gunslinger");
  const others = arenaPlayer(e, args, "others", team ? hero : "greedy");
  const baseline = textOf(args, "baseline") === undefined ? null : arenaPlayer(e, args, "baseline", hero);
  const games = count(args, "games", 200, 1, 10_000_000);
  const asked = count(args, "iterations", -1, 0, 10_000_000);
  const iterations = asked < 0 ? null : asked;
  const temper = TEMPERS.find((t) => t === (textOf(args, "temper") ?? "even"));
  if (temper === undefined) throw new UsageError(`--temper wants one of ${TEMPERS.join(", ")}.`);
  const seed = textOf(args, "seed") ?? "1";
  const options = optionsOf(args, e, team);
  const wish: Wish = {
    game: e.game.id,
    edition: e.edition,
    options,
    seats,
    hero,
    others,
    baseline,
    temper,
    iterations,
    seed,
  };
  const bar = progress(`${e.game.id}: ${hero} among ${others}`, games, shell.stderr);
  const began = performance.now();
  const threads = count(args, "threads", 0, 0, 256);
  const tally = await runArena(wish, { from: 0, to: games, threads }, (done) => bar.at(done));
  bar.end();
  const searched = [hero, others, baseline].includes("legend") ? (iterations ?? e.bots.enough) : 0;
  const result = resultOf(wish, tally, { iterations: searched, seconds: (performance.now() - began) / 1000, team });
  const dir = textOf(args, "out") ?? join(ROOT, "node_modules/.cache/trestle/arena");
  try {
    keep(e.text.name, result, dir);
  } catch (error) {
    throw new UsageError(`--out ${dir}: the result cannot be kept there (${(error as Error).message}).`);
  }
  shell.stdout.write(args["json"] === true ? `${JSON.stringify(result)}\n` : describe(result));
  if (result.illegal > 0 || result.fallbacks > 0) shell.exitCode = 1;
}

function arenaPlayer(e: Entry, args: Args, name: string, initial: string): string {
  const who = textOf(args, name) ?? initial;
  if (isArenaPlayer(e.baselines, who)) return who;
  throw new UsageError(`--${name} wants one of ${arenaPlayersOf(e)}, not "${who}".`);
}

function arenaPlayersOf(e: Entry): string {
  return [...LEVELS, ...Object.keys(e.baselines), CLAIRVOYANT].join(", ");
}

function arenaPlayersHelp(): string {
  const lines = GAMES.map((e) => `  ${e.game.id}: ${arenaPlayersOf(e)}`);
  return `Levels and baselines:\n${lines.join("\n")}\n`;
}

/** As on the command line; a team whose game has goals and that chose none plays several by turns. */
function optionsOf(args: Args, e: Entry, team: boolean): Record<string, unknown>[] {
  const given = JSON.parse(textOf(args, "options") ?? "{}") as Record<string, unknown>;
  const goals = e.game.options.some((o) => o.key === "goal");
  return team && goals && !("goal" in given) ? GOALS.map((goal) => ({ ...given, goal })) : [given];
}

function describe(r: Result): string {
  const per = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const lines = [
    `${r.hero} among ${r.others}, ${r.seats} seats: ${r.wins} of ${r.games} won, ${per(r.winRate)} (${per(r.wilson[0])} to ${per(r.wilson[1])}).`,
  ];
  if (r.fairShare !== null) lines.push(`A fair share is ${per(r.fairShare)}${r.elo === null ? "" : `; ${r.elo} Elo`}.`);
  if (r.lift !== undefined) lines.push(`Against ${r.baseline} on the same deals: ${signed(r.lift)}.`);
  for (const [name, g] of Object.entries(r.roles ?? r.goals ?? {}))
    lines.push(
      `  ${name.padEnd(12)} ${per(g.winRate).padStart(8)} of ${g.games}${g.lift === undefined ? "" : `, ${signed(g.lift)}`}`,
    );
  const turn = r.turnMs === undefined ? "" : `, a turn ${r.turnMs.mean}, ${r.turnMs.p95}, ${r.turnMs.p99}`;
  lines.push(
    `${r.msMean} ms of the processor a decision, 95 in 100 within ${r.msP95}, 99 within ${r.msP99}${turn}; ${r.illegal} illegal, ${r.fallbacks} fell over; ${r.seconds} s.`,
  );
  return `${lines.join("\n")}\n`;
}

function signed({ mean, half }: { mean: number; half: number }): string {
  return `${mean < 0 ? "−" : "+"}${(100 * Math.abs(mean)).toFixed(1)} points (± ${(100 * half).toFixed(1)})`;
}

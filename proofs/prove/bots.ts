import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keep } from "@trestle/tools/arena/keep.ts";
import { addTally, newTally, type Tally, type Wish } from "@trestle/tools/arena/match.ts";
import { runArena } from "@trestle/tools/arena/run.ts";
import { resultOf, type Result } from "@trestle/tools/arena/result.ts";
import { ROOT } from "@trestle/tools/lib/files.ts";
import { findGame } from "@trestle/tools/registry.ts";
import { CELLS, type Cell } from "./bots-cells.ts";
import type { Proof } from "./proof.ts";

/** What has been played of a cell lies here, so that no more than a few games are lost when it is stopped. */
const KEPT = join(ROOT, "node_modules/.cache/trestle/prove/cells");
/** Games that are played between two looks at the disk: a few minutes' worth. */
const AT_ONCE = { colt: 100, bang: 40, heist: 60 };

/** Every goal for strength, one a part; a missed one is said and does not end the proof. */
export const bots: Proof = {
  name: "bots",
  about: `${CELLS.length} goals for the strength of bots, each a match in the arena: hours; --scale 0.1 plays a tenth`,
  parts: CELLS.length,
  forget: () => rmSync(KEPT, { recursive: true, force: true }),
  async run(part, { scale, threads, only, out }) {
    const cell = CELLS[part]!;
    if (!new RegExp(only).test(labelOf(cell))) return {};
    const result = await play(cell, Math.max(cell.seats, Math.round(cell.games * scale)), threads);
    if (out !== null) keep(findGame(cell.game)!.text.name, result, out);
    const figure = figureOf(cell, result);
    const reached = cell.by === "elo apart" ? Math.abs(figure) <= cell.goal : figure >= cell.goal;
    const verdict = cell.by === "known" ? "        " : reached ? "reached " : "MISSED  ";
    process.stderr.write(`${verdict} ${labelOf(cell)}: ${told(cell, result)}\n`);
    return { reached: reached ? 1 : 0, missed: reached ? 0 : 1, [labelOf(cell)]: figure };
  },
};

async function play(cell: Cell, games: number, threads: number): Promise<Result> {
  const e = findGame(cell.game)!;
  const wish: Wish = {
    game: cell.game,
    edition: null,
    options: [cell.options ?? {}],
    seats: cell.seats,
    hero: cell.hero,
    others: cell.others,
    baseline: cell.baseline ?? null,
    temper: cell.temper ?? "even",
    iterations: cell.iterations ?? null,
    seed: "goals",
  };
  const file = join(KEPT, `${labelOf(cell).replace(/[^a-z0-9]+/gi, "-")}.json`);
  const { tally, seconds } = read(file);
  const spent = { seconds };
  while (tally.games < games) {
    const began = performance.now();
    const to = Math.min(games, tally.games + AT_ONCE[cell.game] * (cell.games >= 1000 ? 5 : 1));
    addTally(tally, await runArena(wish, { from: tally.games, to, threads }, () => undefined));
    spent.seconds += (performance.now() - began) / 1000;
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, JSON.stringify({ tally, seconds: spent.seconds }));
  }
  if (tally.illegal > 0 || tally.fallbacks > 0)
    throw new Error(`${labelOf(cell)}: ${tally.illegal} illegal moves, ${tally.fallbacks} fell over`);
  const iterations = cell.iterations ?? e.bots.enough;
  return resultOf(wish, tally, { iterations, seconds: spent.seconds, team: cell.game === "heist" });
}

function read(file: string): { tally: Tally; seconds: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { tally: Tally; seconds: number };
  } catch {
    return { tally: newTally(), seconds: 0 };
  }
}

function figureOf(cell: Cell, r: Result): number {
  switch (cell.by) {
    case "role lift":
      return r.roleLift ?? 0;
    case "lift":
      return r.lift?.mean ?? 0;
    case "elo apart":
      return apart(r);
    default:
      return r.wilson[0];
  }
}

/** How far the hero stands above the one who played the same deals in its place. */
function apart(r: Result): number {
  const odds = (share: number): number => Math.log10(share / (1 - share));
  const before = r.winRate - (r.lift?.mean ?? 0);
  return Math.round(400 * (odds(r.winRate) - odds(before)));
}

/** The figure with its interval, and what else a reader wants to know. */
function told(cell: Cell, r: Result): string {
  const lines = [`${words(r.winRate)} (${words(r.wilson[0])} to ${words(r.wilson[1])}) of ${r.games}`];
  if (r.lift !== undefined) lines.push(`lift ${words(r.lift.mean)} ± ${words(r.lift.half)}`);
  if (cell.by === "elo apart") lines.push(`${apart(r)} Elo of ${cell.goal}`);
  else if (cell.by !== "known") lines.push(`goal ${words(cell.goal)}`);
  if (cell.by === "role lift")
    for (const [role, g] of Object.entries(r.roles ?? {}))
      lines.push(`${role} ${words(g.lift?.mean ?? 0)} ± ${words(g.lift?.half ?? 0)}`);
  if (r.elo !== null && cell.by === "lower bound") lines.push(`${r.elo} Elo`);
  const { p95, p99 } = r.turnMs ?? { p95: r.msP95, p99: r.msP99 };
  lines.push(`${r.turnMs === undefined ? "decision" : "turn"} p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`);
  return lines.join("; ");
}

function labelOf({ game, seats, hero, others, temper, options = {}, by }: Cell): string {
  const extra = Object.keys(options).length === 0 ? "" : ` ${JSON.stringify(options)}`;
  const who = temper === undefined ? hero : `${temper} ${hero}`;
  return `${game} ${seats}${extra} ${hero === others && temper === undefined ? `${hero}s` : `${who} vs ${others}`} (${by})`;
}

function words(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

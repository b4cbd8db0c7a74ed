import { bang, type BangTypes, type Config, type State } from "@trestle/games/bang/engine";
import { newPolicy } from "@trestle/games/bang/bots";
import { below, isRefusal, owed, sfc32, sha256Text, type Rng } from "@trestle/kernel";
import { best, microseconds, round } from "../load/measure.ts";

const SEATS = 5;
const policy = newPolicy();
const GAMES = 1_000;
const SEEDS = Array.from({ length: 1000 }, (_, i) => sha256Text(`bench ${i}`));

export interface BangFigures {
  /** Random games, 5 seats, full expansion. */
  perCpuSecond: number;
  decisionsPerCpuSecond: number;
  /** Decisions a player really has: more than one legal move. */
  actionsPerCpuSecond: number;
  decisionsPerGame: number;
  /** Games with the playout policy in every seat. */
  policyPerCpuSecond: number;
  policyDecisionsPerGame: number;
  cloneMicroseconds: number;
  viewMicroseconds: number;
}

function config(): Config {
  const parsed = bang.parseConfig({});
  if (isRefusal(parsed)) throw new Error(parsed.rule);
  return parsed;
}

function deal(c: Config, game: number): State {
  return bang.setup({ config: c, seats: SEATS, seed: SEEDS[game % SEEDS.length]!, rules: 1 }, null);
}

const tally = { decisions: 0, actions: 0 };

/** Random games through `moves` and `apply`, no sink. */
function randomGames(c: Config, rng: Rng): void {
  const moves: BangTypes["move"][] = [];
  tally.decisions = 0;
  tally.actions = 0;
  for (let g = 0; g < GAMES; g++) {
    const s = deal(c, g);
    for (let d = owed(bang.pending(s)); d !== null; d = owed(bang.pending(s))) {
      while (moves.length > 0) moves.pop();
      bang.moves(s, d, moves);
      if (moves.length > 1) tally.actions++;
      bang.apply(s, d, moves[below(rng, moves.length)]!, null);
      tally.decisions++;
    }
  }
}

/** The same deals with the policy in every seat. */
function policyGames(c: Config): void {
  tally.decisions = 0;
  for (let g = 0; g < GAMES; g++) {
    const s = deal(c, g);
    for (let d = owed(bang.pending(s)); d !== null; d = owed(bang.pending(s))) {
      bang.apply(s, d, policy(s, d), null);
      tally.decisions++;
    }
  }
}

/** States in the middle of games, with cards on the table. */
function midGames(c: Config): State[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((game) => {
    const s = deal(c, game);
    for (let i = 0; i < 70 && bang.outcome(s) === null; i++) {
      const d = owed(bang.pending(s))!;
      bang.apply(s, d, policy(s, d), null);
    }
    return s;
  });
}

export function benchBang(): BangFigures {
  const c = config();
  const rng = sfc32(1);
  const games = best(() => (randomGames(c, rng), GAMES), 12);
  const { decisions, actions } = tally;
  const byPolicy = best(() => (policyGames(c), GAMES), 12);
  const middle = midGames(c);
  const kept: unknown[] = middle.map(() => null); // what is thrown away at once might never be made
  let i = 0;
  return {
    perCpuSecond: Math.round(games),
    decisionsPerCpuSecond: Math.round((games * decisions) / GAMES),
    actionsPerCpuSecond: Math.round((games * actions) / GAMES),
    decisionsPerGame: round(decisions / GAMES, 1),
    policyPerCpuSecond: Math.round(byPolicy),
    policyDecisionsPerGame: round(tally.decisions / GAMES, 1),
    cloneMicroseconds: round(
      microseconds(() => (kept[++i & 7] = bang.clone(middle[i & 7]!)), 50_000),
      2,
    ),
    viewMicroseconds: round(
      microseconds(() => (kept[++i & 7] = bang.view(middle[i & 7]!, 0)), 20_000),
      2,
    ),
  };
}

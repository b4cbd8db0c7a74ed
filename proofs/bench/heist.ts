import { heist, type Config, type HeistTypes, type State } from "@trestle/games/heist/engine";
import { below, isRefusal, owed, sfc32, sha256Text, type Rng } from "@trestle/kernel";
import { best, microseconds, round } from "../load/measure.ts";

const SEATS = 4;
const GAMES = 400;
const SEEDS = Array.from({ length: 512 }, (_, i) => sha256Text(`bench ${i}`));

export interface HeistFigures {
  perCpuSecond: number;
  decisionsPerCpuSecond: number;
  cloneMicroseconds: number;
  viewMicroseconds: number;
}

function config(): Config {
  const parsed = heist.parseConfig({ goal: 10 });
  if (isRefusal(parsed)) throw new Error(parsed.rule);
  return parsed;
}

/** Random co-operative games through `moves` and `apply`, no sink. Returns how many moves were made. */
function randomGames(games: number, rng: Rng, c: Config): number {
  const moves: HeistTypes["move"][] = [];
  let made = 0;
  for (let g = 0; g < games; g++) {
    const s = heist.setup({ config: c, seats: SEATS, seed: SEEDS[g % SEEDS.length]!, rules: 1 }, null);
    for (let d = owed(heist.pending(s)); d !== null; d = owed(heist.pending(s))) {
      while (moves.length > 0) moves.pop();
      heist.moves(s, d, moves);
      heist.apply(s, d, moves[below(rng, moves.length)]!, null);
      made++;
    }
  }
  return made;
}

/** A state some turns into a game. */
function midGame(c: Config): State {
  const s = heist.setup({ config: c, seats: SEATS, seed: sha256Text("middle"), rules: 1 }, null);
  const rng = sfc32(7);
  const moves: HeistTypes["move"][] = [];
  for (let i = 0; i < 100; i++) {
    const d = owed(heist.pending(s));
    if (d === null) break;
    while (moves.length > 0) moves.pop();
    heist.moves(s, d, moves);
    heist.apply(s, d, moves[below(rng, moves.length)]!, null);
  }
  return s;
}

export function benchHeist(): HeistFigures {
  const c = config();
  const rng = sfc32(1);
  const decisions = randomGames(GAMES, rng, c) / GAMES;
  const perCpuSecond = best(() => (randomGames(GAMES, rng, c), GAMES), 15);
  const s = midGame(c);
  return {
    perCpuSecond: Math.round(perCpuSecond),
    decisionsPerCpuSecond: Math.round(perCpuSecond * decisions),
    cloneMicroseconds: round(
      microseconds(() => heist.clone(s), 20_000),
      3,
    ),
    viewMicroseconds: round(
      microseconds(() => heist.view(s, 0), 4_000),
      3,
    ),
  };
}

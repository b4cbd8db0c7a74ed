import { colt, programmes, type ColtTypes, type Config, type State } from "@trestle/games/colt/engine";
import { below, isRefusal, owed, sfc32, sha256Text, shuffle, type Rng } from "@trestle/kernel";
import { deal, newTable, playRound } from "@trestle/games/colt/bots";
import { contest, microseconds, round } from "../load/measure.ts";

const SEATS = 5;
const GAMES = 8_000;
const VALUES = [301, 312, 323, 345, 356, 367, 378, 389];
const SEEDS = Array.from({ length: 1024 }, (_, i) => sha256Text(`bench ${i}`));

export interface ColtFigures {
  perCpuSecond: number;
  referencePerCpuSecond: number;
  ratio: number;
  cloneMicroseconds: number;
  viewMicroseconds: number;
}

export function config(): Config {
  const parsed = colt.parseConfig({});
  if (isRefusal(parsed)) throw new Error(parsed.rule);
  return parsed;
}

/** Random games through `moves` and `apply`, no sink. Returns how many moves were made. */
export function engineGames(games: number, rng: Rng, c: Config): number {
  const moves: ColtTypes["move"][] = [];
  let made = 0;
  for (let g = 0; g < games; g++) {
    const s = colt.setup({ config: c, seats: SEATS, seed: SEEDS[g % SEEDS.length]!, rules: 1 }, null);
    for (let d = owed(colt.pending(s)); d !== null; d = owed(colt.pending(s))) {
      while (moves.length > 0) moves.pop();
      colt.moves(s, d, moves);
      colt.apply(s, d, moves[below(rng, moves.length)]!, null);
      made++;
    }
  }
  return made;
}

/** The same with the bare loop; like the engine it lays out a new table for each game. */
function referenceGames(games: number, rng: Rng, plans: readonly number[]): void {
  for (let g = 0; g < games; g++) {
    const t = newTable(SEATS);
    shuffle(rng, VALUES);
    deal(t, below(rng, SEATS), VALUES);
    while (!t.over) {
      for (let f = 0; f < SEATS; f++) if (t.status[f] === 0) t.plan[f] = plans[below(rng, plans.length)]!;
      playRound(t);
    }
  }
}

/** A state in the middle of a game, with some programmes in. */
function midGame(c: Config): State {
  const s = colt.setup({ config: c, seats: SEATS, seed: sha256Text("middle"), rules: 1 }, null);
  const calm = programmes(c).find((m) => m.t === "plan" && m.cards.join() === "2,0,3")!;
  for (let i = 0; i < 8 && colt.outcome(s) === null; i++) colt.apply(s, owed(colt.pending(s))!, calm, null);
  return s;
}

export function benchColt(): ColtFigures {
  const c = config();
  const rng = sfc32(1);
  const plans = programmes(c).map((m) => (m.t === "plan" ? m.cards[0]! * 36 + m.cards[1]! * 6 + m.cards[2]! : 0));
  const engine = (): number => (engineGames(GAMES, rng, c), GAMES);
  const reference = (): number => (referenceGames(GAMES, rng, plans), GAMES);
  const games = contest(engine, reference, 41);
  const s = midGame(c);
  return {
    perCpuSecond: Math.round(games.first),
    referencePerCpuSecond: Math.round(games.second),
    ratio: round(games.ratio, 3),
    cloneMicroseconds: round(
      microseconds(() => colt.clone(s), 100_000),
      3,
    ),
    viewMicroseconds: round(
      microseconds(() => colt.view(s, 0), 50_000),
      3,
    ),
  };
}

import { owed, pick, sfc32, word, type Decision, type Game, type Rng, type Types } from "@trestle/kernel";
import type { BotFactory, BotRequest, BotResult, Hint, Thinking } from "./bot.ts";
import type { Budget } from "./host.ts";
import { decided } from "./think.ts";

/** A playout of this many decisions is given up and counts as lost for everybody. */
const LONGEST = 400;
const ENOUGH = 200;

/**
 * Bots for a game that brings none. The Greenhorn plays anything. The others try each move in worlds that their view
 * allows, play on at random, and take the move that wins most often.
 */
const factory: BotFactory<Types> = {
  batch: 4,
  enough: ENOUGH,
  begin(request) {
    if (request.level === "greenhorn" || request.legal.length === 1) {
      const move = pick(sfc32(request.seed), request.legal);
      return decided(resultWith(move, null), () => [{ move, share: null, lines: [] }]);
    }
    return tryEach(request);
  },
};

export const defaultBots: { factory: BotFactory<Types>; budget: Budget } = { factory, budget: { usual: 100 } };

/** Opens at the end, because a reason may tell what the others must not know. */
function resultWith(move: Types["move"], share: number | null): BotResult<Types> {
  const lines = share === null ? [] : [{ key: "tried", data: { share } }];
  return { move, why: { lines, opens: "end" }, say: null };
}

interface Tried {
  move: Types["move"];
  wins: number;
}

function tryEach(request: BotRequest<Types>): Thinking<Types> {
  const rng = sfc32(request.seed);
  const tried: Tried[] = request.legal.map((move) => ({ move, wins: 0 }));
  let spent = 0;
  const ranked = (): Tried[] => tried.toSorted((a, b) => b.wins - a.wins);
  const share = (t: Tried): number | null => (spent === 0 ? null : t.wins / spent);
  return {
    more(iterations) {
      for (const last = spent + iterations; spent < last; spent++) tryInWorld(request, tried, rng);
    },
    get spent() {
      return spent;
    },
    get done() {
      return spent >= ENOUGH;
    },
    result() {
      const best = ranked()[0]!;
      return resultWith(best.move, share(best));
    },
    hints: () =>
      ranked()
        .slice(0, 3)
        .map((t): Hint<Types> => ({ move: t.move, share: share(t), lines: [] })),
  };
}

/** All moves in the same world, with the same luck afterwards. */
function tryInWorld({ game, view, decision }: BotRequest<Types>, tried: Tried[], rng: Rng): void {
  const world = game.imagine(view, rng);
  const luck = word(rng);
  const asked = game
    .pending(world)
    .find((d) => d.seat === decision.seat && d.kind === decision.kind && d.as === decision.as);
  if (asked === undefined) return;
  for (const t of tried) {
    if (game.check(world, asked, t.move) !== null) continue;
    const state = game.clone(world);
    game.apply(state, asked, t.move, null);
    playOn(game, state, sfc32(luck));
    const winners = game.outcome(state)?.winners ?? [];
    if (winners.includes(decision.seat)) t.wins += 1 / winners.length;
  }
}

function playOn(game: Game<Types>, state: Types["state"], rng: Rng): void {
  const moves: Types["move"][] = [];
  let d: Decision | null;
  for (let i = 0; i < LONGEST && (d = owed(game.pending(state))) !== null; i++) {
    moves.length = 0;
    game.moves(state, d, moves);
    game.apply(state, d, pick(rng, moves), null);
  }
}

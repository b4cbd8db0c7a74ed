import { expect, it } from "vitest";
import { bang } from "@trestle/games/bang/engine";
import { colt } from "@trestle/games/colt/engine";
import { heist } from "@trestle/games/heist/engine";
import { below, isRefusal, sfc32, sha256Text, type AnyGame, type Seat } from "@trestle/kernel";

const STARTS: [AnyGame, object, number][] = [
  [colt, {}, 4],
  [colt, { reflex: true, horse: true, nobodyLeft: "noWinner" }, 5],
  [colt, { duel: true }, 2],
  [bang, {}, 5],
  [bang, { expansion: true, characterChoice: 2 }, 7],
  [heist, {}, 3],
  [heist, { mode: "versus" }, 4],
];

it.each(STARTS)("what several see at once is what each of them sees: $id %o", (game, options, seats) => {
  const rng = sfc32(11);
  const config = game.parseConfig(options);
  expect(isRefusal(config)).toBe(false);
  const state = game.setup({ config, seats, seed: sha256Text("views"), rules: 1 }, null);
  const eyes: (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let i = 0; i < 150; i++) {
    expect(game.views!(state, eyes)).toEqual(eyes.map((seat) => game.view(state, seat)));
    const d = game.pending(state).find((q) => !q.free);
    if (d === undefined) break;
    const moves: unknown[] = [];
    game.moves(state, d, moves);
    game.apply(state, d, moves[below(rng, moves.length)], null);
  }
});

import type { BangTypes, Move, State } from "@trestle/bang";
import { below, sfc32 } from "@trestle/kernel";
import type { Ask } from "../ask.ts";
import { believe, hurtFrom } from "./belief.ts";
import { hiddenCards } from "./hands.ts";
import { choose } from "./policy.ts";
import { isInsane } from "./veto.ts";
import type { Mind } from "./wish.ts";

/**
 * Believes about roles what the deeds it saw say, and then plays by rule. It reads nothing of its imagined world that
 * its view does not have, so that one world is as good as another.
 */
export function sensible(ask: Ask<BangTypes>): Move {
  const { game, view, decision, history } = ask;
  const rng = sfc32(ask.seed);
  // A whiff of chance, so that equal targets are not always taken from the same side.
  const whiff = view.players.map(() => below(rng, 100) / 5000);
  const world = game.imagine(view, rng);
  if (decision.kind === "character") return choose(world, decision, { hurt: whiff, hidden: whiff });
  const belief = believe(view, history, game.imagine(view, rng));
  const hurt: number[] = [];
  hurtFrom(belief, decision.seat, view.players[decision.seat]!.role!, hurt);
  for (let i = 0; i < hurt.length; i++) hurt[i]! += whiff[i]!;
  const w: Mind = { hurt, hidden: hiddenCards(view, history) };
  const move = choose(world, decision, w);
  const sane = isLegal(ask, world, move) && !isInsane(world, decision.seat, move, w);
  return sane ? move : instead(ask, world, w);
}

function isLegal(ask: Ask<BangTypes>, world: State, move: Move): boolean {
  return ask.game.check(world, ask.decision, move) === null;
}

/** The first legal move that nobody would be ashamed of; doing nothing comes first. */
function instead(ask: Ask<BangTypes>, world: State, w: Mind): Move {
  for (const m of ask.legal) if (m.t === "pass") return m;
  for (const m of ask.legal) if (!isInsane(world, ask.decision.seat, m, w)) return m;
  return ask.legal[0]!;
}

import { tablesOf, type Edition, type HeistTypes, type Move } from "@trestle/heist";
import { sfc32 } from "@trestle/kernel";
import type { Ask } from "../ask.ts";
import { answer, claim, confirm, discard, lay, offer, place } from "./answers.ts";
import { act, gallop, type Asked, type Chosen } from "./policy.ts";

/**
 * A partner or rival that always follows the cheapest goal: rob the car it can rob soonest, bring the loot to the town
 * that the train reaches next, help prisoners on the way. It plans in one imagined world and uses only what its view
 * shows of it.
 */
export function makeSensible(edition: Edition): (ask: Ask<HeistTypes>) => Move {
  const t = tablesOf(edition);
  return (ask) => {
    const { game, decision, legal } = ask;
    const s = game.imagine(ask.view, sfc32(ask.seed));
    const chosen = choose({ game, t, s, decision, legal });
    return chosen.move ?? game.fallback(s, decision);
  };
}

function choose(a: Asked): Chosen {
  const kind = a.decision.kind;
  if (a.legal.length === 1) return { move: a.legal[0], effort: 0 };
  if (kind === "action") return act(a);
  if (kind === "ride") return gallop(a);
  const answers: Record<string, (a: Asked) => Move | undefined> = {
    offer,
    answer,
    confirm,
    claim,
    discard,
    lay,
    load: place,
    refill: place,
  };
  return { move: answers[kind]?.(a), effort: 0 };
}

import type { Move } from "../engine/index.ts";
import { pick, sfc32, type Rng } from "@trestle/kernel";
import { random } from "@trestle/bots";
import { moveOf, type ColtAsk } from "./answers.ts";
import { newBandits } from "./bandit.ts";
import { greedyCodes } from "./greedy.ts";
import { safely, topOf } from "./models.ts";
import { positionOf, type Position } from "./position.ts";
import { probe } from "./probe.ts";
import { codesOf, safeCodes } from "./safe.ts";

type Choice = (p: Position, me: number, rng: Rng, ask: ColtAsk) => number;

function yardstick(choice: Choice): (ask: ColtAsk) => Move {
  return (ask) => {
    if (ask.decision.kind !== "plan") return ask.legal[0]!;
    return moveOf(ask, choice(positionOf(ask.view, []), ask.decision.as, sfc32(ask.seed), ask));
  };
}

/** What the sampler looks at; the belief in samplers counts with as many. */
const SAMPLES = 20;

export const yardsticks: Readonly<Record<string, (ask: ColtAsk) => Move>> = {
  random,
  safe: yardstick(({ table: t }, me, rng) => pick(rng, safeCodes(t, me))),
  greedy: yardstick(({ table: t }, me, rng) => pick(rng, greedyCodes(t, me))),
  sampler: yardstick(({ table: t, fixed }, me, rng) => {
    const reports = probe(t, me, codesOf(t), SAMPLES, safely(t, me, fixed, rng));
    return reports[topOf(reports.map((r) => r.value))]!.code;
  }),
  duct: yardstick(({ table: t }, me, rng, ask) => {
    const bandits = newBandits(t, rng);
    for (let i = 0; i < Math.max(1, ask.iterations); i++) bandits.step();
    return codesOf(t)[topOf(bandits.spread(me))]!;
  }),
};

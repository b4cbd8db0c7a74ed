import type { ColtTypes, Move } from "../engine/index.ts";
import { pick, sfc32, type Rng } from "@trestle/kernel";
import { type Baselines, random } from "@trestle/bots";
import { moveOf, type ColtRequest } from "./results.ts";
import { newBandits } from "./bandit.ts";
import { greedyCodes } from "./greedy.ts";
import { newMemo } from "./memo.ts";
import { safely, topOf } from "./models.ts";
import { positionOf, type Position } from "./position.ts";
import { probe } from "./probe.ts";
import { codesOf, safeCodes } from "./safe.ts";

type Choice = (p: Position, me: number, rng: Rng, request: ColtRequest) => number;

/** What the sampler looks at; the belief in samplers counts with as many. */
const SAMPLES = 20;

export function baselines(): Baselines<ColtTypes> {
  const memo = newMemo();
  const baseline =
    (choice: Choice) =>
    (request: ColtRequest): Move => {
      if (request.decision.kind !== "plan") return request.legal[0]!;
      const position = positionOf(request.view, [], memo);
      return moveOf(request, choice(position, request.decision.as, sfc32(request.seed), request));
    };
  return {
    random,
    safe: baseline(({ table: t }, me, rng) => pick(rng, safeCodes(memo, t, me))),
    greedy: baseline(({ table: t }, me, rng) => pick(rng, greedyCodes(memo, t, me))),
    sampler: baseline(({ table: t, fixed }, me, rng) => {
      const reports = probe(t, me, codesOf(t), SAMPLES, safely(memo, t, me, fixed, rng));
      return reports[topOf(reports.map((r) => r.value))]!.code;
    }),
    duct: baseline(({ table: t }, me, rng, request) => {
      const bandits = newBandits(memo, t, rng);
      for (let i = 0; i < Math.max(1, request.iterations); i++) bandits.step();
      return codesOf(t)[topOf(bandits.spread(me))]!;
    }),
  };
}

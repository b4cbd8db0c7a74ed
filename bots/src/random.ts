import { pick, sfc32 } from "@trestle/kernel";

/** Any legal move with equal chance: the weakest baseline, and what `sim` plays. */
export function random<M>(request: { seed: number; legal: readonly M[] }): M {
  return pick(sfc32(request.seed), request.legal);
}

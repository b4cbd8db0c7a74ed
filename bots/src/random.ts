import { pick, sfc32 } from "@trestle/kernel";

/** Any legal move, each as likely as another: the yardstick, and what `sim` plays. */
export function random<M>(ask: { seed: number; legal: readonly M[] }): M {
  return pick(sfc32(ask.seed), ask.legal);
}

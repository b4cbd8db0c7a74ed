import { pick, sfc32, type Types } from "@trestle/kernel";
import type { Ask } from "./ask.ts";

/** Any legal move, each as likely as another: the yardstick, and what `sim` plays. */
export function random<T extends Types>(ask: Pick<Ask<T>, "seed" | "legal">): T["move"] {
  return pick(sfc32(ask.seed), ask.legal);
}

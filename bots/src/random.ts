import { pick, sfc32, type Types } from "@trestle/kernel";
import type { Answer, Ask } from "./ask.ts";

/** Any legal move, each as likely as another: the yardstick, and what `sim` plays. */
export function random<T extends Types>(ask: Ask<T>): Answer<T> {
  return { move: pick(sfc32(ask.seed), ask.legal), why: { legal: ask.legal.length }, say: null };
}

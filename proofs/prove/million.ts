import { newRun, play } from "@trestle/tools/lib/simulate.ts";
import { GAMES } from "@trestle/tools/registry.ts";
import type { Proof } from "./proof.ts";

const GAMES_A_PART = 50_000;
let settled = 0;

/** A million random games of Colt in constant memory: the heap after a collection must not grow. */
export const million: Proof = {
  name: "million",
  about: "a million random games of Colt use constant memory",
  parts: 20,
  run(part) {
    const colt = GAMES[0]!;
    const run = newRun(colt, colt.game.parseConfig({}), 5, `million ${part}`);
    for (let i = 0; i < GAMES_A_PART; i++) play(run, i);
    globalThis.gc?.();
    const heap = process.memoryUsage().heapUsed;
    if (settled === 0) settled = heap;
    if (heap > settled + 4_000_000) throw new Error(`the heap grew from ${settled} to ${heap} bytes`);
    return { games: GAMES_A_PART, heapMegabytesSum: Math.round(heap / 1e6) };
  },
};

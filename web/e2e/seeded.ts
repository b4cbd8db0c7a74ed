import { sfc32, word } from "@trestle/kernel";

/** Numbers from 0 to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  const rng = sfc32(seed);
  return () => word(rng) / 2 ** 32;
}

import { below } from "@trestle/kernel";
import type { RuleId } from "@trestle/kernel";
import { who } from "./context.ts";
import type { Ctx } from "./context.ts";

/** One tile at random, shown; null when the sack is empty. HEIST-IMPL-1 */
export function drawTile(x: Ctx, me: number, rule: RuleId): number | null {
  const { sack, rng } = x.s;
  if (sack.length === 0) return null;
  const i = below(rng, sack.length);
  const tile = sack[i]!;
  sack[i] = sack[sack.length - 1]!;
  sack.pop();
  if (x.sink)
    x.sink({
      t: "tile-drawn",
      rule,
      reveals: true,
      who: who(x, me),
      tile: x.b.tileIds[tile]!,
      sack: sack.length,
    });
  return tile;
}

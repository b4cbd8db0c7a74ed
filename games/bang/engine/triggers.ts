import { abilityOf, seatOf } from "./abilities.ts";
import { CHARACTER_IDS } from "./catalogue.ts";
import type { EffectFrame } from "./frames/types.ts";
import { REFUND } from "./pieces.ts";
import type { Ctx } from "./stack.ts";
import { draw, ownerOf } from "./zones.ts";

const BART = CHARACTER_IDS.indexOf("bart-cassidy");
const GRINGO = CHARACTER_IDS.indexOf("el-gringo");
const SUZY = CHARACTER_IDS.indexOf("suzy-lafayette");

/**
 * Stage 4 (BANG-RES-3): Bart Cassidy, El Gringo, Suzy Lafayette, Refund. Each exists once, and none can set off one
 * before it, so that one pass is enough.
 */
export function runTriggers(x: Ctx, f: EffectFrame): void {
  const { s } = x;
  if (f.hurt.length > 0) {
    afterHurt(x, f, BART);
    afterHurt(x, f, GRINGO);
  }
  const suzy = seatOf(s, SUZY);
  if (suzy >= 0) abilityOf(s, suzy).afterEffect?.(x, suzy);
  if (f.refund === 0) return;
  const owner = ownerOf(s, REFUND);
  if (owner >= 0) draw(x, owner, f.refund, "refund", "GTR-PC-REFU-1");
}

/** BANG-DEATH-4: only for somebody who is still in play. */
function afterHurt(x: Ctx, f: EffectFrame, character: number): void {
  for (let i = 0; i < f.hurt.length; i++) {
    const seat = f.hurt[i]!;
    const p = x.s.players[seat]!;
    if (p.character === character && !p.out) abilityOf(x.s, seat).afterHurt?.(x, seat, f.lost, f.by);
  }
}

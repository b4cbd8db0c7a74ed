import { eliminations } from "../death.ts";
import { verdict } from "../roles.ts";
import { pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { Triggers } from "../triggers.ts";
import { playersInPlay } from "../zones.ts";
import type { EffectFrame } from "./types.ts";

/** The five stages of BANG-RES-3; surfaces whenever what lies on it is done. */
export function effectFrame(runTriggers: Triggers): FrameRule<EffectFrame> {
  return {
    step(x, f) {
      if (f.stage === "answers") f.stage = f.hurt.length > 0 ? "last-life" : "triggers";
      if (f.stage === "last-life") {
        if (openWindow(x, f)) return;
        f.stage = "eliminations";
        eliminations(x, f);
      }
      f.stage = "triggers";
      runTriggers(x, f);
      f.stage = "victory";
      pop(x);
      finishIfWon(x, f);
    },
  };
}

/** Stage 2: the next player at 0 or less gets the window of BANG-DEATH-1. */
function openWindow(x: Ctx, f: EffectFrame): boolean {
  while (f.at < f.hurt.length) {
    const seat = f.hurt[f.at++]!;
    const p = x.s.players[seat]!;
    if (p.life > 0 || p.ghost || p.out) continue;
    push(x, { k: "last-life", seat });
    return true;
  }
  return false;
}

/** Stage 5 (§9). */
function finishIfWon(x: Ctx, f: EffectFrame): void {
  const { s } = x;
  s.outcome = verdict(s, f.hunter);
  if (s.players.length === 3 && playersInPlay(s) < 3) s.left = true; // BANG-3P-7
  if (s.outcome === null) return;
  for (const p of s.players) p.shown = true; // BANG-ROLE-4
  if (x.sink) {
    const { winners, because } = s.outcome;
    x.sink({ t: "ended", rule: because, reveals: true, winners: winners.slice(), roles: s.players.map((p) => p.role) });
  }
}

import type { RuleId, Seat } from "@trestle/kernel";
import type { Cause } from "./events.ts";
import { effectOf, type Ctx } from "./stack.ts";

/** Life is counted down and noted in the running effect; what follows waits for its stage (BANG-RES-3). */
export function hurt(x: Ctx, seat: Seat, points: number, rule: RuleId): void {
  const p = x.s.players[seat]!;
  if (p.ghost || p.out) return; // BANG-DMG-2
  p.life -= points;
  const f = effectOf(x.s);
  f.hurt.push(seat);
  f.lost = points;
  if (x.sink) x.sink({ t: "lost-life", rule, seat, points, life: p.life, by: f.by === seat ? null : f.by });
}

/** One point, never above the maximum (BANG-DMG-2). */
export function heal(x: Ctx, seat: Seat, why: Cause, rule: RuleId): void {
  const p = x.s.players[seat]!;
  if (p.ghost || p.out || p.life >= p.max) return;
  p.life++;
  if (x.sink) x.sink({ t: "gained-life", rule, seat, life: p.life, why });
}

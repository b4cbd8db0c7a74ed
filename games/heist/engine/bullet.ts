import type { Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { abilityN } from "./queries.ts";
import type { Cowboy, State } from "./types.ts";

/** HEIST-BULLET-1, HEIST-BULLET-5, HEIST-VS-4 */
export function judgeTakeBullet(s: State, c: Cowboy): Refusal | null {
  if (s.bullets === 0)
    return s.spent > 0 ? no("HEIST-BULLET-5", { used: s.spent }) : no("HEIST-BULLET-1", { board: 0 });
  return s.mode === "versus" && c.bullets > 0 ? no("HEIST-VS-4", { bullets: c.bullets }) : null;
}

export function judgeQuick(b: Board, s: State, c: Cowboy): Refusal | null {
  const times = abilityN(b, c, "freeBullet");
  if (s.quick >= times) return no("HEIST-WANT-10", { used: s.quick, times });
  return judgeTakeBullet(s, c);
}

/** HEIST-BULLET-2: not on the turn it was taken. */
export function judgeShoot(c: Cowboy): Refusal | null {
  return c.bullets > c.fresh ? null : no("HEIST-BULLET-2", { bullets: c.bullets, fresh: c.fresh });
}

export function takeBullet(x: Ctx, me: number, free: boolean): void {
  const { s } = x;
  const c = s.cowboys[me]!;
  s.bullets--;
  c.bullets++;
  c.fresh++;
  if (x.sink)
    x.sink({ t: "took-bullet", rule: "HEIST-BULLET-1", who: who(x, me), free, board: s.bullets, left: s.actions });
}

export function shoot(x: Ctx, me: number): void {
  const { s } = x;
  s.cowboys[me]!.bullets--;
  s.spent++;
  s.actions++;
  if (x.sink) x.sink({ t: "used-bullet", rule: "HEIST-BULLET-2", who: who(x, me), left: s.actions });
}

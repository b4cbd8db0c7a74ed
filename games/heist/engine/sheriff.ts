import { no, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import type { Board } from "./board.ts";
import type { Direction } from "./edition/types.ts";
import { arrest } from "./jail.ts";
import { inTunnel, sheriffSpace } from "./queries.ts";
import type { State } from "./types.ts";
import type { Refusal, RuleId } from "@trestle/kernel";

/** A cowboy that came to the Sheriff is caught, unless the section is in the tunnel. HEIST-MOVE-6, HEIST-SHER-5 */
export function meetSheriff(x: Ctx, me: number): void {
  const { b, s } = x;
  const at = sheriffSpace(b, s);
  if (s.cowboys[me]!.at === at && !inTunnel(b, s, b.section[at]!)) arrest(x, me, "HEIST-MOVE-6");
}

/** Everybody with him, in turn order from the active player. HEIST-SHER-3, HEIST-SHER-4 */
export function captureHere(x: Ctx, rule: RuleId): void {
  const { b, s } = x;
  const at = sheriffSpace(b, s);
  if (inTunnel(b, s, b.section[at]!)) return;
  const n = s.cowboys.length;
  for (let i = 0; i < n; i++) {
    const c = (s.active + i) % n;
    if (s.cowboys[c]!.at === at) arrest(x, c, rule);
  }
}

function go(
  x: Ctx,
  path: readonly number[],
  because: "loot" | "wild" | "event",
  by: number | null,
  rule: RuleId,
): void {
  const { b, s } = x;
  if (path.length === 0) return;
  if (x.sink) {
    const names = path.map((p) => b.spaceIds[b.sheriffLine[p]!]!);
    const from = b.spaceIds[sheriffSpace(b, s)]!;
    x.sink({
      t: "sheriff-moved",
      rule,
      from,
      to: names.at(-1)!,
      path: names,
      because,
      who: by === null ? null : who(x, by),
    });
  }
  for (const place of path) {
    s.sheriff = place;
    captureHere(x, "HEIST-SHER-3");
  }
}

/** An Event Card moves him, and he turns round at the end of his line. HEIST-SHER-2 */
export function patrol(x: Ctx, direction: Direction, spaces: number): void {
  const end = x.b.sheriffLine.length - 1;
  let way = direction === "front" ? -1 : 1;
  let at = x.s.sheriff;
  const path: number[] = [];
  for (let i = 0; i < spaces; i++) {
    if (at + way < 0 || at + way > end) way = -way;
    at += way;
    path.push(at);
  }
  go(x, path, "event", null, "HEIST-EVENT-2");
}

/** Wilds played for loot bring him closer; he stops on the looter's space. HEIST-LOOT-7, HEIST-LOOT-8 */
export function stir(x: Ctx, steps: number, space: number, by: number): void {
  const goal = x.b.sheriffAt[space]!;
  let at = x.s.sheriff;
  const path: number[] = [];
  for (let i = 0; i < steps && at !== goal; i++) {
    at += at < goal ? 1 : -1;
    path.push(at);
  }
  go(x, path, "loot", by, "HEIST-LOOT-7");
}

/** The Wild ability: one space either way, no bouncing. HEIST-FREE-6 */
export function nudge(x: Ctx, direction: Direction, by: number): void {
  go(x, [x.s.sheriff + (direction === "front" ? -1 : 1)], "wild", by, "HEIST-FREE-6");
}

export function judgeNudge(b: Board, s: State, direction: Direction): Refusal | null {
  const to = s.sheriff + (direction === "front" ? -1 : 1);
  if (to >= 0 && to < b.sheriffLine.length) return null;
  return no("HEIST-FREE-6", { at: b.spaceIds[sheriffSpace(b, s)]!, direction });
}

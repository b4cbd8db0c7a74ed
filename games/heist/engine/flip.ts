import type { Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { JUNCTIONS, SIDES } from "./edition/types.ts";
import { nextRail } from "./edition/tables.ts";
import { carOn, hasAbility } from "./queries.ts";
import type { Cowboy, State } from "./types.ts";

/** No token turns under a train, nor once it is gone. HEIST-FLIP-2, HEIST-FLIP-3 */
export function judgeToken(b: Board, s: State, junction: number): Refusal | null {
  if (!s.tokens) return no("HEIST-FLIP-3", { junction: JUNCTIONS[junction]! });
  const section = carOn(s, b.junctionSpace[junction]!);
  return section === 0 ? null : no("HEIST-FLIP-2", { junction: JUNCTIONS[junction]!, section });
}

/** HEIST-FLIP-1 */
export function judgeFlip(b: Board, s: State, c: Cowboy, junction: number): Refusal | null {
  const at = b.junctionSpace[junction];
  if (at === undefined) return no("HEIST-FLIP-1", { at: b.spaceIds[c.at]! });
  const beside = b.touches[c.at * b.spaceCount + at] === 1 && hasAbility(b, c, "longReach");
  if (c.at !== at && !beside) return no("HEIST-FLIP-1", { at: b.spaceIds[c.at]!, junction: b.spaceIds[at]! });
  return judgeToken(b, s, junction);
}

export function flip(
  x: Ctx,
  junction: number,
  because: "action" | "straight" | "event",
  by: number | null,
  cards: string[],
): void {
  const { s } = x;
  const side = 1 - s.switches[junction]!;
  s.switches[junction] = side;
  if (!x.sink) return;
  const rule = because === "action" ? "HEIST-FLIP-1" : because === "straight" ? "HEIST-FREE-3" : "HEIST-EVENT-4";
  x.sink({
    t: "flipped",
    rule,
    ...(s.mode === "versus" && cards.length > 0 ? { reveals: true as const } : {}),
    junction: JUNCTIONS[junction]!,
    side: SIDES[side]!,
    because,
    who: by === null ? null : who(x, by),
    cards,
    left: s.actions,
  });
}

/** The junction that the engine will reach next; from a junction it is the other one. HEIST-EVENT-4, HEIST-EVENT-5 */
export function nextJunction(b: Board, s: State): number {
  let [at, prev] = [s.cars[0]!, s.cars[1]!];
  for (let i = 0; i < b.mainCount; i++) {
    const next = nextRail(b, s.switches[0]!, s.switches[1]!, prev, at);
    [prev, at] = [at, next];
    if (b.junctionAt[at]! >= 0) return b.junctionAt[at]!;
  }
  return 0;
}

/** Track Switched: the next one, else the other, else nothing. */
export function switchTrack(x: Ctx): void {
  const { b, s } = x;
  const next = nextJunction(b, s);
  for (const junction of [next, 1 - next])
    if (s.tokens && carOn(s, b.junctionSpace[junction]!) === 0) return flip(x, junction, "event", null, []);
  if (x.sink) x.sink({ t: "switches-stuck", rule: "HEIST-EVENT-4" });
}

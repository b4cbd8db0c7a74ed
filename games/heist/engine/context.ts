import type { Refusal, RuleId, Seat, Sink } from "@trestle/kernel";
import type { Board } from "./board.ts";
import type { HeistEvent, Who } from "./event-types.ts";
import type { State } from "./types.ts";

/** `x` changes, `s` reads. Events are built only while somebody listens. */
export interface Ctx {
  b: Board;
  s: State;
  sink: Sink<HeistEvent> | null;
}

export function no(rule: RuleId, data: Record<string, number | string> = {}): Refusal {
  return { rule, data };
}

export function who(x: Ctx, cowboy: number): Who {
  const { seat, colour, wanted } = x.s.cowboys[cowboy]!;
  return { cowboy, seat, colour, solo: x.s.solo, title: wanted === null ? null : x.b.wantedIds[wanted]! };
}

export function cardNames(b: Board, cards: readonly number[]): string[] {
  return cards.map((c) => b.cardIds[c]!);
}

export function tileNames(b: Board, tiles: readonly number[]): string[] {
  return tiles.map((t) => b.tileIds[t]!);
}

/** In versus a card that leaves a hand openly tells the others something. HEIST-VS-3 */
export function shows(s: State): { reveals?: true } {
  return s.mode === "versus" ? { reveals: true } : {};
}

/** Cards as an event may carry them: open, or in versus only for those who see them. */
export function privately(
  x: Ctx,
  cards: readonly number[],
  cowboys: readonly number[],
): { count: number; cards?: string[]; secret?: { to: Seat[]; cards: string[] } } {
  const count = cards.length;
  const names = cardNames(x.b, cards);
  if (x.s.mode !== "versus") return { count, cards: names };
  return { count, secret: { to: cowboys.map((c) => x.s.cowboys[c]!.seat), cards: names } };
}

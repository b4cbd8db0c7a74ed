import { encode, type ColtTypes, type Move } from "../engine/index.ts";
import type { Answer, Ask, Hint, Line, Thinking } from "@trestle/bots";
import { settled } from "@trestle/bots";

export type ColtAsk = Ask<ColtTypes>;

/** The legal move with these cards; whatever else is asked has one answer only. */
export function moveOf(ask: ColtAsk, code: number): Move {
  return ask.legal.find((m) => m.t === "plan" && encode(m.cards) === code) ?? ask.legal[0]!;
}

/** Others may read why as soon as the programmes are open. */
export function said(ask: ColtAsk, code: number, lines: readonly Line[]): Answer<ColtTypes> {
  return { move: moveOf(ask, code), why: { lines, opens: "reveal" }, say: null };
}

export function hinted(ask: ColtAsk, code: number, share: number | null, lines: readonly Line[]): Hint<ColtTypes> {
  return { move: moveOf(ask, code), share, lines };
}

/** One legal move, or none of the programmes is asked for. */
export function only(ask: ColtAsk): Thinking<ColtTypes> {
  const move = ask.legal[0]!;
  const lines: Line[] = [{ key: "only", data: {} }];
  return settled({ move, why: { lines, opens: "now" }, say: null }, () => [{ move, share: null, lines }]);
}

import { encode, type ColtTypes, type Move } from "../engine/index.ts";
import { type BotRequest, type BotResult, decided, type Hint, type Thinking } from "@trestle/bots";
import type { ReasonLine } from "@trestle/kernel";

export type ColtRequest = BotRequest<ColtTypes>;

/** The legal move with these cards; whatever else is asked has one answer only. */
export function moveOf(request: ColtRequest, code: number): Move {
  return request.legal.find((m) => m.t === "plan" && encode(m.cards) === code) ?? request.legal[0]!;
}

/** Others may read why as soon as the programmes are open. */
export function said(request: ColtRequest, code: number, lines: readonly ReasonLine[]): BotResult<ColtTypes> {
  return { move: moveOf(request, code), why: { lines, opens: "reveal" }, say: null };
}

export function hinted(
  request: ColtRequest,
  code: number,
  share: number | null,
  lines: readonly ReasonLine[],
): Hint<ColtTypes> {
  return { move: moveOf(request, code), share, lines };
}

/** One legal move, or none of the programmes is asked for. */
export function only(request: ColtRequest): Thinking<ColtTypes> {
  const move = request.legal[0]!;
  const lines: ReasonLine[] = [{ key: "only", data: {} }];
  return decided({ move, why: { lines, opens: "now" }, say: null }, () => [{ move, share: null, lines }]);
}

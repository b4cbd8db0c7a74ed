import type { Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no, shows, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { JUNCTIONS } from "./edition/types.ts";
import { flip, judgeToken } from "./flip.ts";
import { discardCard, discardCards, fromHand } from "./hands.ts";
import { onTrain, straightLength } from "./queries.ts";
import { isKind, isStraight } from "./sets.ts";
import { judgeNudge, nudge } from "./sheriff.ts";
import type { Cowboy, Move, State } from "./types.ts";

/** Pair, 3 or 4 of a Kind. HEIST-FREE-3 */
export function judgeSet(b: Board, c: Cowboy, names: readonly string[]): Refusal | null {
  const cards = fromHand(b, c, names);
  if (cards === null || cards.length < 2 || cards.length > 4) return no("HEIST-FREE-3", { cards: names.length });
  return isKind(b, cards) ? null : no("HEIST-FREE-3", { cards: names.join(" ") });
}

export function judgeStraight(b: Board, s: State, c: Cowboy, m: Extract<Move, { t: "straight" }>): Refusal | null {
  const cards = fromHand(b, c, m.cards);
  const length = straightLength(b, c);
  if (cards === null || cards.length !== length) return no("HEIST-FREE-3", { cards: m.cards.length, length });
  if (!isStraight(b, cards)) return no("HEIST-FREE-3", { cards: m.cards.join(" "), length });
  const junction = JUNCTIONS.indexOf(m.junction);
  return junction < 0 ? no("HEIST-FREE-3", { junction: m.junction }) : judgeToken(b, s, junction);
}

/** HEIST-FREE-6; in versus only from the train. HEIST-VS-6 */
export function judgeWild(b: Board, s: State, c: Cowboy, m: Extract<Move, { t: "nudge" }>): Refusal | null {
  if (b.wild < 0 || !c.hand.includes(b.wild)) return no("HEIST-FREE-3", { wilds: 0 });
  if (s.mode === "versus" && !onTrain(b, c)) return no("HEIST-VS-6", { at: b.spaceIds[c.at]! });
  return judgeNudge(b, s, m.direction);
}

/** One, two or three more Heist Actions this turn. */
export function playSet(x: Ctx, me: number, names: readonly string[]): void {
  const { s } = x;
  const gained = names.length - 1;
  discardCards(x, s.cowboys[me]!, names);
  s.actions += gained;
  if (x.sink)
    x.sink({
      t: "gained-actions",
      rule: "HEIST-FREE-3",
      ...shows(s),
      who: who(x, me),
      cards: [...names],
      gained,
      left: s.actions,
    });
}

export function playStraight(x: Ctx, me: number, m: Extract<Move, { t: "straight" }>): void {
  discardCards(x, x.s.cowboys[me]!, m.cards);
  flip(x, JUNCTIONS.indexOf(m.junction), "straight", me, [...m.cards]);
}

export function playWild(x: Ctx, me: number, m: Extract<Move, { t: "nudge" }>): void {
  const { b, s } = x;
  discardCard(x, s.cowboys[me]!, b.wild);
  if (x.sink) {
    const card = b.cardIds[b.wild]!;
    x.sink({ t: "played-wild", rule: "HEIST-FREE-3", ...shows(s), who: who(x, me), card, direction: m.direction });
  }
  nudge(x, m.direction, me);
}

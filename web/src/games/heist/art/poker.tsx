import type { PokerCard, Requirement, Suit } from "@trestle/heist";
import { BONE, INK } from "../../../stage/palette.ts";
import css from "./poker.module.css";

/** Suits in a box of 24: told apart by shape alone, at 14 px too. */
const SUITS: Readonly<Record<Suit, { d: string; fill: string }>> = {
  revolver: {
    d: "M1.500 6H17L18 4.500H20V6H22.500V10H14.500L14 12.500Q13.500 14 11.500 14H10L8 21.500H2.500L5 12Q2 11.500 1.500 9.500Z",
    fill: "#8e1b1b",
  },
  bag: {
    d: "M9 2H15L13.500 6.500Q21 10 21 16 21 22 12 22T3 16Q3 10 10.500 6.500ZM8 6.500H16V8.500H8Z",
    fill: "#7a4f00",
  },
  keyhole: {
    d: "M12 1.500Q19 1.500 19 8.500 19 12.500 15.500 14.500L18 22.500H6L8.500 14.500Q5 12.500 5 8.500 5 1.500 12 1.500Z",
    fill: "#1f4e79",
  },
};
const WILD = "M12 1L15 8.500 23 9 17 14.200 19 22 12 17.600 5 22 7 14.200 1 9 9 8.500Z";

export function SuitMark({ suit, size = 20 }: { suit: Suit | null; size?: number }) {
  const { d, fill } = suit === null ? { d: WILD, fill: "#5b3a86" } : SUITS[suit];
  return (
    <svg viewBox="-2 -2 28 28" width={size} height={size} aria-hidden="true" class={css.suit}>
      <path d={d} fill={BONE} stroke={BONE} stroke-width="4" stroke-linejoin="round" />
      <path d={d} fill={fill} stroke={INK} stroke-width="1.300" stroke-linejoin="round" />
      {suit === "keyhole" && <path d="M12 6.500V12" stroke={BONE} stroke-width="2.200" stroke-linecap="round" />}
      {suit === "bag" && (
        <path d="M12 11.500V18.500M9.500 13.500H14.500M9.500 16.500H14.500" stroke={BONE} stroke-width="1.400" />
      )}
      {suit === "revolver" && <path d="M4 8H19M9 10.500H12" stroke={BONE} stroke-width="1.200" />}
    </svg>
  );
}

function rank(card: PokerCard): string {
  return card.number === null ? "★" : card.number === 1 ? "A" : String(card.number);
}

/** A poker card as a printed ticket: suit, number, and as many small suits as it counts. */
export function PokerFace({ card, size = "full" }: { card: PokerCard; size?: "full" | "mini" }) {
  if (size === "mini")
    return (
      <span class={css.mini} aria-hidden="true">
        <SuitMark suit={card.suit} size={16} />
        {card.number === null ? "" : rank(card)}
      </span>
    );
  return (
    <span class={`${css.face} ${card.suit === null ? css.wild : ""}`} aria-hidden="true">
      <span class={css.rank}>{rank(card)}</span>
      <span class={css.big}>
        <SuitMark suit={card.suit} size={34} />
      </span>
      <span class={css.low}>
        <SuitMark suit={card.suit} size={13} />
        {rank(card)}
      </span>
    </span>
  );
}

/** What a tile asks for, as symbols; its words stand beside it or in its label. */
export function NeedMarks({ needs }: { needs: Requirement }) {
  if (needs.kind === "suits")
    return (
      <span class={css.needs} aria-hidden="true">
        {needs.suits.map((suit, i) => (
          <SuitMark key={i} suit={suit} size={18} />
        ))}
      </span>
    );
  const signs: readonly string[] =
    needs.kind === "numbers"
      ? needs.numbers.map(String)
      : { threeOfAKind: ["n", "n", "n"], twoPairs: ["n", "n", "m", "m"], straight3: ["n", "+1", "+2"] }[needs.kind];
  return (
    <span class={css.needs} aria-hidden="true">
      {signs.map((sign, i) => (
        <span key={i} class={css.sign}>
          {sign}
        </span>
      ))}
    </span>
  );
}

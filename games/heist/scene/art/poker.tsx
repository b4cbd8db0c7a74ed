import type { PokerCard, Requirement, Suit } from "../../engine/page.ts";
import { BONE, INK } from "@trestle/ui/art/palette.ts";
import css from "./poker.module.css";
import { SUIT_PATHS } from "./tile.tsx";

const TONES: Readonly<Record<Suit, string>> = { revolver: "#3a4656", bag: "#8a5a18", keyhole: "#8e1b1b" };
const WILD = "M12 1L15 8.500 23 9 17 14.200 19 22 12 17.600 5 22 7 14.200 1 9 9 8.500Z";

export function SuitMark({ suit, size = 20 }: { suit: Suit | null; size?: number }) {
  const [d, fill] = suit === null ? [WILD, "#5b3a86"] : [SUIT_PATHS[suit], TONES[suit]];
  return (
    <svg viewBox="-2 -2 28 28" width={size} height={size} aria-hidden="true" class={css.suit}>
      <path d={d} fill={BONE} stroke={BONE} stroke-width="4" stroke-linejoin="round" />
      <path d={d} fill={fill} fill-rule="evenodd" stroke={INK} stroke-width="1.300" stroke-linejoin="round" />
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

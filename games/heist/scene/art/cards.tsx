import type { PokerCard, Requirement, Suit } from "../../engine/page.ts";
import { BONE, INK } from "@trestle/ui/art/palette.ts";
import css from "./cards.module.css";

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

/** Suits in a box of 24, told apart at 10 px. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  revolver:
    "M2 7H20L22 9V12H13.500Q13.500 15 10.500 15H9L7.500 21H2.500L4.500 13Q2 12 2 7ZM9.600 12L9.300 13.600H10.500Q11.800 13.600 11.800 12Z",
  bag: "M8 6L6 2.500H18L16 6ZM7.500 7.500H16.500Q22 13 21 18T12 22.500 3 18Q2 13 7.500 7.500Z",
  keyhole: "M12 2Q18 2 18 8 18 11.500 15 13.200L17.500 22H6.500L9 13.200Q6 11.500 6 8 6 2 12 2Z",
};

/** A loot tile, 40 by 40 around (0, 0): what it takes, as symbols or figures. */
export function TileArt({ needs }: { needs: Requirement | null }) {
  return (
    <g stroke={INK} stroke-width="1.800" stroke-linejoin="round">
      <path d="M-19-19H13L19-13V19H-19Z" fill={BONE} />
      <path d="M-16-16H12L16-12V16H-16Z" fill="#f3dfb0" stroke-width="1" stroke-dasharray="2 2" />
      {needs !== null && <Needs needs={needs} />}
    </g>
  );
}

function Needs({ needs }: { needs: Requirement }) {
  switch (needs.kind) {
    case "suits":
      return <Suits suits={needs.suits} />;
    case "numbers":
      return <Figures list={needs.numbers.map(String)} />;
    case "threeOfAKind":
      return <Cards groups={[3]} sign="=" />;
    case "twoPairs":
      return <Cards groups={[2, 2]} sign="=" />;
    case "straight3":
      return <Figures list={["1", "2", "3"]} climbing />;
  }
}

function Suits({ suits }: { suits: readonly Suit[] }) {
  const place = PLACES[Math.min(suits.length, 4)] ?? PLACES[4]!;
  return suits.slice(0, 4).map((suit, i) => {
    const [x, y] = place[i]!;
    return (
      <path
        key={i}
        transform={`translate(${x - 7.2} ${y - 7.2}) scale(.6)`}
        d={SUIT_PATHS[suit]}
        fill={TONES[suit]}
        fill-rule="evenodd"
        stroke="none"
      />
    );
  });
}
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-7, 0],
    [7, 0],
  ],
  3: [
    [0, -8],
    [-8, 7],
    [8, 7],
  ],
  4: [
    [-7, -7],
    [7, -7],
    [-7, 8],
    [7, 8],
  ],
};

/** Cards that belong together: three alike, or two and two. */
function Cards({ groups, sign }: { groups: readonly number[]; sign: string }) {
  const height = 28 / groups.length;
  return groups.map((count, row) => (
    <g key={row} transform={`translate(0 ${(row - (groups.length - 1) / 2) * (height + 1)})`}>
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          d="M-4.500-6.500H4.500V6.500H-4.500Z"
          transform={`translate(${(i - (count - 1) / 2) * 10} 0)`}
          fill={row % 2 === 0 ? "#d98a3d" : "#7fa7b8"}
          stroke-width="1.400"
        />
      ))}
      <text y="4" font-size="12" font-weight="800" text-anchor="middle" fill={INK} stroke="none">
        {sign}
      </text>
    </g>
  ));
}

function Figures({ list, climbing = false }: { list: readonly string[]; climbing?: boolean }) {
  const step = 30 / Math.max(3, list.length);
  return list.map((figure, i) => (
    <text
      key={i}
      x={(i - (list.length - 1) / 2) * step}
      y={5 + (climbing ? (1 - i) * 6 : 0)}
      font-size="13"
      font-weight="800"
      text-anchor="middle"
      fill={climbing ? "#27606a" : INK}
      stroke="none"
    >
      {figure}
    </text>
  ));
}

import type { CardName, RailcarId, Suit } from "../../engine/page.ts";
import { BRASS, Cut, IRON, RED, STEEL, disc, type Drawing } from "./draw.tsx";
import { CardSymbol, reachOf } from "./symbols.tsx";
import css from "./marks.module.css";

const SUITS: Readonly<Record<Suit, string>> = {
  clubs:
    "M12 2a5 5 0 0 1 4.300 7.500A5 5 0 1 1 14 17.600L15.500 22H8.500L10 17.600A5 5 0 1 1 7.700 9.500 5 5 0 0 1 12 2Z",
  diamonds: "M12 1L20 12 12 23 4 12Z",
  hearts: "M12 22Q1 13 1.500 8 2.500 3 7 3 10.500 3 12 6.500 13.500 3 17 3 21.500 3 22.500 8 23 13 12 22Z",
  spades:
    "M12 1Q22 9 22 14 21.500 18.500 17.500 18.500 15 18.500 13.500 16.500L15.500 22H8.500L10.500 16.500Q9 18.500 6.500 18.500 2.500 18.500 2 14 2 9 12 1Z",
};

export function SuitMark({ suit, size }: { suit: Suit; size?: number | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" fill="currentColor">
      <path d={SUITS[suit]} />
    </svg>
  );
}

/** Lives as cartridges: full ones are brass, spent ones an outline, so that colour is not needed to count them. */
export function Bullets({ lives, of, size = 14 }: { lives: number; of: number; size?: number | undefined }) {
  const all = Math.max(lives, of);
  return (
    <svg
      viewBox={`0 0 ${all * 10} 24`}
      width={(size * all * 10) / 24}
      height={size}
      aria-hidden="true"
      focusable="false"
      stroke="var(--ink)"
      stroke-width="1.8"
      stroke-linejoin="round"
    >
      {Array.from({ length: all }, (_, i) => (
        <g key={i} transform={`translate(${i * 10} 0)`}>
          <path d={BULLET} fill={i < lives ? BRASS : "none"} stroke={i < lives ? undefined : "currentColor"} />
          {i < lives && <path d="M1.500 11H8.500" />}
          {i < lives && <path d="M5 1.500Q8.500 5 8.500 10.500H1.500Q1.500 5 5 1.500Z" fill={STEEL} />}
        </g>
      ))}
    </svg>
  );
}
const BULLET = "M5 1.500Q8.500 5 8.500 11V22.500H1.500V11Q1.500 5 5 1.500Z";

const COLT_45: Drawing = [
  { d: "M8 18L17 20 13 37Q6 39 4 35Z", fill: "#7C5130" },
  { d: "M20 23Q21 30 27 29Q30 27 29 23", fill: "none" },
  { d: "M6 12L12 9H38V15H32L31 23H9Z", fill: STEEL },
  { d: "M18 8H31V22H18Z", fill: IRON, lines: "M20 13H29M20 17.500H29" },
];

/** A weapon with its reach; null is the Colt .45 that everybody has. `reach` counts what else changes it. */
export function WeaponIcon({
  id,
  reach,
  size = 24,
}: {
  id: CardName | null;
  reach?: number;
  size?: number | undefined;
}) {
  return (
    <span class={css.weapon}>
      {id === null ? (
        <svg viewBox="-2.500 -2.500 53 53" width={size} height={size} aria-hidden="true" focusable="false">
          <Cut of={COLT_45} cut={3} rim />
        </svg>
      ) : (
        <CardSymbol id={id} size={size} />
      )}
      <b aria-hidden="true">{reach ?? (id === null ? 1 : reachOf(id))}</b>
    </span>
  );
}

/** What lies before a player, small: the card's picture on its frame's colour. */
export function EquipmentIcon({ id, size = 24 }: { id: CardName | RailcarId; size?: number | undefined }) {
  return (
    <span class={css.equipment}>
      <CardSymbol id={id} size={size} />
    </span>
  );
}

/** Effects that fly over the table; each in a box of 48 but the shot, which is as long as its parent is wide. */
export type Effect = "dynamite" | "bars" | "barrel" | "beer" | "burst" | "smoke" | "draw" | "arrow" | "skull";

const EFFECTS: Readonly<Record<Exclude<Effect, "dynamite" | "barrel" | "beer" | "burst">, Drawing>> = {
  bars: [
    { d: "M6 0H11V48H6ZM16 0H21V48H16ZM27 0H32V48H27ZM37 0H42V48H37Z", fill: IRON },
    { d: "M0 6H48V11H0ZM0 37H48V42H0Z", fill: STEEL },
  ],
  smoke: [
    {
      d: "M10 40Q0 38 2 28 2 20 9 18 8 7 18 5 26 3 29 9 36 3 43 9 48 15 44 22 49 28 45 35 40 42 32 39 26 46 18 42 13 44 10 40Z",
      fill: "#E7DCC6",
      shade: "M10 40Q4 38 4 30 12 38 20 33 28 39 35 33 42 36 46 29 47 40 32 39 26 46 18 42 13 44 10 40Z",
    },
  ],
  draw: [
    { d: "M8 6L32 2 37 40 13 44Z", fill: "#FBF4E4" },
    {
      d: "M20 10L42 14 36 46 14 42Z",
      fill: "#FBF4E4",
      ink: "M30 20Q38 27 37 31 36 35 32 34 31 34 30 32L30.500 37H26L27 32Q25 34 23 33 20 32 21 28 23 24 30 20Z",
    },
  ],
  arrow: [
    { d: "M4 24H36", fill: "none" },
    { d: "M34 15L47 24 34 33Z", fill: STEEL },
    { d: "M1 15H9L14 24 9 33H1L6 24Z", fill: RED },
  ],
  skull: [
    {
      d: "M24 3Q43 3 43 21 43 29 36 33V43H30V38H27V43H21V38H18V43H12V33Q5 29 5 21 5 3 24 3Z",
      fill: "#F7F1E3",
      ink: `${disc(16, 21, 5)}${disc(32, 21, 5)}M24 26L27 31H21Z`,
    },
  ],
};

export function EffectArt({ effect, size }: { effect: Effect; size?: number | undefined }) {
  if (effect === "dynamite" || effect === "barrel" || effect === "beer") return <CardSymbol id={effect} size={size} />;
  if (effect === "burst") return <CardSymbol id="bang" size={size} />;
  return (
    <svg viewBox="-2.500 -2.500 53 53" width={size} height={size} aria-hidden="true" focusable="false">
      <Cut of={EFFECTS[effect]} cut={3} rim />
    </svg>
  );
}

/** The line of a shot from 0, 0 to x, y, to be put into a board-wide svg. */
export function ShotLine({ x, y, missed = false }: { x: number; y: number; missed?: boolean }) {
  return (
    <g fill="none" stroke-linecap="round">
      <path d={`M0 0L${x} ${y}`} stroke="#F7F1E3" stroke-width="7" />
      <path d={`M0 0L${x} ${y}`} stroke="#2A1C12" stroke-width="4" />
      <path d={`M0 0L${x} ${y}`} stroke="#FFC857" stroke-width="2" stroke-dasharray={missed ? "2 9" : undefined} />
    </g>
  );
}

import { COSTS, CUSTOM_COSTS, type Cost, type CustomCost, type StationId } from "../../engine/page.ts";
import {
  COAL,
  Cut,
  GOLD,
  GREEN,
  IRON,
  OAK,
  PAPER,
  RED,
  SKY,
  STEEL,
  STRAW,
  WOOD,
  BRICK,
  BLUE,
  box,
  disc,
  type Drawing,
} from "./draw.tsx";
import type { Faces } from "./faces.ts";
import { Bullets, SuitMark } from "./marks.tsx";
import css from "./stations.module.css";
import { CardSymbol } from "./symbols.tsx";

/** What one sees of the place from the train, each in a box of 72 by 40, the ground at 38. */
const VIEWS = {
  "boom-town": [
    { d: "M36 0L40 9 50 3 48 13 60 13 51 20H21L12 13 24 13 22 3 32 9Z", fill: GOLD },
    { d: "M10 38V20H30V38ZM42 38V20H62V38Z", fill: BRICK },
    { d: box(24, 16, 24, 22), fill: OAK, ink: box(32, 28, 8, 10) },
  ],
  catico: [
    { d: "M8 38V24L20 14 32 24V38Z", fill: STRAW },
    { d: box(17, 28, 7, 10), fill: OAK },
    { d: "M40 38Q36 26 44 20L42 8 50 14H56L62 8 62 22Q66 30 62 38Z", fill: COAL, ink: "" },
    { d: `${disc(49, 21, 1.8)}${disc(57, 21, 1.8)}`, fill: GOLD },
  ],
  "creepy-creek": [
    { d: disc(54, 11, 9), fill: PAPER },
    { d: "M22 38L24 24 12 16 13 12 24 18 20 4 24 3 28 16 36 6 39 8 32 22 42 20 42 24 31 28 32 38Z", fill: COAL },
    { d: "M0 38Q12 32 24 36T48 35T72 34V40H0Z", fill: BLUE },
  ],
  "crowns-hole": [
    { d: box(14, 18, 44, 20), fill: WOOD },
    { d: "M20 18V2L28 9 36 0 44 9 52 2V18Z", fill: GOLD },
    { d: box(29, 24, 14, 14), fill: COAL },
  ],
  deathwood: [
    { d: "M14 38V28H4L12 18H7L17 4 27 18H22L30 28H20V38Z", fill: GREEN },
    { d: "M52 38V28H42L50 18H45L55 4 65 18H60L68 28H58V38Z", fill: GREEN },
    { d: "M31 38L29 22 33 16H39L43 22 41 38Z", fill: OAK, lines: "M36 20V30M33 24H39" },
  ],
  dodgeville: [
    { d: "M22 38L28 14H34L40 38Z", fill: WOOD, lines: "M25 28H37M27 21H35M26 34L36 22M36 34L27 22" },
    { d: "M31 13L26 1H36ZM31 13L43 8V18ZM31 13L36 25H26ZM31 13L19 18V8Z", fill: STEEL },
    { d: box(46, 24, 18, 14), fill: BRICK },
    { d: "M44 24L55 15 66 24Z", fill: OAK },
  ],
  "fort-wroth": [
    {
      d: "M4 38V18L8 12 12 18V14L16 8 20 14V18L24 12 28 18V38ZM44 38V18L48 12 52 18V14L56 8 60 14V18L64 12 68 18V38Z",
      fill: OAK,
    },
    { d: box(26, 16, 20, 22), fill: WOOD, ink: "M31 38V28Q36 22 41 28V38Z" },
    { d: "M36 16V0", fill: "none" },
    { d: "M36 1H50L46 5 50 9H36Z", fill: BLUE },
  ],
  frisco: [
    { d: "M6 38V20L13 12 20 20V38Z", fill: SKY },
    { d: "M22 38V14L29 6 36 14V38Z", fill: RED },
    { d: "M38 38V18L45 10 52 18V38Z", fill: GOLD },
    { d: "M60 38L58 12H66L64 38ZM57 12Q62 4 67 12Z", fill: PAPER },
    { d: `${box(11, 24, 4, 6)}${box(27, 18, 4, 6)}${box(43, 22, 4, 6)}`, fill: COAL },
  ],
  "miners-oath": [
    { d: "M2 38L26 6 36 14 44 4 70 38Z", fill: IRON, shade: "M2 38L26 6 30 9 18 38Z" },
    { d: "M26 38V24H46V38Z", fill: COAL },
    { d: "M22 38V20H50V38H46V25H26V38Z", fill: OAK },
    { d: "M54 38L58 30H68L66 38Z", fill: STEEL },
  ],
  "san-tafe": [
    { d: "M6 38V22H26V12Q36 2 46 12V22H66V38Z", fill: "#D98B5A", shade: "M6 38V22H14V38Z" },
    { d: "M32 20V15Q36 10 40 15V20Z", fill: COAL },
    { d: "M30 38V30Q36 24 42 30V38Z", fill: OAK },
    { d: "M36 5V-3M33 0H39", fill: "none" },
  ],
  tombrock: [
    {
      d: "M22 38V14Q22 4 36 4T50 14V38Z",
      fill: STEEL,
      shade: "M22 38V14Q22 6 31 4.500Q27 12 28 38Z",
      lines: "M36 12V26M30 18H42",
    },
    { d: "M4 38Q10 26 20 34L22 38ZM50 38Q56 24 68 38Z", fill: IRON },
  ],
  "virginia-town": [
    { d: box(26, 20, 34, 18), fill: PAPER },
    { d: "M22 21L43 10 64 21Z", fill: BRICK },
    { d: "M10 38V16L18 2 26 16V38Z", fill: PAPER, ink: "M15 38V28H21V38ZM15 18H21V23H15Z" },
    { d: `${box(34, 25, 6, 9)}${box(46, 25, 6, 9)}`, fill: SKY },
  ],
  yooma: [
    { d: "M12 38A24 24 0 0 1 60 38Z", fill: GOLD },
    { d: "M33 38V30Q24 30 24 20H28Q28 25 33 25V10Q36 5 39 10V21Q44 21 44 16H48Q48 26 39 26V38Z", fill: GREEN },
  ],
  custom: [
    { d: box(33, 20, 6, 18), fill: OAK },
    { d: box(12, 4, 48, 20), fill: PAPER, lines: "M20 11H44M20 17H36" },
    { d: "M44 24L62 4 67 8 50 28 43 30Z", fill: GOLD },
  ],
} satisfies Readonly<Record<StationId, Drawing>>;

export function StationArt({ id, width }: { id: StationId; width?: number }) {
  return (
    <svg viewBox="-2 -4 76 46" width={width} aria-hidden="true" focusable="false">
      <path d="M0 38.500H72" stroke="#2A1C12" stroke-width="3" stroke-linecap="round" />
      <Cut of={VIEWS[id]} cut={2.2} />
    </svg>
  );
}

export function costOf(id: StationId, custom: CustomCost | "off"): Cost | null {
  if (id !== "custom") return COSTS[id];
  return custom === "off" ? null : CUSTOM_COSTS[custom];
}

/** A price in pictures: the sentence is the caller's, beside it or as its name. */
export function PriceMark({ cost, words, size = 22 }: { cost: Cost | null; words: Faces; size?: number | undefined }) {
  if (cost === null) return <span class={css.text}>?</span>;
  switch (cost.t) {
    case "name":
      return cost.names.map((name) => <CardSymbol key={name} id={name} size={size} />);
    case "suit":
      return (
        <span class={css.suit} data-red={cost.suit === "hearts" || cost.suit === "diamonds"}>
          <SuitMark suit={cost.suit} size={size} />
        </span>
      );
    case "rank":
      return (
        <span class={css.text}>
          {words.rank(cost.from)}–{words.rank(cost.to)}
        </span>
      );
    case "blue":
      return <Sheets count={1} blue size={size} />;
    case "any":
      return <Sheets count={cost.count} size={size} />;
    case "life":
      return <Bullets lives={1} of={1} size={size} />;
  }
}

function Sheets({ count, blue = false, size }: { count: number; blue?: boolean; size: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * 20} 28`}
      width={(size * count * 20) / 28}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${i * 20})`} stroke="#2A1C12" stroke-width="2">
          <rect x="2" y="2" width="16" height="24" rx="2.500" fill={blue ? "#2F5F93" : "#FBF4E4"} />
          <rect x="5" y="5" width="10" height="11" fill={blue ? "#D3E2EE" : "#B07A44"} stroke="none" />
        </g>
      ))}
    </svg>
  );
}

interface PlateProps {
  id: StationId;
  words: Faces;
  /** What the table agreed on for its own station. */
  custom?: CustomCost | "off";
  /** Without its name: phones. */
  small?: boolean;
}

/** A station's board: what one sees of it, its name, its price. */
export function StationPlate({ id, words, custom = "off", small = false }: PlateProps) {
  return (
    <span class={small ? `${css.plate} ${css.small}` : css.plate}>
      <StationArt id={id} />
      <span class={css.name}>{words.station(id)}</span>
      <span class={css.price} aria-hidden="true">
        <PriceMark cost={costOf(id, custom)} words={words} />
      </span>
    </span>
  );
}

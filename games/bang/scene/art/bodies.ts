import type { Piece } from "@trestle/ui/art/bandit-parts.ts";
import { BONE } from "@trestle/ui/art/palette.ts";
import { BRASS, COAL, GOLD, OAK, STEEL, WOOD, disc } from "./draw.tsx";

/** Shoulders on the one skeleton: the neck is at 42, 55; portraits show them down to y = 82. */
export function broad(fill: string): Piece {
  return {
    d: "M28 55Q42 49 57 55Q80 60 83 100H1Q4 60 28 55Z",
    fill,
    shade: "M28 55Q32 53.500 36 53Q20 66 20 100H1Q4 60 28 55Z",
    light: "M70 62Q80 70 81 92L77.500 92Q76 74 67 63Z",
  };
}

export function coat(fill: string): Piece {
  return {
    d: "M30 56Q42 51 54 56Q67 60 70 82L71 100H13L15 80Q18 60 30 56Z",
    fill,
    shade: "M30 56Q33 54.500 37 54Q27 72 28 100H13L15 80Q18 60 30 56Z",
    light: "M60 60Q67 66 69 84L66 84Q64 70 58 62Z",
    lines: "M46 58Q49 72 47 100",
  };
}

export function slim(fill: string): Piece {
  return {
    d: "M33 56Q42 52 51 56Q60 59 62 74L64 100H20L22 74Q24 59 33 56Z",
    fill,
    shade: "M33 56Q36 54.500 39 54.300Q30 70 31 100H20L22 74Q24 59 33 56Z",
    light: "M56 60Q60 66 61.500 80L59 80Q57.500 68 54 62Z",
  };
}

export function poncho(fill: string, stripe: string): Piece[] {
  return [
    {
      d: "M42 51Q52 52 58 60L80 94H2L27 60Q33 52 42 51Z",
      fill,
      shade: "M42 51Q33 52 27 60L2 94H22Q26 68 42 51Z",
    },
    { d: "M20 70Q42 82 65 70L70 77Q42 92 15 78Z", fill: stripe, lines: "M24 75Q42 84 62 75" },
  ];
}

export function lapels(fill: string, shirt: string): Piece[] {
  return [
    { d: "M37 55L46 54 54 56 51 84 43 84Z", fill: shirt },
    { d: "M36 54L30 57 28 68 36 66 44 86 44 66Z", fill },
    { d: "M53 55L58 58 60 67 54 66 49 86 50 66Z", fill },
  ];
}

export const BOW_TIE: Piece = { d: "M46 60L38 56V65ZM48 60L56 56V65Z", fill: "#A23A16" };
export const COLLAR: Piece = { d: "M30 60Q24 46 31 40Q34 54 46 60Q54 54 58 46Q64 54 58 62Q46 70 30 60Z", fill: COAL };
export const FRINGE: Piece = {
  d: "M18 66Q42 78 66 66L66 76 62 72 58 79 54 74 49 81 45 76 40 81 36 76 31 80 27 74 22 78 18 72Z",
  fill: WOOD,
};
export const CHEVRONS: Piece = {
  d: "M58 72L66 78 74 70V74L66 82 58 76ZM58 80L66 86 74 78V82L66 90 58 84Z",
  fill: GOLD,
};
export const LACE: Piece = {
  d: "M31 58Q42 68 53 58L54 65Q43 74 31 66Z",
  fill: BONE,
  lines: "M35 61L34 67M40 63.500V70M46 63.500L47 70",
};
export const CHOKER: Piece = { d: "M33 54Q43 60 52 54L52 58Q43 64 33 58Z", fill: COAL };

export const BARREL_BODY: readonly Piece[] = [
  { d: "M33 55Q42 51 51 55L56 66H28Z", fill: "#5A7A4A" },
  {
    d: "M14 66Q42 58 70 66Q75 84 70 102H14Q9 84 14 66Z",
    fill: WOOD,
    shade: "M14 66Q20 64 25 63Q19 84 24 102H14Q9 84 14 66Z",
    lines: "M31 62Q27 82 30 100M42 61.500V100M54 62Q57 82 54 100",
  },
  { d: "M12 72Q42 80 72 72L73 79Q42 87 11 79Z", fill: STEEL },
];

/** Things held or worn that tell who it is. */
export const SPYGLASS: readonly Piece[] = [
  { d: "M52 44L62 40 66 47 55 51Z", fill: OAK },
  { d: "M62 39L80 31 85 42 66 49Z", fill: BRASS, light: "M64 41L80 34 81 36 65 43Z" },
];
export const CARDS_IN_HAND: readonly Piece[] = [
  { d: "M58 66L64 50 76 54 70 72Z", fill: BONE },
  { d: "M64 70L74 54 85 61 75 78Z", fill: BONE, ink: "M75 62Q80 66 78 69 76 71 74 69 72 71 71 69 70 66 75 62Z" },
];
export const ACE: Piece = { d: "M48 10L58 8 61 22 51 24Z", fill: BONE, ink: "M54 12L57 17 55.500 21 52 17Z" };
export const CLOVER: Piece = {
  d: "M52 13Q52 8 56 9Q61 8 60 13Q65 13 64 17Q64 22 60 21Q60 26 56 25Q51 26 52 21Q47 21 48 17Q47 13 52 13Z",
  fill: "#3E9A5B",
  ink: disc(56, 17, 1.4),
};
export const STAR_PIN: Piece = {
  d: "M43 13L45.500 19 52 19.500 47 23.500 49 30 43 26.500 37 30 39 23.500 34 19.500 40.500 19Z",
  fill: GOLD,
};
export const VULTURE: readonly Piece[] = [
  {
    d: "M6 58Q-2 42 8 32Q14 26 22 30Q30 40 26 62Q16 70 6 58Z",
    fill: COAL,
    lines: "M10 42Q16 46 20 44M9 50Q16 54 22 51",
  },
  {
    d: "M10 34Q8 22 17 19Q25 18 26 25L34 28Q34 32 28 33L24 31Q22 34 22 38Q14 40 10 34Z",
    fill: "#D98A76",
    ink: disc(20.5, 24.5, 1.7),
  },
];
export const FISTS: readonly Piece[] = [
  {
    d: "M56 80Q52 66 60 62Q68 58 75 63Q80 70 76 78Q70 84 62 84Z",
    fill: "#EDBE94",
    lines: "M62 66L74 66M61 71L76 71M62 76L75 76",
  },
];
export const WHEAT: Piece = { d: "M56 50L76 42", fill: "none" };
export const BOTTLE: readonly Piece[] = [
  { d: "M64 92V72Q64 66 68 64V54H75V64Q79 66 79 72V92Z", fill: "#4E7F5A", light: "M75 68Q77 70 77 75V90H75Z" },
  { d: "M63 74H80V84H63Z", fill: BONE },
];
export const FLYING_SCARF: Piece = {
  d: "M34 56Q22 52 14 58Q8 62 0 56Q4 68 14 68Q24 68 32 62Z",
  fill: "#C0392B",
  lines: "M8 62Q16 64 26 60",
};

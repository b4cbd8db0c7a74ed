import type { Piece } from "@trestle/ui/art/bandit-parts.ts";
import { BONE } from "@trestle/ui/art/palette.ts";
import { BRASS, COAL, GOLD, GREEN, RED, STRAW, disc } from "./draw.tsx";

/** Hats on the one skeleton: the head is at 31 to 59, its brow at y = 30, and looks to the right. */
export type Hat = readonly Piece[];

function band(fill: string, wide = 6): Piece {
  return { d: `M29 ${30 - wide}Q43 ${33 - wide} 57 ${30 - wide}L58 30Q43 33 28 30Z`, fill };
}

export function stetson(fill: string, ribbon: string): Hat {
  return [
    {
      d: "M29 29L31 10Q35 3 41 8Q47 2 53 7Q57 10 57 29Z",
      fill,
      shade: "M29 29L31 10Q33 6 36 6Q34 16 36 29Z",
      light: "M51 6.500Q55 8 55 24L52.500 24.500Q53 14 51 6.500Z",
    },
    band(ribbon),
    {
      d: "M4 17Q14 31 43 30Q72 31 84 15Q86 31 66 36Q43 40 20 36Q1 31 4 17Z",
      fill,
      light: "M60 34Q78 31 82 21Q82 30 65 35Z",
    },
  ];
}

export function tenGallon(fill: string, ribbon: string): Hat {
  return [
    {
      d: "M28 29Q26 2 30 -8Q36 -16 43 -8Q50 -17 56 -8Q60 2 58 29Z",
      fill,
      shade: "M28 29Q26 2 30 -8Q33 -12 36 -12Q33 8 36 29Z",
      light: "M54 -9Q57 0 56 22L53 23Q54 4 52 -9Z",
      lines: "M43 -8Q45 0 44 8",
    },
    band(ribbon, 8),
    { d: "M8 20Q20 31 43 30Q66 31 80 19Q80 32 62 36Q43 39 24 36Q7 32 8 20Z", fill },
  ];
}

export function flat(fill: string, ribbon: string): Hat {
  return [
    {
      d: "M29 29L30 12Q43 8 56 12L58 29Z",
      fill,
      shade: "M29 29L30 12L36 10.500L36 29Z",
      light: "M53 11L55 12L56.500 24L54 24.500Z",
    },
    band(ribbon, 7),
    { d: "M2 28Q43 34 84 27L84 33Q43 40 2 34Z", fill, light: "M58 34Q74 33 82 30V32Q70 35 58 36Z" },
  ];
}

export function bowler(fill: string, ribbon: string, tip = false): Hat {
  const hat: Piece[] = [
    {
      d: "M28 29Q27 7 43 7Q59 7 58 29Z",
      fill,
      shade: "M28 29Q27 9 39 7.500Q33 14 35 29Z",
      light: "M49 9.500Q56 13 56 24L53.500 24.500Q54 14 49 9.500Z",
    },
    band(ribbon, 5),
    { d: "M18 26Q20 31 43 31Q66 31 69 25Q73 31 66 35Q43 38 21 35Q14 31 18 26Z", fill },
  ];
  return tip ? [...hat, { d: "M26 31L20 10Q26 8 32 20Z", fill: "#B5402A", lines: "M24 14L29 27" }] : hat;
}

export function topHat(fill: string, ribbon: string): Hat {
  return [
    {
      d: "M30 29L27 -9Q43 -13 60 -9L57 29Z",
      fill,
      shade: "M30 29L27 -9Q31 -10.500 35 -11L37 29Z",
      light: "M55 -8.500L58 -8L55 20H52Z",
    },
    { d: "M29 18Q43 21 57.500 18L57 29Q43 32 30 29Z", fill: ribbon },
    { d: "M15 25Q43 32 71 25Q74 31 67 34Q43 38 19 34Q12 31 15 25Z", fill },
  ];
}

export function stovepipe(fill: string): Hat {
  return [
    {
      d: "M31 29L33 -14Q35 -17 39 -15L50 -14Q54 -15 54 -11L55 29Z",
      fill,
      shade: "M31 29L33 -14Q35 -16 38 -15L37 29Z",
      lines: "M38 2Q46 5 54 1M37 12Q44 9 54 12",
    },
    { d: "M31 19Q43 22 55 19V28Q43 31 31 28Z", fill: "#57424A" },
    { d: "M20 26Q43 32 66 25Q68 31 62 33Q43 37 24 34Q18 31 20 26Z", fill },
  ];
}

export function sombrero(fill: string, trim: string): Hat {
  return [
    {
      d: "M31 26L37 0Q43 -7 49 0L56 26Z",
      fill,
      shade: "M31 26L37 0Q39 -3 42 -3.500Q37 12 38 26Z",
      lines: "M40 6L46 10L51 5",
    },
    { d: "M31 20Q43 24 55 20L57 28Q43 32 29 28Z", fill: trim },
    {
      d: "M-4 16Q6 29 43 28Q80 29 91 14Q96 30 73 36Q43 41 14 36Q-10 30 -4 16Z",
      fill,
      light: "M62 35Q84 32 90 21Q90 30 72 35Z",
      lines: "M4 28Q20 35 43 35Q68 35 83 27",
      ink: "M14 29L18 33 10 32ZM28 31L31 35 24 34ZM58 31L62 34 55 35ZM73 29L77 32 69 33Z",
    },
  ];
}

export function palm(): Hat {
  return [
    {
      d: "M6 29L2 33 10 32 8 37 17 33 18 37 26 33 33 36 43 33 53 36 60 33 68 37 69 33 78 36 76 31 84 31L72 21 52 -1Q43 -11 34 -1L14 21Z",
      fill: STRAW,
      shade: "M6 29L2 33 10 32 8 37 17 33 18 37 26 33 37 -2Q35 -2 34 -1L14 21Z",
      lines: "M20 26L42 1M32 29L43 3M54 29L45 3M68 26L48 3",
    },
    { d: "M27 15Q43 21 59 15L62 20Q43 27 24 20Z", fill: RED },
  ];
}

export function kepi(): Hat {
  return [
    {
      d: "M30 30L33 10Q45 4 60 9L58 30Z",
      fill: "#2F4C86",
      shade: "M30 30L33 10Q36 8.500 39 7.700L37 30Z",
      light: "M57 9L59 9.500 57 24H55Z",
    },
    { d: "M31 24Q44 27 58 24V31Q44 34 30 31Z", fill: GOLD },
    { d: "M48 29Q62 28 72 35Q64 39 54 36Q49 34 48 29Z", fill: COAL },
    { d: "M40 11L55 22M55 11L40 22", fill: "none" },
    { d: disc(47.5, 16.5, 3), fill: BRASS },
  ];
}

export function cavalry(fill: string): Hat {
  return [
    { d: "M28 29Q27 8 40 8Q43 12 46 7Q58 6 58 29Z", fill, shade: "M28 29Q27 9 38 8Q33 16 35 29Z" },
    band(GOLD, 5),
    { d: "M3 24Q16 32 43 31L66 34Q60 38 43 38Q18 38 3 24Z", fill },
    {
      d: "M44 34Q50 8 68 6Q76 16 70 34Q56 30 44 34Z",
      fill,
      light: "M66 9Q73 18 68.500 32L66 31.500Q70 18 64 11Z",
      ink: "M59 15L61 20H66L62 23 63.500 28 59 25 55 28 56 23 52 20H57Z",
    },
  ];
}

export function coonskin(): Hat {
  return [
    {
      d: "M30 30Q14 32 13 50Q12 66 18 72Q25 66 24 52Q25 40 34 36Z",
      fill: "#8C6239",
      ink: "M14 44L25 45 24 50 13.500 50ZM13.500 57L24 56 24 62 14.500 63Z",
    },
    {
      d: "M26 35Q22 12 34 9L36 5 41 9 46 4 49 9Q62 12 59 35L54 31 50 36 45 32 40 37 36 32 31 37Z",
      fill: "#8C6239",
      shade: "M26 35Q22 12 34 9Q30 20 31 37Z",
      lines: "M38 16L40 22M46 14L47 20M52 18L52 24M34 24L36 28",
    },
  ];
}

export function engineer(): Hat {
  return [
    {
      d: "M29 30Q25 12 33 9Q46 3 58 10Q61 18 58 30Z",
      fill: "#5C7FA8",
      shade: "M29 30Q25 12 33 9L36 8Q32 18 36 30Z",
      lines: "M40 7V28M47 6V28M54 8V28",
    },
    { d: "M29 25Q44 28 58 25V31Q44 34 29 31Z", fill: "#3A567B" },
    { d: "M47 29Q63 28 74 36Q64 39 53 36Z", fill: "#3A567B" },
    {
      d: `${disc(41, 21, 7)}${disc(54.5, 20, 6)}`,
      fill: "#BFD9E8",
      light: "M43 17L46 20 44 23ZM56 16.500L58.500 19 57 21Z",
    },
  ];
}

export function visor(): Hat {
  return [
    {
      d: "M31 33Q29 20 36 19H52Q57 22 56 30Q43 35 31 33Z",
      fill: "#6B4A2E",
      lines: "M36 22Q44 19 52 23M34 27Q44 24 54 27",
    },
    { d: "M29 28Q43 33 57 28L58 32Q43 37 29 33Z", fill: COAL },
    { d: "M38 33Q60 30 78 40Q64 45 46 40Z", fill: GREEN, light: "M58 35Q70 37 75 40Q66 42 60 41Z" },
  ];
}

export function flatCap(): Hat {
  return [
    {
      d: "M27 31Q24 12 44 12Q66 13 74 30Q60 32 50 30Q38 30 27 31Z",
      fill: "#6D6A50",
      shade: "M27 31Q24 14 38 12.500Q31 20 34 30.500Z",
      lines: "M44 13L46 29M34 16L38 29M55 16L56 29",
    },
    { d: "M46 30Q62 29 75 30Q77 35 70 36Q56 37 47 34Z", fill: "#54523E" },
    { d: disc(46, 12, 2.5), fill: "#54523E" },
  ];
}

export function plumed(fill: string, feather: string): Hat {
  return [
    {
      d: "M30 26Q4 22 -2 -2Q4 4 8 1Q8 -8 14 -12Q16 -4 22 -4Q26 -12 34 -12Q30 6 40 22Z",
      fill: feather,
      shade: "M30 26Q10 18 6 2L8 1Q18 16 36 22Z",
      lines: "M34 24Q18 12 13 -6",
    },
    { d: "M30 28Q28 12 44 11Q59 11 58 26Z", fill },
    { d: "M30 24Q44 28 58 23L59 29Q44 33 29 30Z", fill: BONE },
    { d: "M12 34Q26 22 46 26Q66 24 78 12Q80 28 62 35Q40 41 12 34Z", fill, light: "M60 33Q75 26 77 17Q78 28 62 34Z" },
  ];
}

export function roseHat(): Hat {
  return [
    { d: "M34 25Q33 10 46 8Q60 7 61 22Z", fill: GREEN, shade: "M34 25Q33 12 42 9Q38 15 39 24Z" },
    { d: "M24 30Q40 20 66 20Q71 22 69 26Q48 25 28 35Q21 36 24 30Z", fill: GREEN },
    {
      d: "M30 8Q36 4 40 9Q47 9 45 15Q47 22 40 21Q36 26 32 21Q25 21 27 15Q25 9 30 8Z",
      fill: RED,
      lines: "M36 12Q32 12 32 15Q33 19 37 18Q41 17 39 13Q36 10 34 11",
    },
  ];
}

export function comb(): Hat {
  return [
    { d: "M24 34Q8 12 28 -8Q44 -14 52 2Q40 4 36 20Z", fill: BRASS, lines: "M22 26Q16 10 29 -2M28 26Q24 10 38 -3" },
    {
      d: "M29 36Q27 18 44 17Q57 17 57 33Q50 24 43 27Q36 30 33 44Q29 42 29 36Z",
      fill: "#1E1719",
      light: "M45 20Q53 21 55 28Q50 23 44 23Z",
    },
    {
      d: "M24 26Q22 20 28 20Q30 14 36 18Q42 16 41 23Q45 28 39 31Q36 37 31 33Q24 35 25 30Q21 28 24 26Z",
      fill: RED,
      ink: disc(32.5, 26, 2.6),
    },
  ];
}

export function hood(fill: string): Hat {
  return [
    {
      d: "M24 62Q12 30 30 10Q44 -2 58 12Q66 22 61 34Q52 24 44 30Q36 38 38 62Z",
      fill,
      shade: "M24 62Q12 30 30 10Q34 6 38 5Q26 22 30 62Z",
      light: "M54 10Q63 20 60 30L57.500 28Q60 18 52 11Z",
    },
  ];
}

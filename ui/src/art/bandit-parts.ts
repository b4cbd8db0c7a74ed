import { BONE, PALETTE, type PlayerColour } from "./palette.ts";

export type Bandit = "belle" | "cheyenne" | "django" | "doc" | "ghost" | "mei" | "tuco";

export const BANDIT_COLOUR: Readonly<Record<Bandit, PlayerColour>> = {
  belle: "rose",
  cheyenne: "sky",
  django: "saddle",
  doc: "pine",
  ghost: "bone",
  mei: "indigo",
  tuco: "sun",
};

/**
 * One outlined piece with shade and light inside and lines cut into it. The box is 120 high; the figure faces right and
 * its boots stand at x = 40, y = 118.
 */
export interface Piece {
  d: string;
  fill: string;
  shade?: string;
  light?: string;
  lines?: string;
  /** Small details in ink only (a button, an eye). */
  ink?: string;
}

/** Pieces in drawing order; `back` lies behind the body, `head` is the part of a portrait above the coat. */
export interface Figure {
  back: readonly Piece[];
  legs: readonly Piece[];
  body: readonly Piece[];
  head: readonly Piece[];
  hat: readonly Piece[];
  /** In a fall the hat ends on the face, and what is held behind is gone. */
  loose: boolean;
  sleeve: string;
  /** The square of the portrait: left, top, side. */
  bust: readonly [number, number, number];
}

export const SKIN = { fair: "#EDBE94", tan: "#D69B6A", brown: "#8F5B38", pale: "#E6E0D0" };
const LEATHER = "#5A3418";
const DENIM = "#3B4A66";
const STRAW = "#D9B36B";
const COAL = "#2B2B2F";
const METAL = "#8C97A6";

const coat = (who: Bandit) => PALETTE[BANDIT_COLOUR[who]].hex;

/** Trousers and boots in a wide stance, facing right. */
function legs(cloth: string, boot: string): Piece[] {
  return [
    { d: "M26 84H41L39 106H26Z", fill: cloth, shade: "M26 84H33L31 106H26Z" },
    { d: "M24 103H39V110L45 113Q48 114 48 118H24Z", fill: boot, shade: "M24 103H30V118H24Z", lines: "M24 115H47" },
    { d: "M42 84H57L57 106H44Z", fill: cloth, shade: "M42 84H48L49 106H44Z" },
    {
      d: "M42 103H58V110L65 113Q68 114 68 118H42Z",
      fill: boot,
      light: "M59 112L64 114.5Q66 115.5 66 116H60Z",
      shade: "M42 103H48V118H42Z",
      lines: "M42 115H67",
    },
  ];
}

const FACE = "M31 36Q30 26 42 26Q53 26 54 34L59 42Q59 44.5 55.5 44.5Q56.5 54 48 56Q39 57 34.5 51Q31 46 31 36Z";
export const FACE_SHADE = "M31 36Q30 27 40 26Q36 34 37.5 44Q39 52 47 56Q39 57 34.5 51Q31 46 31 36Z";

export function face(skin: string, more: Partial<Piece> = {}): Piece {
  return {
    d: FACE,
    fill: skin,
    shade: FACE_SHADE,
    lines: "M46.5 37.5L53.5 38.5M49 50.5Q52 51.5 55 50",
    ink: "M50.5 39.5a2 2.3 0 1 1 0 4.600a2 2.3 0 1 1 0-4.600Z",
    ...more,
  };
}

export function scarf(fill: string): Piece {
  return { d: "M30 54Q42 61 54 54L56 61Q43 68 29 61Z", fill, shade: "M30 54Q34 57 38 58L37 65Q33 64 29 61Z" };
}

export const SLEEVE = "M38 62Q44 56 51 60L66 66Q69 71 65 76L50 75Q38 74 38 62Z";
export const SLEEVE_SHADE = "M38 64Q39 73 50 73L66 74.5L65 76L50 75Q38 74 38 62Z";
export const GUN: Piece = {
  d: "M66 62.5H70L71 61H88V66H76Q76 69.5 73 70L71 77H64.5Z",
  fill: METAL,
  light: "M72 62.300H87V63.600H72Z",
  lines: "M76 66H72",
};
export const HAND = "M63 67H69Q73.5 67.5 73.5 71.5Q73.5 76.5 68.5 76.5H63Z";

export const FIGURES: Readonly<Record<Bandit, Figure>> = {
  django: {
    back: [],
    legs: legs("#4A3A2C", "#2F1C0E"),
    body: [
      {
        d: "M29 56Q42 51 54 56L58 74Q60 88 63 105L50 108L45 90L40 108L14 110Q23 88 26 68Z",
        fill: coat("django"),
        shade: "M29 56Q33 54 37 53.5Q32 72 30 109L14 110Q23 88 26 68Z",
        light: "M55.5 60L58 74Q60 88 62.6 103L59.5 104Q57 84 54 66Z",
        lines: "M45 90L44 62M23 90L20 108M50 80L55 104",
      },
      scarf("#B5402A"),
    ],
    head: [
      face(SKIN.brown, {
        ink: "M50.5 40a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM42 50Q48 47 56 48.5Q54 56 47 56.5Q41 56 38 53Q40 51 42 50ZM48 51.5H54.5V50.600H48Z",
      }),
    ],
    hat: [
      {
        d: "M28 28L32 11Q37 6 42 10.5Q48 6 52.5 11L57 28Z",
        fill: "#3A2413",
        shade: "M28 28L32 11Q34 8.5 37 9Q34 18 35 28Z",
        light: "M50 10Q52 10.5 52.5 11L56 24L53 25Z",
      },
      { d: "M29 22Q42 25 55.5 22L57 29Q42 32 28 29Z", fill: "#B5402A" },
      {
        d: "M1 23Q22 31 42 30Q64 31 86 21Q79 35 60 37Q42 39 24 37Q8 35 1 23Z",
        fill: "#3A2413",
        light: "M58 32.5Q74 30 82 24.5Q76 33.5 60 35.5Z",
        lines: "M10 29Q24 34 40 34",
      },
    ],
    loose: true,
    sleeve: coat("django"),
    bust: [0, -6, 86],
  },
  doc: {
    back: [
      { d: "M14 78Q14 71 20 71Q26 71 26 78", fill: "none" },
      {
        d: "M6 80Q7 77 11 77H29Q33 77 33 80L35 99H4Z",
        fill: LEATHER,
        shade: "M6 80Q7 77 11 77H14L12 99H4Z",
        lines: "M5 86H34M18 84H22V89H18Z",
      },
    ],
    legs: legs("#3F4A42", "#241A14"),
    body: [
      {
        d: "M29 56Q42 50 55 56Q69 72 65 93Q42 102 19 93Q16 72 29 56Z",
        fill: coat("doc"),
        shade: "M29 56Q32 54.5 36 53.700Q27 74 31 97Q24 95.5 19 93Q16 72 29 56Z",
        light: "M59 62Q67 76 64 91L60.5 92.5Q64 76 56 63Z",
        lines: "M47 58Q52 76 48 97",
      },
      {
        d: "M40 57L47 55L53 57L52 76Q51 88 48 97L42 97Q45 76 40 57Z",
        fill: BONE,
        shade: "M40 57L43 56Q47 76 44 97L42 97Q45 76 40 57Z",
        ink: "M48.5 68a1.4 1.4 0 1 1 0 2.800a1.4 1.4 0 1 1 0-2.800ZM48.5 77a1.4 1.4 0 1 1 0 2.800a1.4 1.4 0 1 1 0-2.800ZM47.5 86a1.4 1.4 0 1 1 0 2.800a1.4 1.4 0 1 1 0-2.800Z",
      },
    ],
    head: [
      face(SKIN.fair, { lines: "M44 41L31 39", ink: "M50.5 40.5a1.6 1.8 0 1 1 0 3.600a1.6 1.8 0 1 1 0-3.600Z" }),
      { d: "M50 37.5a4.6 4.6 0 1 1 0 9.200a4.6 4.6 0 1 1 0-9.200Z", fill: "none" },
      {
        d: "M43 50Q48 45.5 53 48Q58 45.5 61 50Q57 52.5 54 51L52 62Q47 60 45 52.5Q44 52 43 50Z",
        fill: "#B9B2A4",
        lines: "M49 52L51 57",
      },
    ],
    hat: [
      {
        d: "M27 29Q26 5 43 5Q60 5 59 29Z",
        fill: COAL,
        shade: "M27 29Q26 7 40 5.200Q33 13 34 29Z",
        light: "M49 7.5Q57 11 57 24L54 24.5Q54 12 49 7.5Z",
      },
      { d: "M27 23Q43 26 59 23V30Q43 33 27 30Z", fill: coat("doc") },
      {
        d: "M18 27Q20 31 43 31Q66 31 68 26Q73 31 66 35Q43 39 21 35.5Q14 32 18 27Z",
        fill: COAL,
        light: "M60 34Q68 33 69 29.5Q70 32 65 33.800Z",
      },
    ],
    loose: true,
    sleeve: coat("doc"),
    bust: [8, -2, 72],
  },
  ghost: {
    back: [],
    legs: legs("#4B4B52", "#26262A"),
    body: [
      {
        d: "M32 56Q42 52 52 56L56 76L54 92H47L41 86L36 113L13 117Q25 92 28 70Z",
        fill: coat("ghost"),
        shade: "M32 56Q34 55 37 54.5Q34 76 27 115L13 117Q25 92 28 70Z",
        lines: "M46 62L46 86M40 66L34 110M50 70L53 70M50 77L53.5 77",
        ink: "M44 58L50 58L47 71Z",
      },
      scarf("#4B4B52"),
    ],
    head: [
      face(SKIN.pale, {
        lines: "M46 36L54 37.5M47 51H55.5M49 49.5V52.5M51.5 49.5V52.5M54 49.5V52.5M38 47Q42 47 43 51",
        ink: "M50.5 38.5Q54 39 53.5 42Q53 45.5 50 45.5Q46.5 45 46.5 42Q47 38.5 50.5 38.5Z",
      }),
    ],
    hat: [
      {
        d: "M30 28L27 -11Q43 -15 60 -11L56 28Z",
        fill: COAL,
        shade: "M30 28L27 -11Q31 -12.3 35 -12.800L37 28Z",
        light: "M55 -10.800L58.5 -10L55 20H52Z",
      },
      { d: "M29 18Q43 21 57 18L56 28Q43 31 30 28Z", fill: BONE, lines: "M34 20.5V29M39 21.5V30" },
      {
        d: "M15 25Q43 32 71 25Q74 31 67 34Q43 39 19 34Q12 31 15 25Z",
        fill: COAL,
        light: "M56 33.5Q68 31.5 71 28Q71.5 30.5 66 32.5Z",
      },
    ],
    loose: true,
    sleeve: coat("ghost"),
    bust: [4, -17, 80],
  },
  belle: {
    back: [],
    legs: [],
    body: [
      {
        d: "M32 56Q42 52 52 56L54 72Q68 92 74 115Q66 119 58 116Q50 120 42 116.5Q34 120 26 116Q18 119 10 115Q16 92 30 72Z",
        fill: coat("belle"),
        shade: "M32 56L36 54.5L36 72Q25 92 24 116.5Q17 118.5 10 115Q16 92 30 72Z",
        light: "M54 76Q65 92 71 114L67.5 115Q63 94 54 80Z",
        lines: "M30 72Q42 77 54 72M16 102Q28 107 42 105Q58 107 70 102M42 78L41 102M33 78L28 102M50 78L57 102",
      },
      { d: "M31 58Q42 68 53 58L54 65Q43 74 31 66Z", fill: BONE, lines: "M35 61L34 67M40 63.5V70M46 63.5L47 70" },
    ],
    head: [
      {
        d: "M28 15Q8 20 11 40Q14 56 33 58Q40 40 40 20Z",
        fill: BONE,
        shade: "M22 18Q9 24 11 40Q14 56 33 58Q20 50 19 36Q18 24 22 18Z",
        lines: "M19 30Q25 27 32 28M18 40Q25 38 31 40M22 49Q27 47 32 49",
      },
      {
        d: "M34 13Q52 2 66 12Q56 20 57 34L57 48Q56 58 46 60L33 59Q26 38 34 13Z",
        fill: "#E7A9C3",
        shade: "M34 13Q37 11 40 10Q33 36 38 59.5L33 59Q26 38 34 13Z",
      },
      face(SKIN.fair, {
        lines: "M47 36Q51 34.5 54 37M52.5 41.5L55 40.5",
        ink: "M50.5 38.5a2 2.4 0 1 1 0 4.800a2 2.4 0 1 1 0-4.800ZM49.5 50Q52.5 48.5 55 50Q53 53.5 49.5 50Z",
      }),
      {
        d: "M31 40Q28 30 38 25Q48 20 55 30Q46 28 42 34Q38 40 37 50Q32 48 31 40Z",
        fill: "#7B3B1B",
        lines: "M36 44Q36 34 44 29",
      },
      { d: "M44 57L34 54L35 65ZM46 57L56 54L55 65Z", fill: "#A23A16" },
    ],
    hat: [
      {
        d: "M40 15Q38 8 45 8Q46 3 51 6Q57 5 55 11Q58 16 52 17Q47 21 44 17Q41 18 40 15Z",
        fill: "#A23A16",
        lines: "M46 10Q51 10 50 14Q46 15 46.5 11.5",
      },
    ],
    loose: false,
    sleeve: coat("belle"),
    bust: [4, -2, 70],
  },
  cheyenne: {
    back: [
      { d: "M31 46Q18 44 13 55Q24 64 32 56Z", fill: "#2A1C18", light: "M29 48.5Q22 48.5 18.5 54Q23 52.5 29.5 52Z" },
      { d: "M22 53Q9 53 5 65Q16 73 24 63Z", fill: "#2A1C18", light: "M20 56Q13 57 10 63Q15 61 21 60Z" },
      { d: "M14 63Q2 64 -1 75Q9 83 17 73Z", fill: "#2A1C18", light: "M12 66.5Q6 67.5 3.5 73Q8 71 13 70.5Z" },
      { d: "M5 73Q-3 75 -5 83L5 86Q10 82 10 77Z", fill: "#A23A16" },
      { d: "M-4 82Q-10 91 -8 100Q4 97 6 85Z", fill: "#2A1C18", light: "M1 87Q-4 91 -5.5 96Q-1 93 3 88Z" },
    ],
    legs: legs("#9A6A3C", "#5A3418"),
    body: [
      {
        d: "M29 56Q42 51 54 56L59 83L56 92L52.5 84L48.5 94L44.5 85L40 95L36 85.5L31.5 94L28 84.5L23 91L25 70Z",
        fill: coat("cheyenne"),
        shade: "M29 56Q33 54.5 36 54Q31 70 33 88L31.5 94L28 84.5L23 91L25 70Z",
        light: "M54 60L57 76L54 77L51 62Z",
        lines: "M45 60L46 84M26 80Q42 86 58 79",
      },
      { d: "M33 56Q42 66 52 56L54 62Q43 73 31 62Z", fill: BONE, ink: "M36 63L39 68L41 64ZM43 66L45 70L47 65.5Z" },
    ],
    head: [
      face(SKIN.tan, { lines: "M46.5 37L54 38M49 50.5Q52 51.3 54.5 50" }),
      {
        d: "M29 54Q22 36 30 26Q38 17 49 21Q56 24 55 33Q46 30 41 35Q38 42 37 54Q33 57 29 54Z",
        fill: "#2A1C18",
        light: "M44 22.5Q52 23 53 30Q49 26 44 25Z",
      },
      {
        d: "M27 31Q40 25 56 31L56 36Q41 30.5 26 37Z",
        fill: "#A23A16",
        ink: "M36 31L38.5 28.5L41 31L38.5 33.5ZM45 31L47.5 28.700L50 31.300L47.5 33.700Z",
      },
    ],
    hat: [
      {
        d: "M31 30Q14 20 13 -9Q29 2 37 27Z",
        fill: BONE,
        shade: "M13 -9Q29 2 37 27L34 28.5Q26 10 13 -9Z",
        lines: "M15 -5Q24 12 33 28M17 8L22 10M19 16L25 17",
        ink: "M13 -9Q21 -4 26 4L15 3Q13 -3 13 -9Z",
      },
    ],
    loose: false,
    sleeve: coat("cheyenne"),
    bust: [-4, -12, 78],
  },
  mei: {
    back: [
      {
        d: "M33 57Q16 53 11 66Q8 80 16 86Q24 88 32 84Z",
        fill: STRAW,
        shade: "M15 61Q9 70 12 82Q16 88 24 86Q15 76 15 61Z",
        lines: "M14 64Q22 62 31 66M12 76Q20 74 31 77M20 68V75",
      },
    ],
    legs: [
      {
        d: "M26 80H58L67 112Q57 116 47 112L42 96L37 112Q27 116 16 112Z",
        fill: DENIM,
        shade: "M26 80H34L27 114Q21 114 16 112Z",
        light: "M57 86L64.5 111L61 112Z",
        lines: "M42 96V86M20 107Q28 110 37 108M48 108Q57 111 65 107",
      },
      {
        d: "M22 112Q29 115 36 112L42 115Q44 116 43 118H21ZM48 112Q56 115 63 112L70 115Q72 116 71 118H48Z",
        fill: "#241A14",
      },
    ],
    body: [
      {
        d: "M30 56Q42 51 54 56L58 82Q42 89 26 82Z",
        fill: coat("mei"),
        shade: "M30 56Q33 54.5 36 54Q33 68 35 85Q30 84 26 82Z",
        light: "M54 60L57 80L54 81.5L51.5 62Z",
        lines: "M49 58Q51 70 49 85",
        ink: "M47.5 64H51.5V66H47.5ZM47.8 72H51.800V74H47.800Z",
      },
      { d: "M26 78Q42 85 58 78L59 84Q42 91 25.5 84Z", fill: "#A23A16" },
      { d: "M30 57Q42 63 54 57L54 61Q42 67 30 61Z", fill: BONE },
    ],
    head: [
      { d: "M27 30Q23 46 30 56Q36 59 40 56Q36 46 40 34Z", fill: "#1E1719" },
      face(SKIN.fair, {
        lines: "M47 37L53.5 38.5M50 50.5Q52.5 51.5 55 50",
        shade: "M35 34L42 34Q37 42 39 52Q37 53 34.5 51Q31 46 31 36Z",
      }),
      {
        d: "M30 32Q30 44 34 52Q38 46 38 38Q46 40 55 34Q55 28 46 26Z",
        fill: "#1E1719",
        light: "M46 31Q52 31 53 33Q49 36 44 36Z",
      },
    ],
    hat: [
      {
        d: "M29 27L6 11Q9 22 3 30Q16 29 28 34Z",
        fill: "#A23A16",
        shade: "M29 31L3 30Q16 29 28 34Z",
        lines: "M27 29L12 22",
      },
      { d: "M29 32L14 42Q20 45 22 53Q29 46 33 36Z", fill: "#A23A16", lines: "M28 36L22 44" },
      {
        d: "M26 35Q23 13 42 12Q59 12 58 32Q42 25 26 35Z",
        fill: "#A23A16",
        shade: "M26 35Q23 15 38 12.400Q31 20 33 31.5Q29 33 26 35Z",
        light: "M48 14Q56 17 56 28L53 27Q54 19 48 14Z",
        ink: "M40 18a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3ZM48 20a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3ZM42 25a1.4 1.4 0 1 1 0 2.800a1.4 1.4 0 1 1 0-2.800Z",
      },
    ],
    loose: false,
    sleeve: coat("mei"),
    bust: [-1, 4, 68],
  },
  tuco: {
    back: [],
    legs: legs("#6B4A2E", "#2F1C0E"),
    body: [
      {
        d: "M42 51Q52 52 58 60L78 88L70 90L67 95L60 92L55 98L49 93L42 99L35 93L29 98L24 92L17 95L14 90L4 90L27 60Q33 52 42 51Z",
        fill: coat("tuco"),
        shade: "M42 51Q33 52 27 60L4 90L14 90L17 95L24 92L27 96Q28 70 42 51Z",
        lines: "M20 70Q42 82 66 70M15 77Q42 90 72 78",
        ink: "M22 76L26 81L30 78.5L34 83L38 80.5L42 85L46 80.5L50 83L54 78.5L58 81L62 76L60 74L57.5 78L53.5 75.5L49.5 80L45.5 77.5L42 82L38.5 77.5L34.5 80L30.5 75.5L26.5 78L24 74Z",
      },
      scarf("#A23A16"),
    ],
    head: [
      face(SKIN.tan, { shade: `${FACE_SHADE}M40 48Q48 46 55.5 47Q56 54 48 56Q40 57 36 52Z` }),
      { d: "M41 50Q46 43.5 53 46Q60 43.5 64 51Q59 52.5 55 50.5Q47 56 41 50Z", fill: "#1E1719" },
    ],
    hat: [
      {
        d: "M30 29L36 3Q39 -3 45 -1Q51 1 52 6L57 29Z",
        fill: STRAW,
        shade: "M30 29L36 3Q38 -2 41 -1.5Q36 14 37 29Z",
        light: "M49.5 3L52 6L56 24L53 24.5Z",
        lines: "M42 4Q45 10 44 18",
      },
      { d: "M30.5 24Q43 27 56 24L57.5 30Q43 33 29 30Z", fill: LEATHER },
      {
        d: "M20 24Q27 31 43 31Q60 31 67 23Q73 29 65 34Q43 40 22 35Q15 31 20 24Z",
        fill: STRAW,
        light: "M56 34Q66 31.5 68.5 28Q68.5 31 63.5 32.800Z",
        lines: "M24 32Q34 35 44 35",
      },
    ],
    loose: true,
    sleeve: coat("tuco"),
    bust: [6, -8, 76],
  },
};

export const SKINS: Readonly<Record<Bandit, string>> = {
  belle: SKIN.fair,
  cheyenne: SKIN.tan,
  django: SKIN.brown,
  doc: SKIN.fair,
  ghost: SKIN.pale,
  mei: SKIN.fair,
  tuco: SKIN.tan,
};

import type { CardName } from "../../engine/page.ts";
import {
  BLUE,
  BRASS,
  BRICK,
  COAL,
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
  box,
  disc,
  type Drawing,
} from "./draw.tsx";

const BURST = "M24 0L30 12 42 6 37 18 48 24 37 30 42 42 30 37 24 48 18 37 6 42 11 30 0 24 11 18 6 6 18 12Z";
const GRIP = "M9 21L15 21 12 36Q6 39 3 35Z";

const wheel = (x: number, y: number, r: number): Drawing => [
  { d: disc(x, y, r), fill: OAK },
  { d: disc(x, y, r * 0.62), fill: PAPER, lines: `M${x - r * 0.6} ${y}h${r * 1.2}M${x} ${y - r * 0.6}v${r * 1.2}` },
];

/** The pictures of the base game, each in a box of 48. */
export const BASE_CARDS_ART = {
  barrel: [
    {
      d: "M12 5Q24 2 36 5Q44 24 36 43Q24 46 12 43Q4 24 12 5Z",
      fill: WOOD,
      shade: "M12 5Q15 4 18 3.600Q11 24 18 44.400Q15 44 12 43Q4 24 12 5Z",
      lines: "M19 4Q16 24 19 44M29 4Q32 24 29 44",
    },
    {
      d: "M9 12Q24 16 39 12L40.500 17.500Q24 22 7.500 17.500Z",
      fill: STEEL,
      light: "M32 14.500L38 13.300L39 16.500L33 18Z",
    },
    { d: "M7.500 30.500Q24 35 40.500 30.500L39 36Q24 40 9 36Z", fill: STEEL },
  ],
  dynamite: [
    { d: "M20 19Q20 6 33 8", fill: "none" },
    { d: box(6, 18, 10, 27), fill: RED, shade: box(6, 18, 4, 27) },
    { d: box(26, 18, 10, 27), fill: RED, light: box(32, 20, 2.5, 23) },
    { d: box(16, 15, 10, 30), fill: RED, shade: box(16, 15, 3, 30) },
    { d: box(4, 26, 34, 8), fill: PAPER, lines: "M8 30H34" },
    {
      d: "M37 0L39.500 5.500 45 3 43 8.500 48 11 42.500 13 43.500 19 38 15.500 33 19 33.500 13 28 11 33 8 31.500 2.500 36 5.500Z",
      fill: GOLD,
    },
  ],
  jail: [
    { d: box(4, 4, 40, 40), fill: COAL },
    { d: box(10, 4, 5, 40), fill: STEEL },
    { d: box(21.5, 4, 5, 40), fill: STEEL },
    { d: box(33, 4, 5, 40), fill: STEEL },
    { d: box(2, 2, 44, 7), fill: IRON, light: box(4, 3.5, 38, 2) },
    { d: box(2, 39, 44, 7), fill: IRON },
    {
      d: box(16, 20, 16, 13),
      fill: BRASS,
      ink: "M24 23a2.500 2.500 0 0 1 1.500 4.500V31h-3v-3.500A2.500 2.500 0 0 1 24 23Z",
    },
  ],
  mustang: [
    {
      d: "M12 46Q10 34 18 26L9 32Q3 31 2 25L10 14 22 8 23 1 30 7Q46 12 45 31V46H34Q38 34 31 29Q26 37 28 46Z",
      fill: "#9A5A2A",
      shade: "M12 46Q10 34 18 26L22 23Q17 34 20 46Z",
      lines: "M5 25L9 27",
      ink: "M17 15h4.500v4H17Z",
    },
    { d: "M22 8L23 1 30 7Q46 12 45 31V46H40Q42 22 27 14Z", fill: COAL },
  ],
  scope: [
    { d: disc(24, 24, 21), fill: IRON, light: "M10 14Q14 8 21 6L22 8Q15 10 12 15Z" },
    { d: disc(24, 24, 15), fill: SKY, lines: "M24 9V39M9 24H39", ink: disc(24, 24, 3) },
    { d: "M24 1V12M24 36V47M1 24H12M36 24H47", fill: "none" },
  ],
  volcanic: [
    { d: "M10 22Q9 35 20 37Q27 37 25 24", fill: "none" },
    { d: GRIP.replace("M9 21", "M5 20"), fill: OAK },
    { d: "M3 12L8 9H45V15H31V22H7Q3 20 3 12Z", fill: BRASS, light: box(12, 10.5, 31, 1.8), lines: "M31 15H14" },
  ],
  schofield: [
    { d: "M5 19L14 21 11 39Q4 41 2 37Z", fill: OAK, shade: "M5 19L8 20 6 40Q3 40 2 37Z" },
    { d: "M17 24Q18 32 24 31Q27 29 26 24", fill: "none" },
    { d: "M4 14L9 10H46V16H30L29 24H6Z", fill: STEEL, light: box(30, 11.3, 15, 1.8) },
    { d: box(16, 9, 13, 14), fill: IRON, lines: "M18 14H27M18 18.500H27" },
  ],
  remington: [
    { d: "M5 21L13 23 9 40Q2 42 1 37Z", fill: "#A3552E" },
    { d: "M16 26Q17 33 22 32Q25 31 24 26", fill: "none" },
    { d: "M3 16L8 11H47V15.500L27 19V26H5Z", fill: IRON, light: box(28, 12.2, 18, 1.6) },
    { d: box(14, 11, 12, 13), fill: STEEL, lines: "M16 15H24M16 19.500H24" },
    { d: "M43 11V7H46V11Z", fill: IRON },
  ],
  "rev-carabine": [
    { d: "M1 20L16 17 17 26 7 30 2 34Z", fill: OAK, shade: "M1 20L4 19.500 5 32 2 34Z" },
    { d: "M18 26Q19 33 24 32Q26 31 25 26", fill: "none" },
    { d: box(15, 16, 32, 5), fill: IRON, light: box(30, 17, 16, 1.5) },
    { d: box(30, 20, 10, 5), fill: OAK },
    { d: box(17, 14, 11, 13), fill: STEEL, lines: "M19 18.500H26M19 22.500H26" },
  ],
  winchester: [
    { d: "M0 24L15 18H19L18 26 12 27 2 34Z", fill: OAK, shade: "M0 24L4 22.500 5 32 2 34Z" },
    { d: "M14 27Q14 36 21 35Q27 34 25 26", fill: "none" },
    { d: box(16, 17, 13, 9), fill: BRASS, light: box(18, 18.5, 9, 2) },
    { d: box(28, 17, 20, 3.6), fill: IRON },
    { d: box(28, 20.5, 16, 4.5), fill: OAK },
  ],
  bang: [
    { d: BURST, fill: GOLD },
    {
      d: "M24 11L28 18 35 14 33 21 40 24 33 28 35 35 28 31 24 38 20 31 13 35 15 28 8 24 15 21 13 14 20 18Z",
      fill: RED,
    },
    { d: disc(24, 24.5, 5), fill: PAPER },
  ],
  missed: [
    { d: "M2 9H14M5 17H12M2 25H9", fill: "none" },
    {
      d: "M15 26Q13 8 20 6Q25 4 27 8Q31 3 36 6Q41 9 40 25Z",
      fill: STRAW,
      shade: "M15 26Q13 8 20 6Q22 5 24 5.500Q18 12 20 26Z",
      ink: disc(31, 16, 3.4),
    },
    { d: "M15 22Q28 26 40.500 21L41 27Q28 32 14 28Z", fill: BRICK },
    {
      d: "M3 25Q14 31 28 30Q41 29 47 22Q48 33 34 38Q16 42 6 35Q2 31 3 25Z",
      fill: STRAW,
      light: "M33 35Q43 32 45 27Q45 32 34 36Z",
    },
  ],
  beer: [
    { d: "M33 18H41Q45 18 45 23V32Q45 37 40 37H33V32H38Q40 32 40 30V25Q40 23 38 23H33Z", fill: BRASS },
    {
      d: "M6 14H35V42Q35 46 31 46H10Q6 46 6 42Z",
      fill: GOLD,
      shade: "M6 14H11V46H10Q6 46 6 42Z",
      lines: "M14 22V39M21 22V39M28 22V39",
    },
    {
      d: "M4 17Q0 12 5 8Q8 3 14 5Q19 0 25 4Q33 2 35 8Q40 11 37 16Q33 21 29 17Q25 23 20 18Q14 22 11 18Q7 21 4 17Z",
      fill: PAPER,
    },
  ],
  "cat-balou": [
    {
      d: "M7 3L17 11Q24 9 31 11L41 3Q45 17 42 26Q39 42 24 43Q9 42 6 26Q3 17 7 3Z",
      fill: COAL,
      light: "M38 9L40 7Q42 16 40 22Z",
    },
    {
      d: "M11 22Q17 17 21 24Q16 28 11 22ZM37 22Q31 17 27 24Q32 28 37 22Z",
      fill: GOLD,
      ink: "M15 20H17.500V26H15ZM30.500 20H33V26H30.500Z",
    },
    { d: "M21 31H27L24 35Z", fill: "#E59AA0" },
    { d: "M3 30L13 33M3 38L13 36M45 30L35 33M45 38L35 36", fill: "none" },
  ],
  panic: [
    { d: "M25 3L45 9 38 33 18 27Z", fill: PAPER, lines: "M29 9L40 12.500M27.500 14L38.500 17.500" },
    {
      d: "M1 30L12 27Q15 19 20 19L30 22Q34 24 31 27L24 26 34 29Q38 31 35 34.500L25 32 32 35Q35 37 32 40L23 37 28 40Q29 43 26 44L14 44Q9 43 6 45L1 47Z",
      fill: "#EDBE94",
      shade: "M1 38Q10 36 16 41L26 44 14 44Q9 43 6 45L1 47Z",
    },
    { d: "M0 28L7 26.500V46.500L0 48Z", fill: BLUE },
  ],
  duel: [
    { d: "M3.1 9.1L11.3 10.5L8.8 23.1Q3.1 25.3 0.6 22.4Z", fill: OAK },
    { d: "M1.5 5.4L6.4 2.4L38.4 2.4L38.4 7.6L24.4 7.6L24.4 12.8L3.9 12.8Z", fill: STEEL },
    { d: "M12.1 0.9L23.6 0.9L23.6 12.8L12.1 12.8Z", fill: IRON },
    { d: "M44.9 32.1L36.7 33.5L39.2 46.1Q44.9 48.3 47.4 45.4Z", fill: BRICK },
    { d: "M46.5 28.4L41.6 25.4L9.6 25.4L9.6 30.6L23.6 30.6L23.6 35.8L44.1 35.8Z", fill: BRASS },
    { d: "M35.9 23.9L24.4 23.9L24.4 35.8L35.9 35.8Z", fill: IRON },
  ],
  gatling: [
    { d: "M15 26L1 46H8L22 30Z", fill: OAK },
    { d: "M16 9H47V14H16ZM16 14H47V19H16ZM16 19H47V24H16Z", fill: STEEL, light: box(18, 10.5, 28, 1.5) },
    { d: box(5, 7, 14, 19), fill: BRASS, shade: box(5, 20, 14, 6) },
    { d: "M5 16H1V25", fill: "none" },
    { d: box(34, 7, 5, 19), fill: IRON },
    { d: "M21 1H30L28 9H23Z", fill: IRON },
    ...wheel(27, 35, 12),
  ],
  "general-store": [
    { d: box(6, 20, 36, 25), fill: WOOD, shade: box(6, 20, 36, 5) },
    { d: box(10, 27, 14, 11), fill: SKY, lines: "M17 27V38" },
    { d: box(28, 26, 10, 19), fill: OAK, ink: disc(35.5, 36, 1.4) },
    { d: box(9, 2, 30, 9), fill: PAPER, ink: box(13, 5.5, 22, 2.4) },
    {
      d: "M5 11H43L47 22Q43.500 27 40 22Q36.500 27 32.500 22Q28.500 27 24 22Q19.500 27 15.500 22Q11.500 27 8 22Q4.500 27 1 22Z",
      fill: RED,
    },
    { d: "M13 11H20L15.500 22Q11.500 27 8 22ZM28 11H35L40 22Q36.500 27 32.500 22Z", fill: PAPER },
  ],
  indians: [
    { d: "M6 42L41 7", fill: "none" },
    { d: "M42 42L7 7", fill: "none" },
    { d: "M34 4L46 2 44 14 40 12 36 8Z", fill: STEEL },
    { d: "M14 4L2 2 4 14 8 12 12 8Z", fill: STEEL },
    { d: "M2 39L11 30 17 31 18 37 9 46 8 41Z", fill: RED, lines: "M7 41L14 34" },
    { d: "M46 39L37 30 31 31 30 37 39 46 40 41Z", fill: GREEN, lines: "M41 41L34 34" },
    { d: "M20 20H28V28H20Z", fill: WOOD, lines: "M20 24H28" },
  ],
  saloon: [
    { d: box(1, 3, 6, 44), fill: OAK },
    { d: box(41, 3, 6, 44), fill: OAK },
    {
      d: "M7 13Q15 7 23 13V41H7Z",
      fill: WOOD,
      shade: "M7 13Q9 11.500 11 10.700V41H7Z",
      lines: "M11 20H19M11 25H19M11 30H19M11 35H19",
    },
    { d: "M41 13Q33 7 25 13V41H41Z", fill: WOOD, lines: "M29 20H37M29 25H37M29 30H37M29 35H37" },
    { d: box(0, 1, 48, 6), fill: BRICK, light: box(4, 2.5, 40, 1.5) },
  ],
  stagecoach: [
    { d: "M2 12H8V18", fill: "none" },
    { d: "M5 10H38L40 14H5Z", fill: OAK },
    {
      d: "M6 14H40Q41 25 34 33H13Q6 25 6 14Z",
      fill: RED,
      shade: "M6 14H11Q11 25 17 33H13Q6 25 6 14Z",
      light: "M36 15H39Q39 23 35 29Z",
    },
    { d: box(18, 17, 10, 8), fill: SKY, lines: "M23 25V32" },
    { d: box(12, 4, 12, 6), fill: WOOD },
    ...wheel(12, 36, 10),
    ...wheel(36, 38, 8),
  ],
  "wells-fargo": [
    { d: "M5 21Q5 5 24 5Q43 5 43 21Z", fill: OAK, shade: "M5 21Q5 7 18 5.500Q11 11 11 21Z", lines: "M15 7V20M33 7V20" },
    { d: "M9 22L14 13 20 17 25 11 31 17 36 13 40 22Z", fill: GOLD, lines: "M14 18H20M27 19H35" },
    { d: box(3, 21, 42, 23), fill: WOOD, shade: box(3, 38, 42, 6), lines: "M3 29H45" },
    { d: box(9, 21, 5, 23), fill: IRON },
    { d: box(34, 21, 5, 23), fill: IRON },
    { d: box(19, 24, 10, 11), fill: BRASS, ink: disc(24, 29.5, 2) },
  ],
} satisfies Partial<Record<CardName, Drawing>>;

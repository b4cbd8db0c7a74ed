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

/** The pictures of the train's playing cards, each in a box of 48. */
export const TRAIN_CARDS_ART = {
  cactus: [
    { d: "M4 45H44", fill: "none" },
    {
      d: "M18 45V33Q4 34 4 21V16Q4 12 8 12T12 16V20Q12 25 18 25V9Q18 2 24 2T30 9V21Q36 21 36 16V13Q36 9 40 9T44 13V18Q44 29 30 30V45Z",
      fill: GREEN,
      shade: "M18 45V9Q18 4 21 2.600V45Z",
      lines: "M25 8V14M25 20V26M25 32V38M8 17V22M40 14V19",
    },
    { d: "M24 0L26 3 30 2 28 6 24 7 20 6 18 2 22 3Z", fill: "#E59AA0" },
  ],
  dragoon: [
    { d: "M6 19L16 21 13 38Q5 40 3 36Z", fill: OAK, shade: "M6 19L9 20 7 39Q4 39 3 36Z" },
    { d: "M19 25Q20 32 26 31Q29 29 28 25", fill: "none" },
    { d: "M4 14L10 9H46V17H32L31 25H7Z", fill: IRON, light: box(32, 10.5, 13, 2) },
    { d: "M32 17H43L40 21H32Z", fill: STEEL },
    { d: box(17, 8, 14, 16), fill: STEEL, lines: "M19 13H29M19 18.500H29" },
    { d: "M31 46V37Q33 32 35 37V46ZM40 46V37Q42 32 44 37V46Z", fill: BRASS },
  ],
  evaded: [
    {
      d: "M47 26V30Q47 46 30 46H22V50L6 40.500 22 31V36H29Q36 36 36 29V26Z",
      fill: RED,
      light: "M37.500 27.500H40V32Q40 40 31 40H24V37.500H29Q37.500 37.500 37.500 29Z",
    },
    {
      d: "M11 20Q9 4 16 3Q21 1 23 5Q27 0 32 3Q37 5 36 19Z",
      fill: STRAW,
      shade: "M11 20Q9 4 16 3Q14 10 16 20Z",
      ink: disc(28, 11, 2.8),
    },
    {
      d: "M0 15Q12 24 24 22Q36 22 46 13Q46 25 33 28Q14 31 4 25Q0 21 0 15Z",
      fill: STRAW,
      light: "M33 26Q42 23 44.500 18Q44 24 33 27Z",
    },
  ],
  "full-steam": [
    {
      d: "M5 19Q-1 13 5 8Q7 2 14 4Q19 -1 26 3Q34 0 37 6Q45 6 45 13Q46 20 38 20Q35 25 29 22Q24 26 19 21Q11 25 5 19Z",
      fill: PAPER,
      lines: "M12 13Q15 9 19 11M27 13Q31 9 35 12",
    },
    { d: "M13 24H35L31 36V46H17V36Z", fill: COAL, light: "M31 26H33L29 36V45H27.500V36Z" },
    { d: "M11 21H37V27H11Z", fill: BRASS },
  ],
  "knife-revolver": [
    { d: "M24 19L40 20Q47 25 48 33Q38 30 25 27Z", fill: PAPER, lines: "M28 23L42 27" },
    { d: "M4 17L13 19 10 37Q3 39 1 35Z", fill: OAK },
    { d: "M16 23Q17 30 22 29Q25 28 24 23", fill: "none" },
    { d: "M3 12L8 7H44V13H27V23H5Z", fill: IRON, light: box(28, 8.3, 14, 1.8) },
    { d: box(14, 7, 12, 14), fill: STEEL, lines: "M16 12H24M16 16.500H24" },
  ],
  map: [
    { d: "M3 8L17 4 31 9 45 5V40L31 45 17 40 3 44Z", fill: PAPER, shade: "M17 4L31 9V45L17 40Z" },
    { d: "M17 4V40M31 9V45", fill: "none" },
    { d: "M7 34Q11 24 16 28T26 20", fill: "none" },
    { d: "M28 12L31 10 35 14 39 10 42 12 38 17 42 21 39 24 35 20 31 24 28 22 32 17Z", fill: RED },
  ],
  "money-bag": [
    { d: "M17 13L12 3Q18 6 24 3Q30 6 36 3L31 13Z", fill: STRAW },
    {
      d: "M17 14H31Q45 26 43 38Q41 46 24 46Q7 46 5 38Q3 26 17 14Z",
      fill: STRAW,
      shade: "M17 14H20Q9 28 14 45Q6 44 5 38Q3 26 17 14Z",
      light: "M36 21Q42 30 40 38L38 38Q39 29 34 21Z",
    },
    { d: box(15, 11, 18, 5), fill: BRICK },
    { d: disc(24, 31, 9), fill: GOLD, lines: "M28 28Q24 24 20.500 27.500T24 31T27.500 34.500Q24 38 20 34M24 24V38" },
  ],
  "most-wanted": [
    {
      d: "M6 3L10 5 14 3 18 5 24 3 30 5 34 3 38 5 42 3V45L38 43 34 45 30 43 24 45 18 43 14 45 10 43 6 45Z",
      fill: PAPER,
    },
    { d: box(11, 8, 26, 4), fill: RED },
    { d: "M13 24Q24 28 35 24Q33 20 30 21L28 15H20L18 21Q15 20 13 24Z", fill: OAK },
    { d: "M18 25H30V31Q29 37 24 37T18 31Z", fill: "#EDBE94", ink: "M18 30H30V32Q28 37 24 37T18 32Z" },
    { d: "M12 41H36", fill: "none" },
  ],
  "next-stop": [
    { d: box(9, 4, 6, 42), fill: OAK, shade: box(9, 4, 3, 42) },
    { d: "M13 6H40L46 13 40 20H13Z", fill: RED, lines: "M20 13H34M30 9L34.500 13 30 17" },
    { d: box(3, 42, 42, 5), fill: STEEL },
    { d: disc(12, 29, 6), fill: GOLD },
  ],
  refund: [
    {
      d: disc(26, 26, 16),
      fill: GOLD,
      shade: "M26 10a16 16 0 0 0 0 32a14 16 0 0 1 0-32Z",
      lines: "M32 21Q26 14 21 20T26 26T31 31Q26 38 19.500 32M26 13V39",
    },
    { d: "M5 32Q-1 15 12 7", fill: "none" },
    { d: "M8 1L22 4 12 15Z", fill: BLUE },
  ],
  strongbox: [
    { d: "M6 42H14V48H6ZM34 42H42V48H34Z", fill: COAL },
    { d: box(2, 3, 44, 40), fill: IRON, light: box(5, 5.5, 38, 2.5), shade: box(2, 36, 44, 7) },
    { d: box(8, 11, 32, 24), fill: STEEL, shade: box(8, 29, 32, 6) },
    { d: "M2 14H7V20H2ZM2 27H7V33H2Z", fill: BRASS },
    { d: disc(26, 23, 8), fill: BRASS, lines: "M26 15V31M18 23H34", ink: disc(26, 23, 2.5) },
  ],
  switch: [
    { d: "M14 47L20 1M26 47L32 1", fill: "none" },
    { d: "M1 14H28V7L46 18 28 29V22H1Z", fill: RED, light: "M4 15.500H29V10L31 11.500V17H4Z" },
    { d: "M47 32H21V26L3 37 21 47V40H47Z", fill: BLUE },
  ],
  "train-robbery": [
    { d: "M12 20Q11 4 18 4Q22 2 24 6Q27 2 31 4Q37 4 36 20Z", fill: COAL, light: "M31 6Q35 7 34.500 17L32 17.500Z" },
    { d: "M1 17Q24 25 47 17Q47 25 38 27H10Q1 25 1 17Z", fill: COAL },
    { d: "M11 25H37V34Q36 44 24 44T11 34Z", fill: "#EDBE94", ink: "M16 28H21V32H16ZM27 28H32V32H27Z" },
    { d: "M9 32Q24 38 39 32L36 42 24 48 12 42Z", fill: RED, lines: "M18 39L24 43 30 39" },
  ],
  "water-tower": [
    { d: "M12 26L7 47M36 26L41 47M24 26V47M9 37H39M11 29L38 45M37 29L10 45", fill: "none" },
    { d: "M7 10H41V28H7Z", fill: WOOD, shade: "M7 10H15V28H7Z", lines: "M18 10V28M26 10V28M34 10V28M7 22H41" },
    { d: "M3 11L24 1 45 11Z", fill: BRICK, light: "M24 3L41 10H34Z" },
    { d: "M39 22L48 26V31L45 31V28L39 26Z", fill: IRON },
    { d: "M46.500 33Q50 39 46.500 41Q43 39 46.500 33Z", fill: SKY },
  ],
} satisfies Partial<Record<CardName, Drawing>>;

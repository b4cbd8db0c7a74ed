import type { RailcarId } from "../../engine/page.ts";
import {
  BRASS,
  COAL,
  GOLD,
  IRON,
  OAK,
  PAPER,
  PLUM,
  RED,
  SKY,
  STEEL,
  STRAW,
  WOOD,
  box,
  disc,
  type Drawing,
} from "./draw.tsx";

/** What stands for a Railcar where there is no room for a car: 24 px on a seat's tile. Each in a box of 48. */
export const RAILCAR_SYMBOLS = {
  "baggage-car": [
    { d: "M17 14V7H31V14", fill: "none" },
    { d: "M5 14H43V42H5Z", fill: WOOD, shade: box(5, 34, 38, 8) },
    { d: "M11 14H17V42H11ZM31 14H37V42H31Z", fill: OAK },
    { d: box(19, 20, 10, 9), fill: BRASS },
  ],
  caboose: [
    { d: "M16 10Q16 2 24 2T32 10", fill: "none" },
    { d: "M13 10H35L33 16H15Z", fill: IRON },
    { d: "M14 16H34V38H14Z", fill: RED, light: box(28, 18, 3.5, 18) },
    { d: "M20 27Q24 18 28 27T24 34T20 27Z", fill: GOLD },
    { d: "M11 38H37V45H11Z", fill: IRON },
  ],
  "cattle-truck": [
    { d: "M12 13Q2 12 3 3Q6 8 15 8ZM36 13Q46 12 45 3Q42 8 33 8Z", fill: PAPER },
    { d: "M13 9Q24 5 35 9L33 30Q31 40 24 40T15 30Z", fill: "#9A5A2A", ink: `${disc(19, 19, 2.2)}${disc(29, 19, 2.2)}` },
    { d: "M15 31Q24 25 33 31Q34 45 24 45T15 31Z", fill: "#EDBE94", ink: `${disc(20.5, 36, 2)}${disc(27.5, 36, 2)}` },
  ],
  "circus-wagon": [
    { d: "M24 9V1", fill: "none" },
    { d: "M24 1L34 4 24 7Z", fill: GOLD },
    { d: "M24 8Q36 14 46 24Q35 22 24 22T2 24Q12 14 24 8Z", fill: RED },
    { d: "M24 8Q30 14 31 22.300H17Q18 14 24 8Z", fill: PAPER },
    { d: "M6 23Q24 20 42 23V45H6Z", fill: PAPER, lines: "M6 23V45" },
    { d: "M12 22.400H18V45H12ZM30 22.400H36V45H30Z", fill: RED },
    { d: "M20 45V35Q24 28 28 35V45Z", fill: COAL },
  ],
  "coal-hopper": [
    {
      d: "M4 25L12 12 20 15 26 5 34 13 41 12 45 25Z",
      fill: COAL,
      light: "M26 8L31 14 27 15Z",
      lines: "M14 20L19 17M32 20L38 17",
    },
    { d: "M2 24H46L36 43H12Z", fill: IRON, shade: "M2 24H9L18 43H12Z", lines: "M20 24L21 43M31 24L29 43" },
  ],
  "dining-car": [
    { d: disc(24, 10, 4), fill: BRASS },
    {
      d: "M5 34Q5 12 24 12T43 34Z",
      fill: STEEL,
      light: "M31 16Q38 21 39 31L36 31Q35 22 30 18Z",
      shade: "M5 34Q5 16 19 13Q11 20 12 34Z",
    },
    { d: "M1 34H47L42 42H6Z", fill: PAPER },
  ],
  "express-car": [{ d: "M30 1L8 27H21L16 47 41 18H27Z", fill: GOLD, shade: "M30 1L8 27H14L25 13Z" }],
  "ghost-car": [
    {
      d: "M6 45V22Q6 3 24 3T42 22V45L36 39 30 45 24 39 18 45 12 39Z",
      fill: "#E9EDF2",
      shade: "M6 45V22Q6 7 17 4Q12 12 13 40L12 39Z",
      ink: "M14 17Q20 14 21 22Q20 28 17 27T14 17ZM34 17Q28 14 27 22Q28 28 31 27T34 17ZM21 32Q24 29 27 32Q27 37 24 37T21 32Z",
    },
  ],
  "lounge-car": [
    { d: "M10 24V10Q10 3 17 3H31Q38 3 38 10V24Z", fill: PLUM, lines: "M19 5V24M29 5V24" },
    {
      d: "M2 22Q2 17 7 17T12 22V30H36V22Q36 17 41 17T46 22V40H2Z",
      fill: "#8A4565",
      light: "M41 19Q44 19 44 23V37H42Z",
    },
    { d: "M7 40H13V46H7ZM35 40H41V46H35Z", fill: OAK },
  ],
  "lumber-flatcar": [
    { d: disc(24, 13, 10), fill: STRAW, lines: disc(24, 13, 5) },
    { d: disc(13, 31, 10), fill: STRAW, lines: disc(13, 31, 5) },
    { d: disc(35, 31, 10), fill: STRAW, lines: disc(35, 31, 5) },
    { d: box(1, 41, 46, 6), fill: OAK },
  ],
  "mail-car": [
    { d: box(3, 9, 42, 30), fill: PAPER, shade: "M3 39L20 24 24 28 28 24 45 39Z" },
    { d: "M3 9H45L24 28Z", fill: PAPER },
    { d: disc(24, 27, 6), fill: RED },
  ],
  "observation-car": [
    { d: "M3 31L30 11 36 21 7 38Z", fill: BRASS, light: "M12 27L30 14 31 16 14 28Z" },
    { d: "M28 9L40 3 47 15 36 23Z", fill: OAK },
    { d: "M20 30L14 47M22 29L30 47", fill: "none" },
    { d: "M41 2L48 14", fill: "none" },
  ],
  "passenger-car": [
    {
      d: "M4 12H44V20Q40 20 40 24T44 28V36H4V28Q8 28 8 24T4 20Z",
      fill: GOLD,
      shade: "M4 28V36H44V31H6Z",
      lines: "M31 13V17M31 20V24M31 27V31",
    },
    { d: "M12 21H26M12 27H22", fill: "none" },
  ],
  "prisoner-car": [
    { d: "M14 16Q20 6 30 12", fill: "none" },
    { d: disc(31, 31, 15), fill: IRON, light: "M36 20Q42 23 43 30L40 30Q39 25 35 23Z" },
    { d: disc(8, 21, 6), fill: "none" },
    { d: "M12 12L20 6 26 12 22 18Z", fill: STEEL },
  ],
  "private-car": [
    { d: disc(24, 15, 13), fill: BRASS, shade: "M24 2A13 13 0 0 0 24 28A11 13 0 0 1 24 2Z" },
    { d: disc(24, 14, 5.5), fill: COAL },
    { d: "M20 27H28V47H20ZM28 33H37V39H28ZM28 42H34V47H28Z", fill: BRASS },
  ],
  "sleeper-car": [
    {
      d: "M30 4Q14 8 15 24T36 42Q14 48 6 33T13 7T30 4Z",
      fill: GOLD,
      shade: "M13 7Q-2 19 6 33T36 42Q18 44 11 32T13 7Z",
    },
    { d: "M27 12H44L32 27H45V31H26V28L37 16H27Z", fill: SKY },
  ],
} satisfies Readonly<Record<RailcarId, Drawing>>;

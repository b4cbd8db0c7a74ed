import type { LocomotiveSide, RailcarId } from "../../engine/page.ts";
import { LAMP, RAIL, UNDER, body, roof, wheel, windows } from "./car-kit.ts";
import {
  BLUE,
  BRASS,
  BRICK,
  COAL,
  Cut,
  GOLD,
  GREEN,
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

const HEAD = (x: number, y: number) => `${disc(x, y, 4)}M${x - 6} ${y + 11}Q${x} ${y + 1} ${x + 6} ${y + 11}Z`;
const LOG = (x: number, y: number) => ({ d: disc(x, y, 8), fill: STRAW, lines: disc(x, y, 4) });

const CARS = {
  "baggage-car": [
    ...UNDER,
    { d: box(18, 4, 22, 12), fill: OAK, lines: "M25 4V16M33 4V16" },
    { d: box(44, 7, 16, 9), fill: RED, lines: "M44 11H60" },
    { d: "M66 16V8H92V16ZM74 8V4H84V8", fill: WOOD },
    body(WOOD, 18),
    roof(OAK, 20),
    { d: box(42, 24, 36, 31), fill: COAL },
    { d: box(48, 38, 14, 17), fill: OAK, lines: "M48 44H62" },
    { d: box(60, 44, 14, 11), fill: BRASS },
    { d: "M14 26H34V50H14ZM86 26H106V50H86Z", fill: WOOD, lines: "M14 26L34 50M34 26L14 50M86 26L106 50M106 26L86 50" },
  ],
  caboose: [
    ...UNDER,
    RAIL,
    body(RED, 24),
    { d: box(40, 8, 34, 18), fill: BRICK, shade: box(40, 20, 34, 6) },
    windows([45, 60], 12, 9, 8),
    roof(BRICK, 26),
    { d: box(36, 4, 42, 5), fill: COAL },
    { d: "M90 20V6H87V2H98V6H95V20Z", fill: IRON },
    windows([20, 48, 76], 31, 14, 12),
    LAMP,
  ],
  "cattle-truck": [
    ...UNDER,
    body("#8B8A45", 20),
    { d: "M10 26H110V31H10ZM10 36H110V41H10ZM10 46H110V50H10Z", fill: COAL },
    { d: "M36 20H42V55H36ZM78 20H84V55H78Z", fill: "#6A6A33" },
    {
      d: "M48 14Q42 10 44 3Q49 8 54 9Q60 7 66 9Q71 8 76 3Q78 10 72 14L70 26Q66 34 60 34T50 26Z",
      fill: "#9A5A2A",
      ink: `${disc(55, 17, 2)}${disc(65, 17, 2)}`,
    },
    { d: "M52 26Q60 22 68 26Q69 36 60 36T52 26Z", fill: "#EDBE94", ink: `${disc(57, 30, 1.6)}${disc(63, 30, 1.6)}` },
    { d: "M5 17H46V22H5ZM74 17H115V22H74Z", fill: "#6A6A33" },
  ],
  "circus-wagon": [
    ...UNDER,
    { d: "M60 8V0", fill: "none" },
    { d: "M60 0L74 3 60 7Z", fill: RED },
    {
      d: "M4 26Q8 14 22 18Q30 4 60 6Q90 4 98 18Q112 14 116 26Z",
      fill: GOLD,
      lines: "M22 18Q26 24 34 22M98 18Q94 24 86 22M48 14Q60 22 72 14",
    },
    body(RED, 25),
    { d: box(16, 29, 88, 20), fill: COAL },
    { d: "M46 49Q42 30 60 29Q78 30 74 49Z", fill: "#C9822E" },
    {
      d: "M52 49Q50 36 60 35Q70 36 68 49Z",
      fill: GOLD,
      ink: `${disc(57, 41, 1.5)}${disc(63, 41, 1.5)}M58 45H62L60 47.500Z`,
    },
    {
      d: "M20 29H23V49H20ZM31 29H34V49H31ZM42 29H45V49H42ZM75 29H78V49H75ZM86 29H89V49H86ZM97 29H100V49H97Z",
      fill: PAPER,
    },
    { d: "M8 49H112V55H8Z", fill: GOLD },
  ],
  "coal-hopper": [
    ...UNDER,
    {
      d: "M10 28L20 14 30 18 40 6 52 15 62 4 74 14 84 8 96 18 104 14 111 28Z",
      fill: COAL,
      light: "M62 7L69 14 63 16ZM40 9L46 15 41 17Z",
      lines: "M22 22L28 20M52 22L58 19M84 20L90 19",
    },
    { d: "M4 26H116L96 55H24Z", fill: IRON, shade: "M4 26H18L38 55H24Z", lines: "M36 26L42 55M60 26V55M84 26L78 55" },
    { d: box(2, 23, 116, 6), fill: STEEL },
  ],
  "dining-car": [
    ...UNDER,
    body(PLUM, 22, 4),
    { d: "M46 16Q46 4 60 4T74 16Z", fill: STEEL, light: "M64 7Q71 9 72 15H69Q69 10 64 7Z" },
    { d: disc(60, 3, 2.5), fill: BRASS },
    roof("#4F2439", 22),
    windows([16, 48, 80], 27, 24, 16),
    { d: "M22 43V38H34V43ZM54 43V38H66V43ZM86 43V38H98V43Z", fill: PAPER },
    { d: `${disc(28, 33, 3.4)}${disc(60, 33, 3.4)}${disc(92, 33, 3.4)}`, fill: OAK },
    { d: "M8 46H112V49H8Z", fill: BRASS },
  ],
  "express-car": [
    ...UNDER,
    {
      d: "M8 18H92Q116 20 118 55H8Z",
      fill: BLUE,
      shade: "M8 47H117L118 55H8Z",
      light: "M60 20H92Q104 21 110 32Q100 25 60 24Z",
    },
    { d: "M5 18Q5 12 12 12H94Q106 14 110 20Z", fill: "#2C4A6B" },
    { d: "M58 20L40 38H52L46 53 72 32H59L66 20Z", fill: GOLD },
    windows([16, 84], 26, 14, 11),
    { d: "M0 26H6M-4 34H5M0 42H6", fill: "none" },
  ],
  "ghost-car": [
    { d: "M1 56H119", fill: "none" },
    ...wheel(28),
    ...wheel(92),
    {
      d: "M10 56V28Q10 6 36 8Q60 2 84 8Q110 6 110 28V56L102 50 94 58 86 51 78 59 70 51 60 59 50 51 42 59 34 51 26 58 18 50Z",
      fill: "#DDE6EC",
      shade: "M10 56V28Q10 9 28 7.600Q18 16 20 51L18 50Z",
      ink: "M28 22Q38 16 42 26Q42 38 36 38T28 22ZM92 22Q82 16 78 26Q78 38 84 38T92 22ZM50 38Q60 30 70 38Q70 48 60 48T50 38Z",
    },
  ],
  "lounge-car": [
    ...UNDER,
    body("#5B7A5A", 24, 4),
    { d: "M24 14H96V22H24Z", fill: "#3F5A40" },
    windows([30, 46, 62, 78], 15, 10, 4),
    { d: "M20 14Q22 8 30 8H90Q98 8 100 14Z", fill: "#33492F" },
    roof("#3F5A40", 26),
    { d: box(16, 29, 88, 18), fill: "#FFE3A0" },
    {
      d: "M28 47V34Q28 30 32 30H44Q48 30 48 34V47ZM22 47V39Q22 36 25 36T28 39V47ZM48 47V39Q48 36 51 36T54 39V47Z",
      fill: RED,
    },
    {
      d: "M86 47V36Q78 34 76 40Q78 31 86 32Q84 28 80 28Q88 26 88 32Q90 26 97 28Q93 28 91 33Q98 32 100 40Q96 34 90 36V47Z",
      fill: GREEN,
    },
    { d: box(62, 40, 14, 3), fill: OAK },
    { d: "M69 43V47", fill: "none" },
  ],
  "lumber-flatcar": [
    ...UNDER,
    LOG(24, 43),
    LOG(42, 43),
    LOG(60, 43),
    LOG(78, 43),
    LOG(96, 43),
    LOG(33, 28),
    LOG(51, 28),
    LOG(69, 28),
    LOG(87, 28),
    LOG(42, 13),
    LOG(60, 13),
    LOG(78, 13),
    { d: "M11 12H15V52H11ZM105 12H109V52H105Z", fill: IRON },
    { d: box(4, 50, 112, 6), fill: OAK },
  ],
  "mail-car": [
    ...UNDER,
    body("#41607C", 20),
    roof("#2F465C", 20),
    { d: "M112 30L120 22M112 30V40", fill: "none" },
    { d: "M114 14H120V24H114Z", fill: STRAW },
    { d: box(36, 24, 48, 28), fill: PAPER, shade: "M36 52L55 39 60 43 65 39 84 52Z" },
    { d: "M36 24H84L60 43Z", fill: PAPER },
    { d: disc(60, 42, 5), fill: RED },
    { d: box(14, 28, 14, 12), fill: "#FFE3A0", lines: "M14 34H28M21 28V40" },
    { d: box(92, 26, 14, 29), fill: OAK },
  ],
  "observation-car": [
    ...UNDER,
    RAIL,
    body("#B5733A", 28),
    {
      d: "M34 26Q34 4 62 4T92 26Z",
      fill: SKY,
      light: "M70 8Q84 12 86 24H82Q80 14 70 8Z",
      lines: "M48 8V26M62 4V26M77 8V26",
    },
    { d: "M58 22L78 10 81 15 62 26Z", fill: BRASS },
    { d: disc(55, 19, 4), fill: "#EDBE94" },
    { d: box(5, 25, 110, 6), fill: OAK },
    windows([16, 38, 60, 82], 36, 16, 11),
    { d: "M-2 55V38M-2 38H8", fill: "none" },
  ],
  "passenger-car": [
    ...UNDER,
    body(BRICK, 22, 4),
    roof("#6D2A20", 22),
    windows([13, 33, 53, 73, 93], 27, 14, 17),
    { d: [20, 60, 80].map((x) => HEAD(x, 33)).join(""), fill: COAL },
    { d: `${HEAD(40, 34)}M32 31Q40 35 48 31Q45 28 43 28H37Q35 28 32 31Z`, fill: COAL },
    { d: "M8 47H112V50H8Z", fill: BRASS },
  ],
  "prisoner-car": [
    ...UNDER,
    body(IRON, 16),
    { d: box(4, 12, 112, 8), fill: COAL },
    { d: "M16 24H52V46H16ZM68 24H104V46H68Z", fill: COAL },
    {
      d: "M28 46V34Q28 27 34.500 27T41 34V46Z",
      fill: "#EDBE94",
      ink: `${disc(32, 35, 1.6)}${disc(37, 35, 1.6)}M32 41H37V42.500H32Z`,
    },
    {
      d: "M18 24H21V46H18ZM24 24H27V46H24ZM42 24H45V46H42ZM48 24H51V46H48ZM72 24H75V46H72ZM80 24H83V46H80ZM89 24H92V46H89ZM97 24H100V46H97Z",
      fill: STEEL,
    },
    {
      d: `${disc(12, 25, 1.2)}${disc(12, 35, 1.2)}${disc(12, 45, 1.2)}${disc(108, 25, 1.2)}${disc(108, 35, 1.2)}${disc(108, 45, 1.2)}`,
      fill: STEEL,
    },
    { d: box(54, 30, 12, 12), fill: BRASS, ink: disc(60, 36, 2) },
  ],
  "private-car": [
    ...UNDER,
    body("#4A2C5E", 24, 6),
    {
      d: "M2 26Q12 22 14 14Q36 8 60 8T106 14Q108 22 118 26Z",
      fill: "#33203F",
      light: "M66 10Q90 11 103 16Q104 18 106 20Q92 14 66 13Z",
    },
    { d: `${disc(30, 8, 2.6)}${disc(60, 5, 3.4)}${disc(90, 8, 2.6)}`, fill: GOLD },
    {
      d: "M16 30H36V47H16ZM84 30H104V47H84Z",
      fill: RED,
      lines: "M21 30Q20 40 17 47M26 30V47M31 30Q32 40 35 47M89 30Q88 40 85 47M94 30V47M99 30Q100 40 103 47",
    },
    { d: "M48 29H72V42Q72 50 60 53Q48 50 48 42Z", fill: GOLD },
    { d: "M60 33a4 4 0 0 1 2.400 7.200L63.500 47H56.500L57.600 40.200A4 4 0 0 1 60 33Z", fill: COAL },
  ],
  "sleeper-car": [
    ...UNDER,
    body("#2F3F6B", 22, 4),
    roof("#22305A", 22),
    { d: "M64 2Q54 4 55 12Q46 10 48 2Q54 -4 64 2Z", fill: GOLD },
    { d: "M72 2H80L74 9H80V12H70V9L76 5H72ZM84 6H90L86 11H90V14H82V11L86 9H84Z", fill: PAPER },
    { d: box(16, 28, 40, 17), fill: COAL },
    { d: box(64, 28, 40, 17), fill: COAL },
    { d: `${disc(23, 38, 4)}${disc(71, 38, 4)}`, fill: "#EDBE94" },
    { d: "M26 45Q26 35 36 37L56 40V45ZM74 45Q74 35 84 37L104 40V45Z", fill: SKY },
    { d: "M36 31H50V34H40L38 38H34Z", fill: STEEL },
    { d: "M8 47H112V50H8Z", fill: BRASS },
  ],
} satisfies Readonly<Record<RailcarId, Drawing>>;

function engine(paint: string, trim: string): Drawing {
  return [
    { d: "M-2 58H14", fill: "none" },
    {
      d: "M50 22H132Q144 22 144 38T132 54H50Z",
      fill: paint,
      shade: "M50 44H143Q140 54 132 54H50Z",
      light: "M54 25H130Q136 25 138 29H54Z",
      lines: "M74 22V54M100 22V54M124 22V54",
    },
    { d: "M66 22Q66 10 74 10T82 22Z", fill: trim },
    { d: "M8 6H52V56H8Z", fill: paint, shade: box(8, 46, 44, 10) },
    { d: box(16, 14, 26, 18), fill: "#FFE3A0" },
    { d: "M2 8Q2 2 10 2H52Q58 2 58 8Z", fill: trim },
    { d: "M2 54H148V60H2Z", fill: trim },
    { d: disc(148, 30, 6), fill: "#FFF3C4" },
    { d: "M146 56H160L168 71H142Z", fill: trim, lines: "M150 57L148 70M155 57L158 70" },
    ...wheel(24, 13),
    ...wheel(58, 13),
    ...wheel(96, 9),
    ...wheel(124, 9),
    { d: "M22 55H62V60H22Z", fill: STEEL },
  ];
}

const LOCOMOTIVES = {
  ironhorse: [
    { d: "M106 22V4L98 -12H130L122 4V22Z", fill: COAL, light: "M122 -10H126L119 4V20H117V4Z" },
    { d: "M95 -16H133V-10H95Z", fill: RED },
    ...engine("#3B3F46", RED),
    {
      d: "M157.9 46.1Q159.4 37.5 153.6 31.7L160.1 36Q164.4 35.3 165.1 31L159.4 23.1L150.7 18.8L150 13.7L145 18Q133.4 21.6 134.2 35.3L134.2 46.1L142.1 46.1Q139.2 37.5 144.2 33.9Q147.8 39.6 146.4 46.1Z",
      fill: STEEL,
      ink: disc(153, 26, 1.8),
    },
    { d: "M150.7 18.8L150 13.7L145 18Q133.4 21.6 134.2 35.3L134.2 46.1L137.8 46.1Q136.3 28.8 147.1 23.1Z", fill: COAL },
    { d: box(28, -4, 5, 7), fill: STEEL },
    { d: "M20 -8H46V-3H20Z", fill: STEEL },
  ],
  leland: [
    { d: "M108 22V0H120V22Z", fill: COAL },
    { d: "M102 0Q104 -12 114 -12T126 0Z", fill: BRASS },
    ...engine("#2F6B4A", BRASS),
    { d: "M78 30H118V46H78Z", fill: PAPER, ink: "M82 35H114V37H82ZM86 40H110V42H86Z" },
    { d: "M84 10Q84 4 90 4T96 10V14H84ZM88 4V1H92V4", fill: GOLD },
  ],
} satisfies Readonly<Record<LocomotiveSide, Drawing>>;

const RAILCAR_VIEW = { x: -6, y: -2, width: 132, height: 74 } as const;
const LOCOMOTIVE_VIEW = { x: -4, y: -20, width: 176, height: 92 } as const;

interface ArtProps<Id> {
  id: Id;
  width?: number;
}

/** A Railcar from the side, running to the right, wheels on the lower edge. */
export function RailcarArt({ id, width }: ArtProps<RailcarId>) {
  const { x, y, width: w, height: h } = RAILCAR_VIEW;
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`} width={width} aria-hidden="true" focusable="false">
      <Cut of={CARS[id]} cut={2.2} rim />
    </svg>
  );
}

export function LocomotiveArt({ id, width }: ArtProps<LocomotiveSide>) {
  const { x, y, width: w, height: h } = LOCOMOTIVE_VIEW;
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`} width={width} aria-hidden="true" focusable="false">
      <Cut of={LOCOMOTIVES[id]} cut={2.2} rim />
    </svg>
  );
}

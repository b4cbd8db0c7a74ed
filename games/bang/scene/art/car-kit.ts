import type { Piece } from "@trestle/ui/art/bandit-parts.ts";
import { COAL, IRON, STEEL, box, disc, type Drawing } from "./draw.tsx";

/** Cars stand in a box of 120 by 72, wheels on the lower edge, hooks at both sides: the train runs to the right. */
export function wheel(x: number, r = 8): Drawing {
  const y = 70 - r;
  return [
    { d: disc(x, y, r), fill: IRON },
    { d: disc(x, y, r * 0.5), fill: STEEL, ink: disc(x, y, r * 0.18) },
  ];
}

export const UNDER: Drawing = [
  { d: "M1 56H119", fill: "none" },
  { d: "M14 54H44V60H14ZM76 54H106V60H76Z", fill: COAL },
  ...wheel(20),
  ...wheel(38),
  ...wheel(82),
  ...wheel(100),
];

export function body(fill: string, from = 20, rx = 2): Piece {
  return {
    d: `M${8 + rx} ${from}H${112 - rx}Q112 ${from} 112 ${from + rx}V55H8V${from + rx}Q8 ${from} ${8 + rx} ${from}Z`,
    fill,
    shade: box(8, 47, 104, 8),
  };
}

export function roof(fill: string, y = 20): Piece {
  return {
    d: `M5 ${y}Q5 ${y - 6} 12 ${y - 6}H108Q115 ${y - 6} 115 ${y}Z`,
    fill,
    light: `M60 ${y - 5}H106Q110 ${y - 5} 111 ${y - 3}H60Z`,
  };
}

/** A row of lit windows. */
export function windows(xs: readonly number[], y: number, w: number, h: number): Piece {
  return { d: xs.map((x) => box(x, y, w, h)).join(""), fill: "#FFE3A0" };
}

export const LAMP: Piece = { d: disc(4, 44, 4), fill: "#B23A22" };
export const RAIL: Piece = { d: "M2 55V36M2 40H8", fill: "none" };

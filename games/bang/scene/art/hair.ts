import type { Piece } from "@trestle/ui/art/bandit-parts.ts";
import { INK } from "@trestle/ui/art/palette.ts";
import { disc } from "./draw.tsx";

/** Hair and beards on the one skeleton. */
export function moustache(fill: string, kind: "big" | "thin" | "sad" | "walrus" | "curled"): Piece {
  const d = {
    big: "M40 50Q45 43.500 52 46Q60 43.500 65 51Q59 53 54 50.500Q46 56 40 50Z",
    thin: "M46 48.500Q51 46.500 54 48Q58 46.500 61 48.500Q57 50.500 54 49.500Q50 51 46 48.500Z",
    sad: "M44 47Q50 44.500 53 47Q57 45 60 48Q61 56 58 63Q55 56 54 51Q51 52 49 58Q47 65 43 62Q46 54 44 47Z",
    walrus: "M40 47Q48 43 54 46Q61 44 63 49Q63 56 58 57Q54 53 51 57Q44 58 40 53Z",
    curled:
      "M38 43Q39 50 47 47.500Q51 45.500 54 47.500Q58 45.500 61 47.500Q67 49 68 42Q71 52 62 53Q56 54 54 51Q50 55 44 54Q36 53 38 43Z",
  }[kind];
  return { d, fill };
}

export function beard(fill: string, kind: "full" | "goat" | "chops" | "stubble"): Piece {
  const d = {
    full: "M31 38Q35 46 42 46Q50 43 56 46Q62 54 58 64Q52 76 42 74Q30 70 29 52Z",
    goat: "M46 50Q52 48 57 50Q58 60 53 66Q46 62 46 50Z",
    chops: "M31 34L38 35Q38 44 47 48L55 47Q54 53 48 57Q36 57 31 46Z",
    stubble: "M33 46Q42 52 56 47Q56 54 48 56Q39 57 33 46Z",
  }[kind];
  return { d, fill, lines: kind === "full" ? "M38 52Q38 62 42 68M46 54Q46 62 48 68M53 52Q54 60 52 66" : "" };
}

export function long(fill: string): Piece {
  return {
    d: "M27 30Q20 48 22 70Q30 76 37 70Q34 56 38 42Q38 34 46 30Z",
    fill,
    lines: "M30 36Q26 52 28 70M35 38Q31 52 33 70",
  };
}

export function short(fill: string): Piece {
  return { d: "M30 28Q28 40 33 50Q37 48 37 40Q37 35 42 32L54 31Q52 25 42 25Q33 25 30 28Z", fill };
}

export function braid(fill: string): Piece {
  return {
    d: "M30 30Q22 36 26 46Q18 50 23 58Q15 63 20 71Q16 78 20 88Q27 86 28 78Q33 73 29 66Q36 61 31 54Q38 50 36 42Q40 36 46 32Z",
    fill,
    lines: "M26 46Q32 50 36 48M23 58Q28 60 31 58M20 71Q25 70 29 70",
  };
}

export function curls(fill: string): Piece {
  return {
    d: "M29 30Q20 34 25 42Q16 46 22 54Q14 60 22 67Q22 74 30 72Q38 70 35 62Q42 58 37 50Q42 44 38 40Q42 34 48 32Z",
    fill,
    lines: "M29 42Q34 41 35 44M26 54Q32 52 34 56M26 66Q31 64 32 67",
  };
}

export function bun(fill: string): Piece[] {
  return [
    { d: disc(26, 28, 10), fill, lines: "M20 26Q26 20 32 26M21 31Q26 27 31 32" },
    { d: "M30 40Q27 24 44 23Q56 23 56 33Q47 28 42 33Q38 38 37 48Q32 48 30 40Z", fill },
  ];
}

/** A wound plaster. */
export const PLASTER: Piece = { d: "M37 45L44 41 46 44.500 39 48.500Z", fill: "#F4E6C6", ink: disc(41.5, 44.7, 0.9) };
export const PATCH: Piece = { d: "M46.500 38.500H55V42Q54 46 51 46Q47 45 46.500 38.500Z", fill: INK };

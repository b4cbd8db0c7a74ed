import { BANDIT_COLOUR, type BanditName } from "@trestle/ui/art/bandit.tsx";
import type { PlayerColour } from "@trestle/ui/art/palette.ts";
import type { Box } from "./box.ts";

/** Whose coat comes nearest to the colour that an edition names. */
const COATS: Readonly<Record<string, BanditName>> = {
  green: "doc",
  yellow: "tuco",
  red: "belle",
  blue: "cheyenne",
  purple: "mei",
  brown: "django",
  white: "ghost",
};
const ORDER: readonly BanditName[] = ["doc", "tuco", "belle", "cheyenne", "mei", "django", "ghost"];

/** An edition may name other colours: then its cowboys take the coats that are left, in its own order. */
export function banditOf({ edition }: Box, colour: string): BanditName {
  const known = COATS[colour];
  if (known !== undefined) return known;
  const taken = new Set(edition.colours.flatMap((c) => COATS[c] ?? []));
  const free = ORDER.filter((who) => !taken.has(who));
  const others = edition.colours.filter((c) => COATS[c] === undefined);
  return free[others.indexOf(colour)] ?? "ghost";
}

export function colourOf(box: Box, colour: string): PlayerColour {
  return BANDIT_COLOUR[banditOf(box, colour)];
}

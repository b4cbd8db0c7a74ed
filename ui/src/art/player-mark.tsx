import { BONE, COLOURS, INK, PALETTE, type PlayerColour, type PlayerPattern, type PlayerSymbol } from "./palette.ts";

/** Symbols in a box of 24, distinct even at 16 px. */
const SYMBOLS: Readonly<Record<PlayerSymbol, string>> = {
  horseshoe:
    "M7.5 22H2.5V19H4Q.5 14.5 1.5 9.5 3 2 12 2T22.5 9.5Q23.5 14.5 20 19H21.5V22H16.5V18.5Q18.5 14 17.5 10.5 16.5 7 12 7T6.5 10.5Q5.5 14 7.5 18.5Z",
  feather: "M20.5 3Q10 3.5 7 10.500L6 16 3 21.5 5 22 8 17.500Q13.5 17.5 16 13.500L12.5 13.2 17.5 11Q20 7.5 20.5 3Z",
  cactus:
    "M9.5 22V16.500Q3.5 16.5 3.5 11V9Q3.5 7 5 7T6.5 9V11Q6.5 13 9.5 13V5Q9.5 2 12 2T14.5 5V10.500Q17.5 10.5 17.5 8.500V7Q17.5 5 19 5T20.5 7V8.500Q20.5 14 14.5 14V22Z",
  sun: "M12 1L14 5.7 18.5 3 17.7 8 22.7 8.5 19.3 12 22.7 15.5 17.7 16 18.5 21 14 18.3 12 23 10 18.3 5.5 21 6.3 16 1.3 15.5 4.7 12 1.3 8.5 6.3 8 5.5 3 10 5.700Z",
  star: "M12 1.500L15 9H23L16.7 13.8 19 22 12 17 5 22 7.3 13.8 1 9H9Z",
  rose: "M12 1Q16 0 18 3.5 22.5 5 21.5 9.5 22 14.5 17.5 15.5 19.5 17.5 22.5 17.5 21 23 14.5 22 12.5 21.5 12 19 11.5 21.5 9.5 22 3 23 1.5 17.5 4.5 17.5 6.5 15.5 2 14.5 2.5 9.5 1.5 5 6 3.5 8 0 12 1ZM12 4.5Q7.5 4.5 7.5 9T12 13.5 16.5 9.5Q16.5 7 14 6.8 11 6.8 11 9.3 11 10.5 12 10.8L12.7 9Q13 8.5 14 8.6 15 9 14.5 10.2 13.8 11.8 12 11.8 9.3 11.5 9.3 9 9.3 6.3 12 6.2Z",
  skull:
    "M12 2Q21 2 21 10.5 21 14 18 16V20.500H14.700V18H13.200V20.500H10.800V18H9.300V20.500H6V16Q3 14 3 10.5 3 2 12 2ZM8.5 8.500Q6 8.5 6 11T8.5 13.3 10.8 11 8.5 8.500ZM15.5 8.500Q13.2 8.5 13.2 11T15.5 13.3 18 11 15.5 8.500Z",
  bullet: "M12 1Q17 5 17 11H7Q7 5 12 1ZM7 12.500H17V19H7ZM5.5 20.500H18.500V23H5.500Z",
};

/** Patterns over a solid ground, in tiles of 12. */
const CUTS: Readonly<Record<PlayerPattern, string>> = {
  solid: "",
  waves: "M-3 4Q0 0 3 4T9 4 15 4M-3 10Q0 6 3 10T9 10 15 10",
  verticals: "M3 0V12M9 0V12",
  rays: "M6 6L0 0M6 6L12 0M6 6V12M6 6L0 9M6 6L12 9M6 6V0",
  dots: "M3 3h.01M9 9h.01",
  "cross-hatch": "M0 0L12 12M12 0L0 12",
  outline: "",
  diagonals: "M-3 9L9 -3M3 15L15 3",
};

/** Light lines on dark colours, dark lines on light ones. */
function cutIn(colour: PlayerColour): string {
  return colour === "sun" || colour === "bone" || colour === "sky" ? INK : BONE;
}

export function patternId(colour: PlayerColour): string {
  return `pattern-${colour}`;
}

/** Render it once in the page: then every drawing can fill with `url(#pattern-…)`. */
export function PlayerPatterns() {
  return COLOURS.map((colour) => (
    <pattern key={colour} id={patternId(colour)} width="12" height="12" patternUnits="userSpaceOnUse">
      <rect width="12" height="12" fill={PALETTE[colour].hex} />
      <path
        d={CUTS[PALETTE[colour].pattern]}
        fill="none"
        stroke={cutIn(colour)}
        stroke-opacity=".55"
        stroke-width={colour === "indigo" ? 3.4 : 1.6}
        stroke-linecap="round"
      />
    </pattern>
  ));
}

/** A player's symbol in its colour, outlined so that it stands out in both themes; `at` places it in a drawing. */
export function PlayerMark({ colour, size = 24, at }: { colour: PlayerColour; size?: number; at?: [number, number] }) {
  const { hex, symbol } = PALETTE[colour];
  return (
    <svg
      viewBox="-3 -3 30 30"
      x={at?.[0]}
      y={at?.[1]}
      width={size}
      height={size}
      aria-hidden="true"
      stroke-linejoin="round"
    >
      <path d={SYMBOLS[symbol]} fill={BONE} stroke={BONE} stroke-width="6" />
      <path d={SYMBOLS[symbol]} fill={INK} stroke={INK} stroke-width="3" />
      <path d={SYMBOLS[symbol]} fill={hex} fill-rule="evenodd" />
    </svg>
  );
}

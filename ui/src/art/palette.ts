/** The players' colours, each with a symbol and a pattern, so that colour alone never tells players apart. */
export const PALETTE = {
  saddle: { hex: "#6B3207", symbol: "horseshoe", pattern: "solid" },
  sky: { hex: "#74B5F0", symbol: "feather", pattern: "waves" },
  pine: { hex: "#118556", symbol: "cactus", pattern: "verticals" },
  sun: { hex: "#F6C848", symbol: "sun", pattern: "rays" },
  indigo: { hex: "#4F4BB6", symbol: "star", pattern: "dots" },
  rose: { hex: "#C66F97", symbol: "rose", pattern: "cross-hatch" },
  bone: { hex: "#F7F1E3", symbol: "skull", pattern: "outline" },
  coal: { hex: "#1E1E1E", symbol: "bullet", pattern: "diagonals" },
} as const;
export type PlayerColour = keyof typeof PALETTE;
export type PlayerSymbol = (typeof PALETTE)[PlayerColour]["symbol"];
export type PlayerPattern = (typeof PALETTE)[PlayerColour]["pattern"];

/** In seat order, for games without colours of their own. */
export const COLOURS: readonly PlayerColour[] = ["saddle", "sky", "pine", "sun", "indigo", "rose", "bone", "coal"];

/** Colours that all drawings share, in both themes. */
export const INK = "#2A1C12";
export const BONE = "#F7F1E3";
export const LANTERN = "#FFE3A0";

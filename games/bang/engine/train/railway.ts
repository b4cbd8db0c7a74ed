import type { CardName } from "../catalogue.ts";
import type { Rank, Suit } from "../kinds.ts";

export const STATION_IDS = [
  "boom-town",
  "catico",
  "creepy-creek",
  "crowns-hole",
  "deathwood",
  "dodgeville",
  "fort-wroth",
  "frisco",
  "miners-oath",
  "san-tafe",
  "tombrock",
  "virginia-town",
  "yooma",
  "custom",
] as const;
export type StationId = (typeof STATION_IDS)[number];

/** Printed stations come first; the blank tile joins them only by a table option (GTR-STN-5). */
export const PRINTED_STATIONS = 13;

export type Cost =
  | { t: "name"; names: readonly CardName[] }
  | { t: "suit"; suit: Suit }
  | { t: "rank"; from: Rank; to: Rank }
  | { t: "blue" }
  | { t: "any"; count: number }
  | { t: "life" };

/** GTR-STN-1 */
export const COSTS: Readonly<Record<Exclude<StationId, "custom">, Cost>> = {
  "boom-town": { t: "name", names: ["bang"] },
  catico: { t: "name", names: ["cat-balou", "panic"] },
  "creepy-creek": { t: "suit", suit: "spades" },
  "crowns-hole": { t: "name", names: ["beer"] },
  deathwood: { t: "blue" },
  dodgeville: { t: "name", names: ["missed"] },
  "fort-wroth": { t: "rank", from: 10, to: 14 },
  frisco: { t: "suit", suit: "clubs" },
  "miners-oath": { t: "suit", suit: "diamonds" },
  "san-tafe": { t: "suit", suit: "hearts" },
  tombrock: { t: "life" },
  "virginia-town": { t: "any", count: 2 },
  yooma: { t: "rank", from: 2, to: 9 },
};

/** What a table may agree on for the blank tile (GTR-STN-5). */
export const CUSTOM_COSTS = {
  "any-card": { t: "any", count: 1 },
  "two-cards": { t: "any", count: 2 },
  "blue-card": { t: "blue" },
  "life-point": { t: "life" },
  clubs: { t: "suit", suit: "clubs" },
  diamonds: { t: "suit", suit: "diamonds" },
  hearts: { t: "suit", suit: "hearts" },
  spades: { t: "suit", suit: "spades" },
  "low-rank": { t: "rank", from: 2, to: 9 },
  "high-rank": { t: "rank", from: 10, to: 14 },
  bang: { t: "name", names: ["bang"] },
  missed: { t: "name", names: ["missed"] },
  beer: { t: "name", names: ["beer"] },
  thieves: { t: "name", names: ["cat-balou", "panic"] },
  coaches: { t: "name", names: ["stagecoach", "wells-fargo"] },
} as const satisfies Record<string, Cost>;
export type CustomCost = keyof typeof CUSTOM_COSTS;

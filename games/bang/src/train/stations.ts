import type { Seat } from "@trestle/kernel";
import { COSTS, CUSTOM_COSTS, STATION_IDS, type Cost } from "../data/railway.ts";
import { BLUE, NAME, RANK, SUIT } from "../pieces.ts";
import type { Config, Piece, State } from "../types.ts";

/** GTR-STN-1; the blank tile costs what the table has agreed on (GTR-STN-5). */
export function costOf(s: { config: Config }, station: number): Cost {
  const id = STATION_IDS[station]!;
  if (id !== "custom") return COSTS[id];
  const { customStation } = s.config;
  if (customStation === "off") throw new Error("the blank tile is not in play");
  return CUSTOM_COSTS[customStation];
}

/** How many cards are paid. */
export function countOf(cost: Cost): number {
  return cost.t === "any" ? cost.count : 1;
}

/** GTR-STN-3: exactly the depicted card; GTR-STN-4: Railcars have neither suit nor rank, but they are blue. */
export function pays(cost: Cost, card: Piece): boolean {
  switch (cost.t) {
    case "name":
      return (cost.names as readonly string[]).includes(NAME[card]!);
    case "suit":
      return SUIT[card] === cost.suit;
    case "rank":
      return RANK[card]! >= cost.from && RANK[card]! <= cost.to;
    case "blue":
      return BLUE[card]!;
    case "any":
      return true;
    case "life":
      return false;
  }
}

/** GTR-STN-2: from the hand and from the cards in play; GTR-STN-6: not the last life point, and no ghost. */
export function canPay(s: State, seat: Seat, cost: Cost): boolean {
  const { hand, table, life, ghost } = s.players[seat]!;
  if (cost.t === "life") return life > 1 && !ghost;
  if (cost.t === "any") return hand.length + table.length >= cost.count;
  for (let i = 0; i < hand.length; i++) if (pays(cost, hand[i]!)) return true;
  for (let i = 0; i < table.length; i++) if (pays(cost, table[i]!)) return true;
  return false;
}

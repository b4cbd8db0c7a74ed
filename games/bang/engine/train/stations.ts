import type { Seat } from "@trestle/kernel";
import { COSTS, CUSTOM_COSTS, STATION_IDS, type Cost, type CustomCost } from "./railway.ts";
import { BLUE, NAME, PIECES, RANK, SUIT } from "../pieces.ts";
import type { Config, Piece, State } from "../types.ts";

/** A price with the pieces that pay it, worked out once. */
export interface Price {
  cost: Cost;
  /** How many cards. */
  count: number;
  paidBy: readonly boolean[];
}

/** GTR-STN-3: exactly the depicted card; GTR-STN-4: Railcars have neither suit nor rank, but they are blue. */
function pays(cost: Cost, card: Piece): boolean {
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

function price(cost: Cost): Price {
  const paidBy = Array.from({ length: PIECES }, (_, card) => pays(cost, card));
  return { cost, count: cost.t === "any" ? cost.count : 1, paidBy };
}

const PRINTED: readonly (Price | null)[] = STATION_IDS.map((id) => (id === "custom" ? null : price(COSTS[id])));
const CUSTOM = new Map<CustomCost, Price>();
for (const id of Object.keys(CUSTOM_COSTS) as CustomCost[]) CUSTOM.set(id, price(CUSTOM_COSTS[id]));

/** GTR-STN-1; the blank tile costs what the table has agreed on (GTR-STN-5). */
export function priceOf(s: { config: Config }, station: number): Price {
  const { customStation } = s.config;
  const found = PRINTED[station] ?? (customStation === "off" ? undefined : CUSTOM.get(customStation));
  if (found === undefined) throw new Error("the blank tile is not in play");
  return found;
}

/** GTR-STN-2: from the hand and from the cards in play; GTR-STN-6: not the last life point, and no ghost. */
export function canPay(s: State, seat: Seat, { cost, count, paidBy }: Price): boolean {
  const { hand, table, life, ghost } = s.players[seat]!;
  if (cost.t === "life") return life > 1 && !ghost;
  if (cost.t === "any") return hand.length + table.length >= count;
  for (let i = 0; i < hand.length; i++) if (paidBy[hand[i]!]!) return true;
  for (let i = 0; i < table.length; i++) if (paidBy[table[i]!]!) return true;
  return false;
}

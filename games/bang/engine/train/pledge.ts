import type { Seat } from "@trestle/kernel";
import type { Pledge } from "../expansion.ts";
import { BLUE } from "../pieces.ts";
import { priceOf } from "./stations.ts";
import type { View } from "../types.ts";
import { SLEEPER_CAR } from "./pieces.ts";
import { takesFree } from "./take.ts";

export function pledgeOf(v: View): Pledge | null {
  const f = v.stack[v.stack.length - 1];
  if (f === undefined) return null;
  if (f.k === "sleeper-car") return { seat: f.by, fits: (card) => BLUE[card]! && card !== SLEEPER_CAR };
  if (f.k === "pay") return pledgeToPay(v, f.seat, [f.station]);
  return v.turn.owes ? pledgeToPay(v, v.turn.seat, pairedStations(v)) : null; // GTR-TAKE-5
}

function pairedStations(v: View): number[] {
  return v.train!.paired.filter((station) => station !== null);
}

/** One of these stations can be paid for; null where life, the number of cards or Sancho already tell that. */
function pledgeToPay(v: View, seat: Seat, stations: number[]): Pledge | null {
  const p = v.players[seat]!;
  if (takesFree(v, seat)) return null;
  const prices = stations.map((station) => priceOf(v, station));
  for (const { cost } of prices) {
    if (cost.t === "life" && p.life > 1 && !p.ghost) return null;
    if (cost.t === "any" && (stations.length === 1 || p.hand + p.table.length >= cost.count)) return null;
  }
  return { seat, fits: (card) => prices.some(({ cost, paidBy }) => cost.t !== "any" && paidBy[card]!) };
}

import { COSTS, CUSTOM_COSTS, STATION_IDS, type CardName, type Cost, type CustomCost } from "../../engine/catalogue.ts";
import type { Cause } from "../../engine/events.ts";
import type { Frame } from "../../engine/frames/types.ts";
import { CARDS } from "../../engine/pieces.ts";
import type { DecisionKind, View } from "../../engine/types.ts";

type Of<K extends Frame["k"]> = Extract<Frame, { k: K }>;

/** The newest frame of a kind: what the decision is about. */
export function frame<K extends Frame["k"]>(view: View, k: K): Of<K> | null {
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const f = view.stack[i];
    if (f !== undefined && isOf(f, k)) return f;
  }
  return null;
}

function isOf<K extends Frame["k"]>(f: Frame, k: K): f is Of<K> {
  return f.k === k;
}

/** What the viewer is asked for. */
export function asked(view: View): DecisionKind | null {
  const d = view.pending.find((p) => p.seat === view.seat);
  return d === undefined ? null : (d.kind as DecisionKind);
}

export function robs(name: string | null): "hand" | "seat" {
  return name === "panic" || name === "cat-balou" || name === "passenger-car" ? "hand" : "seat";
}

/** What a card from hand acts as: Money Bag as the card below it, Janet's Missed! as a BANG!. */
export function acting(card: number, view: View): CardName | null {
  const name = CARDS[card]?.name ?? null;
  if (name === "missed") return "bang";
  return name === "money-bag" && view.top !== null ? (CARDS[view.top]?.name ?? name) : name;
}

/** How many cards a price asks for. */
export function priceCount(station: number, custom: CustomCost | "off"): number {
  const id = STATION_IDS[station];
  if (id === undefined) return 1;
  const cost: Cost | null = id !== "custom" ? COSTS[id] : custom === "off" ? null : CUSTOM_COSTS[custom];
  return cost !== null && cost.t === "any" ? cost.count : 1;
}

/** Causes that are steps of the game, not cards. */
const STEPS = [
  "setup",
  "turn-start",
  "railcar-action",
  "phase-1",
  "phase-3",
  "reward",
  "penalty",
  "payment",
  "death",
  "weapon",
] as const satisfies readonly Cause[];
export type Step = (typeof STEPS)[number];

export function isStep(why: Cause): why is Step {
  return (STEPS as readonly string[]).includes(why);
}

/** Railcars through which another card is discarded in answer, by the rule that lets them. */
export const THROUGH: Readonly<Record<string, "caboose" | "sleeper-car">> = {
  "GTR-RC-CABO-1": "caboose",
  "GTR-RC-SLEE-3": "sleeper-car",
};

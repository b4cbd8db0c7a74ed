import type { BangTypes, Move } from "@trestle/bang";
import type { Ask } from "../ask.ts";
import { headOf } from "./head.ts";

/** Believes about roles what the deeds it saw say, and then plays by rule. */
export function sensible(ask: Ask<BangTypes>): Move {
  return headOf(ask).rule;
}

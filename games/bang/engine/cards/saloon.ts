import { exempt } from "../train/exempt.ts";
import type { SaloonFrame } from "../frames/types.ts";
import { heal } from "../life.ts";
import { pop, push, type FrameRule } from "../stack.ts";
import { seatsFrom } from "../zones.ts";
import { always, type CardRule } from "./rule.ts";

/** BANG-SALN-1: everybody in play, and it is no Beer. */
export const saloon: CardRule = {
  target: "none",
  check: always,
  play(x, p) {
    push(x, { k: "saloon", left: seatsFrom(x.s, p.seat) });
    exempt(x, p.seat);
  },
};

export const saloonFrame: FrameRule<SaloonFrame> = {
  step(x, f) {
    pop(x);
    for (let i = 0; i < f.left.length; i++) heal(x, f.left[i]!, "saloon", "BANG-SALN-1");
  },
};

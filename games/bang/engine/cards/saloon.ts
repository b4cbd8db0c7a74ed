import type { Seat } from "@trestle/kernel";
import type { Definition } from "../definition.ts";
import { heal } from "../life.ts";
import { pop, push, type FrameRule } from "../stack.ts";
import { seatsFrom } from "../zones.ts";
import { always } from "./rule.ts";

interface SaloonFrame {
  k: "saloon";
  left: Seat[];
}

declare module "../frames/types.ts" {
  interface Frames {
    saloon: SaloonFrame;
  }
}

const saloonFrame: FrameRule<SaloonFrame> = {
  step(x, f) {
    pop(x);
    for (let i = 0; i < f.left.length; i++) heal(x, f.left[i]!, "saloon", "BANG-SALN-1");
  },
};

/** BANG-SALN-1: everybody in play, and it is no Beer. */
export const saloon: Definition = {
  play: {
    target: "none",
    check: always,
    play(x, p) {
      push(x, { k: "saloon", left: seatsFrom(x.s, p.seat) });
      x.hooks.concernsSeveral(x, p.seat);
    },
  },
  frames: () => ({ saloon: saloonFrame }),
};

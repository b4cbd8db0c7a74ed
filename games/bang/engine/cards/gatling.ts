import type { Definition } from "../definition.ts";
import { shoot } from "../frames/shot.ts";
import { push } from "../stack.ts";
import { othersFrom } from "../zones.ts";
import { always } from "./rule.ts";

/** BANG-GATL-1: a shot at every other player, no BANG! card. */
export const gatling: Definition = {
  play: {
    target: "none",
    check: always,
    play(x, p) {
      push(x, { k: "each", what: "gatling", by: p.seat, left: othersFrom(x.s, p.seat) });
      x.hooks.concernsSeveral(x, p.seat);
    },
  },
  each: (x, at, by) => shoot(x, by, at, "gatling"),
};

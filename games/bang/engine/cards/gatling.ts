import { exempt } from "../train/exempt.ts";
import { push } from "../stack.ts";
import { othersFrom } from "../zones.ts";
import { always, type CardRule } from "./rule.ts";

/** BANG-GATL-1: a shot at every other player, no BANG! card. */
export const gatling: CardRule = {
  target: "none",
  check: always,
  play(x, p) {
    push(x, { k: "each", what: "gatling", by: p.seat, left: othersFrom(x.s, p.seat) });
    exempt(x, p.seat);
  },
};

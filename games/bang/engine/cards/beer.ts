import type { Definition } from "../definition.ts";
import { heal } from "../life.ts";
import { playersInPlay } from "../zones.ts";
import { always } from "./rule.ts";

/** BANG-BEER-1; with two players it may be played but does nothing (BANG-BEER-3). */
export const beer: Definition = {
  play: {
    target: "none",
    check: always,
    play(x, p) {
      if (playersInPlay(x.s) > 2) heal(x, p.seat, "beer", "BANG-BEER-1");
    },
  },
};

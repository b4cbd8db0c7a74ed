import type { Definition } from "../definition.ts";
import { draw } from "../zones.ts";
import { always } from "./rule.ts";

export const stagecoach: Definition = {
  play: {
    target: "none",
    check: always,
    play: (x, p) => draw(x, p.seat, 2, "stagecoach", "BANG-STGC-1"),
  },
};

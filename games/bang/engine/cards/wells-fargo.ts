import type { Definition } from "../definition.ts";
import { draw } from "../zones.ts";
import { always } from "./rule.ts";

export const wellsFargo: Definition = {
  play: {
    target: "none",
    check: always,
    play: (x, p) => draw(x, p.seat, 3, "wells-fargo", "BANG-WELL-1"),
  },
};

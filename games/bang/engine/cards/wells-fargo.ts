import { draw } from "../zones.ts";
import { always, type CardRule } from "./rule.ts";

/** BANG-WELL-1 */
export const wellsFargo: CardRule = {
  target: "none",
  check: always,
  play: (x, p) => draw(x, p.seat, 3, "wells-fargo", "BANG-WELL-1"),
};

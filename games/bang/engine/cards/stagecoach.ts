import { draw } from "../zones.ts";
import { always, type CardRule } from "./rule.ts";

/** BANG-STGC-1 */
export const stagecoach: CardRule = {
  target: "none",
  check: always,
  play: (x, p) => draw(x, p.seat, 2, "stagecoach", "BANG-STGC-1"),
};

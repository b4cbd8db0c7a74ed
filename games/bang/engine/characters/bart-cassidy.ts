import type { Definition } from "../definition.ts";
import { draw } from "../zones.ts";

/** BANG-CH-BART-1: a card for each life point lost, whatever the cause. */
export const bartCassidy: Definition = {
  character: { afterHurt: (x, seat, points) => draw(x, seat, points, "bart-cassidy", "BANG-CH-BART-1") },
};

import { draw } from "../zones.ts";
import { ability } from "./ability.ts";

/** BANG-CH-BART-1: a card for each life point lost, whatever the cause. */
export const bartCassidy = ability({
  afterHurt: (x, seat, points) => draw(x, seat, points, "bart-cassidy", "BANG-CH-BART-1"),
});

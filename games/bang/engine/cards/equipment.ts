import { NAME } from "../pieces.ts";
import { equip, hasInPlay } from "../zones.ts";
import type { CardRule } from "./rule.ts";

/** BANG-PLAY-5: a blue card in front of oneself, a weapon in place of the former one; never two of a name. */
export const equipment: CardRule = {
  target: "none",
  check: (s, seat, card) => (hasInPlay(s.players[seat]!, NAME[card]!) ? "BANG-PLAY-4" : null),
  play: (x, p) => equip(x, p.seat, p.card),
};

import type { Dodge } from "../../frames/shot.ts";
import { discard } from "../../zones.ts";
import { CABOOSE } from "../pieces.ts";
import { isOtherBlue, mightHaveBlue, otherBlue } from "./blue.ts";
import type { RailcarDefinition } from "./rule.ts";

/** GTR-RC-CABO-1: another blue card, from play or from hand, as a Missed!; as often as one likes. */
const dodge: Dodge = {
  t: "cover",
  possible: (s, f) => s.players[f.at]!.table.includes(CABOOSE) && mightHaveBlue(s, f.at),
  moves(s, f, out) {
    if (!s.players[f.at]!.table.includes(CABOOSE)) return;
    for (const card of otherBlue(s, f.at, CABOOSE)) out.push({ t: "cover", card });
  },
  tries(s, f, out) {
    if (!s.players[f.at]!.table.includes(CABOOSE)) return;
    const { hand, table } = s.players[f.at]!;
    for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]!) === i) out.push({ t: "cover", card: hand[i]! });
    for (const card of table) out.push({ t: "cover", card });
  },
  check(s, f, m) {
    if (m.t !== "cover" || !s.players[f.at]!.table.includes(CABOOSE)) return "GTR-RC-CABO-1";
    return isOtherBlue(s, f.at, CABOOSE, m.card) ? null : "GTR-RC-CABO-1";
  },
  answer(x, f, m) {
    if (m.t !== "cover") return;
    f.fresh = false;
    f.needed--;
    if (x.sink) x.sink({ t: "answered", rule: "GTR-RC-CABO-1", seat: f.at, card: m.card, as: "missed", why: f.what });
    discard(x, f.at, m.card, "caboose", "GTR-RC-CABO-1");
  },
};

export const caboose: RailcarDefinition = { dodge };

import { pickFrom } from "../../looking.ts";
import { piece } from "../../pieces.ts";
import { ask, pop, push, type FrameRule } from "../../stack.ts";
import { discard, othersFrom } from "../../zones.ts";
import type { CircusFrame } from "../types.ts";
import { isPlain, plainUse, spend, type RailcarDefinition } from "./rule.ts";

const CIRCUS_WAGON = piece("circus-wagon");

/** One player discards a card in play; GTR-RC-CIRC-2: the owner does, so Refund is silent. */
const circusFrame: FrameRule<CircusFrame> = {
  response: true,
  step(x, f) {
    const { table } = x.s.players[f.at]!;
    if (table.length > 1) {
      ask(x, f.at, "circus-wagon");
      return;
    }
    pop(x);
    if (table.length === 1) discard(x, f.at, table[0]!, "circus-wagon", "GTR-RC-CIRC-1");
  },
  moves: (s, _f, seat, out) => pickFrom(s.players[seat]!.table, out),
  tries: (s, _f, seat, out) => pickFrom(s.players[seat]!.table, out),
  check: (s, _f, seat, m) => (m.t === "pick" && s.players[seat]!.table.includes(m.card) ? null : "GTR-RC-CIRC-1"),
  answer(x, _f, seat, m) {
    if (m.t !== "pick") return;
    pop(x);
    discard(x, seat, m.card, "circus-wagon", "GTR-RC-CIRC-1");
  },
};

/** GTR-RC-CIRC-1 */
export const circusWagon: RailcarDefinition = {
  use: {
    tries: (_s, _seat, out) => out.push(plainUse(CIRCUS_WAGON)),
    check: (_s, _seat, m) => (isPlain(m) ? null : "GTR-RC-CIRC-1"),
    use(x, seat) {
      spend(x, seat, CIRCUS_WAGON, "GTR-RC-CIRC-1");
      push(x, { k: "each", what: "circus-wagon", by: seat, left: othersFrom(x.s, seat) });
      x.hooks.concernsSeveral(x, seat);
    },
  },
  each: (x, at) => push(x, { k: "circus-wagon", at }),
  frames: () => ({ "circus-wagon": circusFrame }),
};

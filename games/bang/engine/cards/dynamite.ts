import type { Definition } from "../definition.ts";
import { beginCheck } from "../frames/check.ts";
import { hurt } from "../life.ts";
import { piece } from "../pieces.ts";
import { discard, equip, hasInPlay, nextInPlay, removeFrom } from "../zones.ts";

const DYNAMITE = piece("dynamite");

export const dynamite: Definition = {
  steps: {
    dynamite(x, seat) {
      if (x.s.players[seat]!.table.includes(DYNAMITE)) beginCheck(x, seat, "dynamite");
    },
  },
  /** BANG-DYNA-2: it explodes, or moves on to the next player who has none. */
  checked(x, f, explodes) {
    const { s } = x;
    if (explodes) {
      if (x.sink) x.sink({ t: "exploded", rule: "BANG-DYNA-2", seat: f.seat });
      discard(x, f.seat, DYNAMITE, "dynamite", "BANG-DYNA-2");
      hurt(x, f.seat, 3, "BANG-DYNA-2");
      return;
    }
    let to = nextInPlay(s, f.seat);
    while (to !== f.seat && hasInPlay(s.players[to]!, "dynamite")) to = nextInPlay(s, to);
    if (to === f.seat) return;
    removeFrom(s.players[f.seat]!.table, DYNAMITE);
    equip(x, to, DYNAMITE);
    if (x.sink) x.sink({ t: "moved", rule: "BANG-DYNA-2", card: DYNAMITE, from: f.seat, to });
  },
};

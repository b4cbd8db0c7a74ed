import type { Seat } from "@trestle/kernel";
import type { Definition } from "../definition.ts";
import { push } from "../stack.ts";
import type { State } from "../types.ts";
import { draw } from "../zones.ts";

/** BANG-CH-JESS-1: the first card may come from another player's hand. */
export const jesseJones: Definition = {
  character: {
    phase1(x, seat) {
      if (somebodyHolds(x.s, seat)) push(x, { k: "draw", seat });
      else draw(x, seat, 2, "phase-1", "BANG-TURN-4");
    },
  },
};

function somebodyHolds(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    if (i !== seat && !p.out && p.hand.length > 0) return true;
  }
  return false;
}

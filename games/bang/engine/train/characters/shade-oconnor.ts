import { ability } from "../../characters/ability.ts";
import { ask } from "../../stack.ts";

/** GTR-CH-SHAD-1: may swap a card for a new one when the train moves in another's turn. */
export const shadeOconnor = ability({
  onAdvance(x, seat) {
    if (x.s.turn.seat !== seat && x.s.players[seat]!.hand.length > 0) ask(x, seat, "shade-oconnor");
  },
});

import type { Seat } from "@trestle/kernel";
import { ask, type Ctx } from "../../stack.ts";

/** GTR-CH-SHAD-1: may swap a card for a new one when the train moves in another's turn. */
export function shadeOconnor(x: Ctx, seat: Seat): void {
  if (x.s.turn.seat !== seat && x.s.players[seat]!.hand.length > 0) ask(x, seat, "shade-oconnor");
}

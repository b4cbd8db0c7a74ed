import type { Seat } from "@trestle/kernel";
import type { Definition } from "../../definition.ts";
import { effectOf, type Ctx } from "../../stack.ts";
import { removeFrom } from "../../zones.ts";

/** GTR-PC-EVAD-1: the card that made the shot is taken once the shot is cancelled. */
export const evaded: Definition = {
  missed: {
    used(_x, f) {
      f.evaded = true;
    },
    cancelled(x, f) {
      if (f.evaded) takeShotCard(x, f.at);
    },
  },
};

/** If it still lies there; nobody else can take it again. */
function takeShotCard(x: Ctx, seat: Seat): void {
  const { s } = x;
  const { card } = effectOf(s);
  if (card === null) return;
  removeFrom(s.discard, card);
  s.players[seat]!.hand.push(card);
  for (const f of s.stack) if (f.k === "effect" && f.card === card) f.card = null;
  if (x.sink) x.sink({ t: "picked-up", rule: "GTR-PC-EVAD-1", reveals: true, seat, card, why: "evaded" });
}

import { openStore } from "../cards/general-store.ts";
import type { Definition } from "../definition.ts";
import { shoot } from "../frames/shot.ts";
import { push, pushEffect, type Ctx } from "../stack.ts";
import { nextInPlay, seatsFrom } from "../zones.ts";

/** GTR-LOC-2: a shot from nobody. */
export const ironhorse: Definition = { each: (x, at) => shoot(x, null, at, "ironhorse") };

/** §16: one pass of the Locomotive effect, from the active player, or the next one if that player is gone. */
export function actLocomotive(x: Ctx): void {
  const { s } = x;
  const { side } = s.train!;
  const active = s.turn.seat;
  const from = s.players[active]!.out ? nextInPlay(s, active) : active;
  if (x.sink)
    x.sink({ t: "locomotive-acted", rule: side === "ironhorse" ? "GTR-LOC-2" : "GTR-LOC-3", side, seat: from });
  pushEffect(x, null, null);
  if (side === "leland") {
    openStore(x, from);
    return;
  }
  push(x, { k: "each", what: "ironhorse", by: null, left: seatsFrom(s, from) });
  x.hooks.concernsSeveral(x, from);
}

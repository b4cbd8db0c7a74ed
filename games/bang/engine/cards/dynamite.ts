import type { CheckFrame } from "../frames/types.ts";
import { hurt } from "../life.ts";
import { DYNAMITE } from "../pieces.ts";
import type { Ctx } from "../stack.ts";
import { discard, equip, hasInPlay, nextInPlay, removeFrom } from "../zones.ts";

/** BANG-DYNA-2: it explodes, or moves on to the next player who has none. */
export function dynamiteChecked(x: Ctx, f: CheckFrame, explodes: boolean): void {
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
}

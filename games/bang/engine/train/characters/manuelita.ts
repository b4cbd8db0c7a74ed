import type { Seat } from "@trestle/kernel";
import type { Ctx } from "../../stack.ts";
import { draw } from "../../zones.ts";

/** GTR-CH-MANU-1: two cards whenever the train reaches the End of the Line. */
export function manuelita(x: Ctx, seat: Seat): void {
  const train = x.s.train!;
  if (train.pos === train.stations.length) draw(x, seat, 2, "manuelita", "GTR-CH-MANU-1");
}

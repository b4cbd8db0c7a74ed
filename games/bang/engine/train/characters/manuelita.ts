import { ability } from "../../characters/ability.ts";
import { draw } from "../../zones.ts";

/** GTR-CH-MANU-1: two cards whenever the train reaches the End of the Line. */
export const manuelita = ability({
  onAdvance(x, seat) {
    const train = x.s.train!;
    if (train.pos === train.stations.length) draw(x, seat, 2, "manuelita", "GTR-CH-MANU-1");
  },
});

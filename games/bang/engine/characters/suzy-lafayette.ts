import type { Definition } from "../definition.ts";
import { draw } from "../zones.ts";

/** BANG-CH-SUZY-1: an empty hand draws a card in stage 4 of every effect. */
export const suzyLafayette: Definition = {
  character: {
    afterEffect(x, seat) {
      const p = x.s.players[seat]!;
      if (!p.out && p.hand.length === 0) draw(x, seat, 1, "suzy-lafayette", "BANG-CH-SUZY-1");
    },
  },
};

import type { Definition } from "../definition.ts";
import { SUIT } from "../pieces.ts";
import { draw } from "../zones.ts";

/** BANG-CH-BLAC-1: shows the second card; on red he draws a third. */
export const blackJack: Definition = {
  character: {
    phase1(x, seat) {
      const { hand } = x.s.players[seat]!;
      draw(x, seat, 1, "phase-1", "BANG-TURN-4");
      const before = hand.length;
      draw(x, seat, 1, "black-jack", "BANG-CH-BLAC-1");
      const card = hand[before];
      if (card === undefined) return;
      if (x.sink) x.sink({ t: "showed", rule: "BANG-CH-BLAC-1", reveals: true, seat, card });
      if (SUIT[card] === "hearts" || SUIT[card] === "diamonds") draw(x, seat, 1, "black-jack", "BANG-CH-BLAC-1");
    },
  },
};

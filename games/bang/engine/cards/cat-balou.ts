import type { Definition } from "../definition.ts";
import { removeCard } from "../steal.ts";
import { checkCard } from "./panic.ts";

/** BANG-CATB-1: any distance, and the card is discarded. */
export const catBalou: Definition = {
  play: {
    target: "card",
    check: (s, seat, _card, at, take) => checkCard(s, seat, at, take),
    play: (x, p) => removeCard(x, p.seat, p.at!, p.take, "cat-balou", "BANG-CATB-1"),
  },
};

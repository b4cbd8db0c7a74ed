import type { Seat } from "@trestle/kernel";
import type { Definition } from "../definition.ts";
import type { Cause } from "../events.ts";
import { pickFrom } from "../looking.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { Piece, State } from "../types.ts";
import { drawTop, removeFrom, seatsFrom } from "../zones.ts";
import { always } from "./rule.ts";

interface StoreFrame {
  k: "store";
  row: Piece[];
  left: Seat[];
  open: boolean;
}

declare module "../frames/types.ts" {
  interface Frames {
    store: StoreFrame;
  }
}

/** BANG-GSTR-1: from a player clockwise. Whose effect it is decides about exemptions. */
export function openStore(x: Ctx, from: Seat): void {
  push(x, { k: "store", row: [], left: seatsFrom(x.s, from), open: false });
  x.hooks.concernsSeveral(x, from);
}

export const generalStore: Definition = {
  play: {
    target: "none",
    check: always,
    play: (x, p) => openStore(x, p.seat),
  },
  frames: ({ storekeeper }) => ({ store: storeFrame(storekeeper) }),
};

function storeFrame(storekeeper: (s: State) => Cause): FrameRule<StoreFrame> {
  return {
    response: true,
    clone: (f) => ({ k: f.k, row: f.row.slice(), left: f.left.slice(), open: f.open }),
    step(x, f) {
      if (!f.open) reveal(x, f, storekeeper(x.s));
      while (f.left.length > 0 && x.s.players[f.left[0]!]!.out) f.left.shift();
      if (f.left.length === 0 || f.row.length === 0) {
        pop(x);
        for (const card of f.row) x.s.discard.push(card);
      } else if (f.row.length === 1) {
        take(x, f, f.row[0]!); // BANG-GSTR-2: the last card needs no question
      } else {
        ask(x, f.left[0]!, "store");
      }
    },
    moves: (_s, f, _seat, out) => pickFrom(f.row, out),
    tries: (_s, f, _seat, out) => pickFrom(f.row, out),
    check: (_s, f, _seat, m) => (m.t === "pick" && f.row.includes(m.card) ? null : "BANG-GSTR-2"),
    answer(x, f, _seat, m) {
      if (m.t === "pick") take(x, f, m.card);
    },
    holds: (f) => f.row,
  };
}

/** As many cards as takers, or as there are (BANG-GSTR-3). */
function reveal(x: Ctx, f: StoreFrame, why: Cause): void {
  f.open = true;
  while (f.row.length < f.left.length) {
    const card = drawTop(x);
    if (card < 0) break;
    f.row.push(card);
  }
  if (x.sink) {
    const cards = f.row.slice();
    x.sink({ t: "store-opened", rule: "BANG-GSTR-1", reveals: true, cards, seats: f.left.slice(), why });
  }
}

function take(x: Ctx, f: StoreFrame, card: Piece): void {
  const seat = f.left.shift()!;
  removeFrom(f.row, card);
  x.s.players[seat]!.hand.push(card);
  if (x.sink) x.sink({ t: "store-taken", rule: "BANG-GSTR-1", seat, card });
}

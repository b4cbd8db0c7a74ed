import { pickFrom } from "../../looking.ts";
import { isRailcar, piece } from "../../pieces.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../../stack.ts";
import { removeCard } from "../../steal.ts";
import type { Piece, State } from "../../types.ts";
import { draw, ownerOf } from "../../zones.ts";
import type { CoalFrame } from "../types.ts";
import { isPlain, plainUse, spend, type RailcarDefinition } from "./rule.ts";

const COAL_HOPPER = piece("coal-hopper");

function railcarsInPlay(s: State): Piece[] {
  const out: Piece[] = [];
  for (const p of s.players) for (const card of p.table) if (isRailcar(card)) out.push(card);
  return out;
}

const coalFrame: FrameRule<CoalFrame> = {
  step(x, f) {
    const cars = railcarsInPlay(x.s);
    if (cars.length > 1) ask(x, f.seat, "coal-hopper");
    else if (cars.length === 1) take(x, f, cars[0]!);
    else pop(x);
  },
  moves: (s, _f, _seat, out) => pickFrom(railcarsInPlay(s), out),
  tries: (s, _f, _seat, out) => pickFrom(railcarsInPlay(s), out),
  check: (s, _f, _seat, m) => (m.t === "pick" && railcarsInPlay(s).includes(m.card) ? null : "GTR-RC-COAL-1"),
  answer(x, f, _seat, m) {
    if (m.t === "pick") take(x, f, m.card);
  },
};

function take(x: Ctx, f: CoalFrame, car: Piece): void {
  pop(x);
  removeCard(x, f.seat, ownerOf(x.s, car), car, "coal-hopper", "GTR-RC-COAL-1");
}

/** GTR-RC-COAL-1: a card, then any Railcar in play goes; without another one it is only the card. */
export const coalHopper: RailcarDefinition = {
  use: {
    tries: (_s, _seat, out) => out.push(plainUse(COAL_HOPPER)),
    check: (_s, _seat, m) => (isPlain(m) ? null : "GTR-RC-COAL-1"),
    use(x, seat) {
      spend(x, seat, COAL_HOPPER, "GTR-RC-COAL-1");
      draw(x, seat, 1, "coal-hopper", "GTR-RC-COAL-1");
      push(x, { k: "coal-hopper", seat });
    },
  },
  frames: () => ({ "coal-hopper": coalFrame }),
};

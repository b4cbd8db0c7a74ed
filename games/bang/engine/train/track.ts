import type { RuleId, Seat } from "@trestle/kernel";
import { CHARACTER_IDS, type CharacterId } from "../catalogue.ts";
import type { Cause } from "../events.ts";
import { pickFrom } from "../looking.ts";
import { pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { Piece, State, Train } from "../types.ts";
import { discard, draw, seatsFrom } from "../zones.ts";
import { manuelita } from "./characters/manuelita.ts";
import { shadeOconnor } from "./characters/shade-oconnor.ts";
import type { AdvanceFrame } from "./types.ts";

/** What a character does when the train has moved (GTR-EOL-1). */
type Arrival = (x: Ctx, seat: Seat) => void;
const ARRIVALS: Partial<Readonly<Record<CharacterId, Arrival>>> = { manuelita, "shade-oconnor": shadeOconnor };
const BY_CHARACTER: readonly (Arrival | undefined)[] = CHARACTER_IDS.map((id) => ARRIVALS[id]);

function arrivalOf(s: State, seat: Seat): Arrival | undefined {
  return BY_CHARACTER[s.players[seat]!.character!];
}

/** GTR-SETUP-5: the station that car `k` (the first is 0) is paired with when the Locomotive stands at `pos`, or -1. */
export function stationAt(train: Train, pos: number, k: number): number {
  const at = pos - 1 - k;
  return at >= 0 && at < train.stations.length ? train.stations[at]! : -1;
}

export function isPaired(train: Train): boolean {
  for (let k = 0; k < train.cars.length; k++) if (stationAt(train, train.pos, k) >= 0) return true;
  return false;
}

/** GTR-RC-3: under the deck; the train takes it up again if it lacks a car. */
export function uncouple(x: Ctx, car: Piece): void {
  x.s.train!.deck.unshift(car);
  couple(x);
}

/** GTR-GAP-1, GTR-GAP-3: the train is filled up to three cars as long as there are any. */
export function couple(x: Ctx): void {
  const train = x.s.train!;
  if (train.cars.length >= 3 || train.deck.length === 0) return;
  const cars: Piece[] = [];
  while (train.cars.length < 3) {
    const car = train.deck.pop();
    if (car === undefined) break;
    train.cars.push(car);
    cars.push(car);
  }
  if (x.sink) x.sink({ t: "coupled", rule: "GTR-GAP-1", reveals: true, cars });
}

/** One move of the train, however far, is one advance (GTR-TRN-4). */
export function moveTrain(x: Ctx, seat: Seat, to: number, why: Cause, rule: RuleId): void {
  const { s } = x;
  const train = s.train!;
  train.pos = to;
  if (x.sink) x.sink({ t: "advanced", rule, seat, pos: to, end: to === train.stations.length, why });
  const left: Seat[] = [];
  for (const at of seatsFrom(s, s.turn.seat)) if (arrivalOf(s, at) !== undefined) left.push(at);
  if (left.length > 0) push(x, { k: "advance", left });
}

/** GTR-EOL-1: Shade O'Connor and Manuelita, clockwise from the active player. */
export const advanceFrame: FrameRule<AdvanceFrame> = {
  step(x, f) {
    const seat = f.left.shift();
    if (seat === undefined) pop(x);
    else if (!x.s.players[seat]!.out) arrivalOf(x.s, seat)?.(x, seat);
  },
  moves(s, _f, seat, out) {
    out.push({ t: "pass" });
    pickFrom(s.players[seat]!.hand, out);
  },
  tries(s, _f, seat, out) {
    out.push({ t: "pass" });
    pickFrom(s.players[seat]!.hand, out);
  },
  check(s, _f, seat, m) {
    if (m.t === "pass") return null;
    return m.t === "pick" && s.players[seat]!.hand.includes(m.card) ? null : "GTR-CH-SHAD-1";
  },
  answer(x, _f, seat, m) {
    if (m.t !== "pick") {
      if (x.sink) x.sink({ t: "declined", rule: "GTR-CH-SHAD-1", seat, why: "shade-oconnor" });
      return;
    }
    discard(x, seat, m.card, "shade-oconnor", "GTR-CH-SHAD-1");
    draw(x, seat, 1, "shade-oconnor", "GTR-CH-SHAD-1");
  },
};

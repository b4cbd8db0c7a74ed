import type { RuleId } from "@trestle/kernel";
import { hurt } from "../life.ts";
import { pickFrom } from "../looking.ts";
import { ask, pop, type Ctx, type FrameRule } from "../stack.ts";
import type { Move, Piece, State } from "../types.ts";
import { discard, equip } from "../zones.ts";
import { canPay, priceOf } from "./stations.ts";
import { checkHolder, holderMoves, takeCar, takesFree } from "./take.ts";
import type { PayFrame, PlaceFrame } from "./types.ts";

const LIFE: Move = { t: "life" };

/** GTR-CH-SANC-1: as long as nothing has been paid Sancho may still take it for nothing. */
function mayTakeFree(s: State, f: PayFrame): boolean {
  return takesFree(s, f.seat) && f.left === priceOf(s, f.station).count;
}

function checkCard(s: State, f: PayFrame, card: Piece): RuleId | null {
  const { hand, table } = s.players[f.seat]!;
  if (!hand.includes(card) && !table.includes(card)) return "GTR-STN-2";
  if (hand.length + table.length < f.left) return "GTR-STN-1";
  return priceOf(s, f.station).paidBy[card]! ? null : "GTR-STN-1";
}

function check(s: State, f: PayFrame, m: Move): RuleId | null {
  if (m.t === "pass") return mayTakeFree(s, f) ? null : "GTR-TAKE-1";
  if (m.t === "pick") return checkCard(s, f, m.card);
  const price = priceOf(s, f.station);
  return m.t === "life" && price.cost.t === "life" && canPay(s, f.seat, price) ? null : "GTR-STN-1";
}

function offerCards(s: State, f: PayFrame, out: Move[]): void {
  const { hand, table } = s.players[f.seat]!;
  const { paidBy } = priceOf(s, f.station);
  if (hand.length + table.length < f.left) return;
  for (let i = 0; i < hand.length; i++)
    if (paidBy[hand[i]!]! && hand.indexOf(hand[i]!) === i) out.push({ t: "pick", card: hand[i]! });
  for (let i = 0; i < table.length; i++) if (paidBy[table[i]!]!) out.push({ t: "pick", card: table[i]! });
}

/** The price of a Railcar, card by card; GTR-STN-7: a ghost that pays with Ghost Car gets nothing. */
export const payFrame: FrameRule<PayFrame> = {
  clone: (f) => ({ k: f.k, seat: f.seat, car: f.car, station: f.station, left: f.left }),
  step(x, f) {
    const { s } = x;
    if (s.players[f.seat]!.out) {
      pop(x);
    } else if (f.left === 0) {
      pop(x);
      takeCar(x, f.seat, f.car, "paid", "GTR-TAKE-1");
    } else if (priceOf(s, f.station).cost.t === "life" && !mayTakeFree(s, f)) {
      payLife(x, f);
    } else {
      ask(x, f.seat, "pay");
    }
  },
  moves(s, f, _seat, out) {
    if (mayTakeFree(s, f)) out.push({ t: "pass" });
    if (check(s, f, LIFE) === null) out.push(LIFE);
    offerCards(s, f, out);
  },
  tries(s, f, _seat, out) {
    out.push({ t: "pass" }, { t: "life" });
    pickFrom(s.players[f.seat]!.hand, out);
    pickFrom(s.players[f.seat]!.table, out);
  },
  check: (s, f, _seat, m) => check(s, f, m),
  answer(x, f, seat, m) {
    if (m.t === "pick") {
      f.left--;
      discard(x, seat, m.card, "payment", "GTR-STN-7");
    } else if (m.t === "life") {
      payLife(x, f);
    } else {
      pop(x);
      takeCar(x, f.seat, f.car, "free", "GTR-CH-SANC-1");
    }
  },
};

function payLife(x: Ctx, f: PayFrame): void {
  f.left = 0;
  hurt(x, f.seat, 1, "GTR-STN-6");
}

/** GTR-TAKE-3: Ghost Car and Lumber Flatcar go to a player of the taker's choice. */
export const placeFrame: FrameRule<PlaceFrame> = {
  holds: (f) => [f.car],
  step: (x, f) => ask(x, f.seat, "place"),
  moves: (s, f, _seat, out) => holderMoves(s, f.car, out),
  tries(s, _f, _seat, out) {
    for (let at = 0; at < s.players.length; at++) out.push({ t: "place", at });
  },
  check: (s, f, _seat, m) => (m.t === "place" ? checkHolder(s, f.car, m.at) : "GTR-TAKE-3"),
  answer(x, f, seat, m) {
    if (m.t !== "place") return;
    pop(x);
    if (x.sink) x.sink({ t: "placed", rule: "GTR-TAKE-3", seat, car: f.car, at: m.at });
    equip(x, m.at, f.car);
  },
};

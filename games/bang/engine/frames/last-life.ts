import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import { heal } from "../life.ts";
import { NAME } from "../pieces.ts";
import { ask, pop, type FrameRule } from "../stack.ts";
import type { Piece, State } from "../types.ts";
import { playersInPlay, removeFrom } from "../zones.ts";
import type { LastLifeFrame } from "./types.ts";

/** BANG-DEATH-1: Beers and Sid Ketchum until there is a life point again. */
export const lastLifeFrame: FrameRule<LastLifeFrame> = {
  response: true,
  clone: (f) => ({ k: f.k, seat: f.seat }),
  step(x, f) {
    const p = x.s.players[f.seat]!;
    if (p.life > 0 || p.out || !couldBeSaved(x.s, f.seat)) pop(x);
    else ask(x, f.seat, "last-life");
  },
  moves(s, _f, seat, out) {
    out.push({ t: "pass" });
    const { hand } = s.players[seat]!;
    for (let i = 0; i < hand.length; i++)
      if (beerCheck(s, seat, hand[i]!) === null) out.push({ t: "answer", card: hand[i]! });
  },
  tries(s, _f, seat, out) {
    out.push({ t: "pass" });
    const { hand } = s.players[seat]!;
    for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]!) === i) out.push({ t: "answer", card: hand[i]! });
  },
  check(s, _f, seat, m) {
    if (m.t === "pass") return null;
    return m.t === "answer" ? beerCheck(s, seat, m.card) : "BANG-DEATH-1";
  },
  answer(x, _f, seat, m) {
    if (m.t === "answer") {
      if (x.sink) x.sink({ t: "answered", rule: "BANG-DEATH-1", seat, card: m.card, as: "beer", why: "beer" });
      removeFrom(x.s.players[seat]!.hand, m.card);
      x.s.discard.push(m.card);
      heal(x, seat, "beer", "BANG-DEATH-1");
    } else {
      if (x.sink) x.sink({ t: "declined", rule: "BANG-DEATH-1", seat, why: "beer" });
      pop(x);
    }
  },
};

/** On public grounds only: a hand, and a use for it. */
function couldBeSaved(s: State, seat: Seat): boolean {
  const { hand } = s.players[seat]!;
  if (hand.length === 0) return false;
  return playersInPlay(s) > 2 || (abilityOf(s, seat).heals && hand.length >= 2);
}

function beerCheck(s: State, seat: Seat, card: Piece): RuleId | null {
  if (!s.players[seat]!.hand.includes(card)) return "BANG-PLAY-1";
  if (NAME[card] !== "beer") return "BANG-DEATH-1";
  return playersInPlay(s) > 2 ? null : "BANG-BEER-3";
}

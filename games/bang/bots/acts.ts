import { isRailcar, MONEY_BAG, NAME, type CardName, type Move, type State } from "../engine/index.ts";
import type { Decision } from "@trestle/kernel";
import {
  divertedDeed,
  exemptedDeed,
  gaveDeed,
  placedDeed,
  playedDeed,
  silence,
  theft,
  usedDeed,
  type Deed,
} from "./deeds.ts";

/** What everybody at the table will make of a move, before it is made: the same deeds that `deedOf` reads off events. */
export function deedIn(s: State, d: Decision, m: Move): Deed | null {
  const { seat } = d;
  switch (m.t) {
    case "play":
      return playedDeed(s, seat, faceOf(s, m.card, m.at !== null), m.at, m.take);
    case "use":
      return m.at === null || m.at === seat ? null : usedDeed(s, seat, m.card, m.as, m.at);
    case "pass":
      return d.kind === "play" && s.turn.bangs === 0 ? silence(s, seat) : null;
    case "divert":
      return divertedDeed(s, seat, m.at);
    case "give":
      return isRailcar(m.card) ? placedDeed(s, seat, m.card, m.at) : gaveDeed(s, seat, m.at);
    case "place": {
      const f = s.stack[s.stack.length - 1]!;
      return f.k === "place" ? placedDeed(s, seat, f.car, m.at) : null;
    }
    case "exempt": {
      const below = s.stack[s.stack.length - 2];
      return exemptedDeed(s, seat, m.at, below?.k === "store" || below?.k === "saloon");
    }
    case "draw":
      return m.from === "hand" && m.at !== null ? theft(s, seat, m.at) : null;
    default:
      return null;
  }
}

/** As what a card from hand is played: Money Bag as the card below it, Calamity Janet's Missed! as a shot. */
function faceOf(s: State, card: number, aimed: boolean): CardName {
  const name = NAME[card] as CardName;
  if (name === "missed" && aimed) return "bang";
  if (card !== MONEY_BAG || s.discard.length === 0) return name;
  return NAME[s.discard[s.discard.length - 1]!] as CardName;
}

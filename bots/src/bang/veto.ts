import { LUMBER_FLATCAR, NAME, type Move, type State } from "@trestle/bang";
import type { Seat } from "@trestle/kernel";
import { isBurden } from "./deeds.ts";
import type { Mind } from "./wish.ts";

/** Somebody so dear that no plan is good enough to hurt them: the Sheriff to a Deputy. */
const DEAR = -0.3;

/** Moves that nobody forgives, whatever a search thinks of them. */
export function isInsane(s: State, seat: Seat, m: Move, w: Mind): boolean {
  switch (m.t) {
    case "play":
      if (m.at === null) return wastes(s, seat, m.card, w);
      if (m.take !== null && isBurden(m.take)) return w.hurt[m.at]! > -DEAR;
      return w.hurt[m.at]! < DEAR;
    case "use":
      if (m.at === null) return false;
      if (m.take !== null && isBurden(m.take)) return w.hurt[m.at]! > -DEAR;
      return w.hurt[m.at]! < DEAR;
    case "divert":
      return w.hurt[m.at]! < DEAR;
    case "draw":
      return m.from === "hand" && m.at !== null && w.hurt[m.at]! < DEAR;
    case "give":
      return m.card === LUMBER_FLATCAR && w.hurt[m.at]! < DEAR;
    case "place": {
      const f = s.stack[s.stack.length - 1]!;
      return f.k === "place" && f.car === LUMBER_FLATCAR && w.hurt[m.at]! < DEAR;
    }
    default:
      return false;
  }
}

/** A Beer that heals nobody; a Gatling or Indians! that could fell a friend. */
function wastes(s: State, seat: Seat, card: number, w: Mind): boolean {
  const p = s.players[seat]!;
  const name = NAME[card];
  if (name === "beer") return p.life >= p.max || p.ghost;
  if (name !== "gatling" && name !== "indians") return false;
  for (let i = 0; i < s.players.length; i++) {
    const q = s.players[i]!;
    if (i !== seat && !q.out && !q.ghost && q.life === 1 && w.hurt[i]! <= -1) return true;
  }
  return false;
}

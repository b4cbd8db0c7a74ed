import { LUMBER_FLATCAR, NAME, type Move, type State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import { chanceOf, type Belief } from "./belief.ts";
import { isBurden } from "./deeds.ts";
import type { Mind } from "./mind.ts";

/** Somebody so dear that no plan is good enough to hurt them: the Sheriff to a Deputy. */
const DEAR = -0.3;
/** From here on somebody counts as a friend, whatever else is hoped for. */
const SURE = 0.78;

/** Moves that nobody forgives, whatever a search thinks of them. `own`: what the seat believes. */
export function isInsane(s: State, seat: Seat, m: Move, w: Mind, own: Belief): boolean {
  const at = aimOf(s, m);
  if (at >= 0) return at === seat || w.hurt[at]! < DEAR || friendChance(s, seat, own, at) > SURE;
  switch (m.t) {
    case "play":
      if (m.at === null) return wastes(s, seat, m.card, w);
      return w.hurt[m.at]! > -DEAR; // takes a burden from an enemy
    case "use":
      return m.at !== null && w.hurt[m.at]! > -DEAR;
    default:
      return false;
  }
}

/** Whom a move is meant to hurt; -1: nobody. To take a burden away hurts nobody. */
export function aimOf(s: State, m: Move): Seat {
  switch (m.t) {
    case "play":
    case "use":
      return m.at === null || (m.take !== null && isBurden(m.take)) ? -1 : m.at;
    case "divert":
      return m.at;
    case "draw":
      return m.from === "hand" && m.at !== null ? m.at : -1;
    case "give":
      return m.card === LUMBER_FLATCAR ? m.at : -1;
    case "place": {
      const f = s.stack[s.stack.length - 1]!;
      return f.k === "place" && f.car === LUMBER_FLATCAR ? m.at : -1;
    }
    default:
      return -1;
  }
}

/** How sure a seat may be that another wins with it. Three players have no friends, nor has a Renegade. */
export function friendChance(s: State, seat: Seat, own: Belief, at: Seat): number {
  if (s.players.length === 3) return 0;
  switch (s.players[seat]!.role) {
    case "sheriff":
      return chanceOf(own, at, "deputy");
    case "deputy":
      return chanceOf(own, at, "deputy") + chanceOf(own, at, "sheriff");
    case "outlaw":
      return chanceOf(own, at, "outlaw");
    case "renegade":
      return 0;
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

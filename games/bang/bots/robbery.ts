import { isRailcar, GHOST_CAR, type Piece, type State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import type { Offers } from "./offers.ts";
import { HAND_WORTH } from "./weights.ts";
import type { Mind } from "./mind.ts";
import { tableWorth } from "./worth.ts";

/**
 * Panic!, Cat Balou and what works like them: an enemy's best card, or a friend's burden.
 * `within`: a bit for each seat it can be aimed at.
 */
export function considerRobbery(
  s: State,
  seat: Seat,
  card: Piece,
  how: "play" | "use" | "panic" | "cat-balou",
  what: "keep" | "discard",
  within: number,
  w: Mind,
  offers: Offers,
): void {
  for (let at = 0; at < s.players.length; at++) {
    const p = s.players[at]!;
    if (at === seat || p.out || (within & (1 << at)) === 0) continue;
    const kept = what === "keep" ? 5 : 0;
    if (p.hand.length > 0 && w.hurt[at]! > w.mood.shy)
      put(offers, card, how, w.mood.steal * ((18 + kept) * w.hurt[at]! + kept), at, null);
    for (let i = 0; i < p.table.length; i++) {
      const take = p.table[i]!;
      if (take === GHOST_CAR && what === "keep" && s.players[seat]!.role === "sheriff") continue; // GTR-RC-7
      const harm = tableWorth(s, at, take) * w.hurt[at]!;
      const gain = what === "discard" ? 0 : isRailcar(take) ? tableWorth(s, seat, take) : HAND_WORTH[take]!;
      // From a friend only what burdens them.
      if (harm > 0.5) put(offers, card, how, w.mood.steal * (3.4 * harm + gain), at, take);
    }
  }
}

function put(
  offers: Offers,
  card: Piece,
  how: "play" | "use" | "panic" | "cat-balou",
  score: number,
  at: Seat,
  take: Piece | null,
): void {
  if (how === "play" || how === "use") offers.offer(score, how, card, at, take);
  else offers.offerAs(0.7 * score, card, how, at, take);
}

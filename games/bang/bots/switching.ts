import { GHOST_CAR, NAME, type Piece, type Player, type State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import type { Mind } from "./mind.ts";
import { tableWorth } from "./worth.ts";

/** Two cards in play to exchange by Switch; -1: there are none. */
interface Exchange {
  give: Piece;
  take: Piece;
  gain: number;
}

/** The best exchange that the rules allow. */
export function bestSwitch(s: State, seat: Seat, w: Mind): Exchange {
  let best: Exchange = { give: -1, take: -1, gain: -Infinity };
  const own = s.players[seat]!;
  for (let i = 0; i < own.table.length; i++) {
    const other = switchFor(s, seat, own.table[i]!, w);
    if (other.gain > best.gain) best = other;
  }
  return best;
}

/** The best card for one that is given. */
export function switchFor(s: State, seat: Seat, give: Piece, w: Mind): Exchange {
  const best: Exchange = { give, take: -1, gain: -Infinity };
  const own = s.players[seat]!;
  for (let at = 0; at < s.players.length; at++) {
    if (at === seat) continue;
    const p = s.players[at]!;
    for (let j = 0; j < p.table.length; j++) {
      const take = p.table[j]!;
      if (refuses(own, give, take) || refuses(p, take, give)) continue;
      const mine = tableWorth(s, seat, take) - tableWorth(s, seat, give);
      const gain = mine + w.hurt[at]! * (tableWorth(s, at, take) - tableWorth(s, at, give));
      if (gain <= best.gain) continue;
      best.gain = gain;
      best.take = take;
    }
  }
  return best;
}

/** GTR-PC-SWIT-2: nobody ends up with two of a name, nor the Sheriff with a Jail or Ghost Car. */
function refuses(p: Player, gives: Piece, gets: Piece): boolean {
  if (p.role === "sheriff" && (gets === GHOST_CAR || NAME[gets] === "jail")) return true;
  for (let i = 0; i < p.table.length; i++) if (p.table[i] !== gives && NAME[p.table[i]!] === NAME[gets]) return true;
  return false;
}

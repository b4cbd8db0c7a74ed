import { GHOST_CAR, NAME, type Piece, type Player, type State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import type { Mind } from "./wish.ts";
import { tableWorth } from "./worth.ts";

/** The best exchange for Switch that the rules allow. */
export const exchange = { give: -1, take: -1, gain: 0 };

export function bestSwitch(s: State, seat: Seat, w: Mind): void {
  exchange.give = -1;
  exchange.gain = -Infinity;
  const own = s.players[seat]!;
  for (let i = 0; i < own.table.length; i++) switchFor(s, seat, own.table[i]!, w);
}

/** The best card for one that is given; leaves a better exchange alone. */
export function switchFor(s: State, seat: Seat, give: Piece, w: Mind): void {
  const own = s.players[seat]!;
  for (let at = 0; at < s.players.length; at++) {
    if (at === seat) continue;
    const p = s.players[at]!;
    for (let j = 0; j < p.table.length; j++) {
      const take = p.table[j]!;
      if (refuses(own, give, take) || refuses(p, take, give)) continue;
      const mine = tableWorth(s, seat, take) - tableWorth(s, seat, give);
      const gain = mine + w.hurt[at]! * (tableWorth(s, at, take) - tableWorth(s, at, give));
      if (gain <= exchange.gain) continue;
      exchange.gain = gain;
      exchange.give = give;
      exchange.take = take;
    }
  }
}

/** GTR-PC-SWIT-2: nobody ends up with two of a name, nor the Sheriff with a Jail or Ghost Car. */
function refuses(p: Player, gives: Piece, gets: Piece): boolean {
  if (p.role === "sheriff" && (gets === GHOST_CAR || NAME[gets] === "jail")) return true;
  for (let i = 0; i < p.table.length; i++) if (p.table[i] !== gives && NAME[p.table[i]!] === NAME[gets]) return true;
  return false;
}

import { shuffle, type Rng } from "@trestle/kernel";
import type { Frame, Piece, Train, View } from "../types.ts";
import { RAILCARS, stationTiles } from "./setup.ts";

/** A train that a view allows: what lies face down is dealt at random. */
export function imagineTrain(v: View, stack: readonly Frame[], rng: Rng): Train | null {
  const t = v.train;
  if (t === null) return null;
  const seen = new Set<Piece>(t.cars);
  for (const p of v.players) for (const card of p.table) seen.add(card);
  for (const f of stack) {
    if (f.k === "place") seen.add(f.car);
    if (f.k === "lounge-car") for (const car of f.cards) seen.add(car);
  }
  const deck = RAILCARS.filter((car) => !seen.has(car));
  shuffle(rng, deck);
  for (const f of stack) if (f.k === "lounge-car") while (f.cards.length < f.count) f.cards.push(deck.pop()!);
  const spare = stationTiles(v.config).filter((i) => !t.stations.includes(i));
  shuffle(rng, spare);
  return { stations: t.stations.slice(), spare, pos: t.pos, cars: t.cars.slice(), deck, side: t.side };
}

import { below, shuffle } from "@trestle/kernel";
import { piece } from "../pieces.ts";
import { RAILCAR_IDS } from "../catalogue.ts";
import type { Config, Piece, State, Train } from "../types.ts";
import { PRINTED_STATIONS, STATION_IDS } from "./railway.ts";

export const RAILCARS: readonly Piece[] = RAILCAR_IDS.map(piece);
const TILES: readonly number[] = STATION_IDS.map((_, i) => i);

/** All tiles, the blank one only by option (GTR-STN-5). */
export function stationTiles(config: Config): number[] {
  return TILES.slice(0, config.customStation === "off" ? PRINTED_STATIONS : TILES.length);
}

/** GTR-SETUP-1 to GTR-SETUP-4 */
export function newTrain(s: State, seats: number): Train {
  const spare = stationTiles(s.config);
  const deck = RAILCARS.slice();
  shuffle(s.rng, spare);
  shuffle(s.rng, deck);
  const stations = spare.splice(0, seats);
  const cars = [deck.pop()!, deck.pop()!, deck.pop()!];
  return { stations, spare, pos: 0, cars, deck, side: below(s.rng, 2) === 0 ? "ironhorse" : "leland" };
}

import type { Train, TrainView } from "../types.ts";
import { stationAt } from "./track.ts";

export function trainView(t: Train): TrainView {
  const paired: (number | null)[] = [];
  for (let k = 0; k < t.cars.length; k++) {
    const station = stationAt(t, t.pos, k);
    paired.push(station < 0 ? null : station);
  }
  return {
    stations: t.stations.slice(),
    spare: t.spare.length,
    pos: t.pos,
    cars: t.cars.slice(),
    paired,
    deck: t.deck.length,
    side: t.side,
  };
}

import type { Refusal } from "@trestle/kernel";
import { distance } from "../distance.ts";
import type { Figures } from "../expansion.ts";
import { NAME } from "../pieces.ts";
import type { Piece, State } from "../types.ts";
import { playersInPlay } from "../zones.ts";
import { STATION_IDS } from "./railway.ts";
import { stationAt } from "./track.ts";

/** Figures for the sentences of the train's refusals. */
export const trainFigures: Figures = (s, seat, m, rule, data) => {
  if (m.t === "take") nameStation(s, m.car, data);
  switch (rule) {
    case "GTR-CH-EVAN-2":
      if (m.t === "divert" && m.at !== seat && s.players[m.at]?.out === false && !s.players[seat]!.out) {
        data["distance"] = distance(s, seat, m.at);
        data["reach"] = 1;
      }
      data["players"] = playersInPlay(s);
      return;
    case "GTR-STN-1":
    case "GTR-STN-6":
      data["life"] = s.players[seat]!.life;
      return;
    default:
  }
};

function nameStation(s: State, car: Piece, data: Refusal["data"]): void {
  data["car"] = NAME[car]!;
  const k = s.train === null ? -1 : s.train.cars.indexOf(car);
  const at = k < 0 ? -1 : stationAt(s.train!, s.train!.pos, k);
  if (at >= 0) data["station"] = STATION_IDS[at]!;
}

import type { Refusal, RuleId, Seat } from "@trestle/kernel";
import { distance, rangeOf } from "./distance.ts";
import { STATION_IDS } from "./train/railway.ts";
import { NAME } from "./pieces.ts";
import { allowance } from "./play.ts";
import { stationAt } from "./train/track.ts";
import type { Move, State } from "./types.ts";
import { playersInPlay } from "./zones.ts";

/** A refusal with the figures for its sentence. */
export function refusal(s: State, seat: Seat, m: Move, rule: RuleId): Refusal {
  const data: Refusal["data"] = {};
  if ("card" in m && m.card !== null) data["card"] = NAME[m.card]!;
  if ("at" in m && m.at !== null && m.at !== seat && m.at < s.players.length) measured(s, seat, m.at, rule, data);
  if (m.t === "take") station(s, m.car, data);
  switch (rule) {
    case "BANG-PLAY-2":
      data["played"] = s.turn.bangs;
      data["allowed"] = allowance(s, seat);
      break;
    case "BANG-BEER-3":
    case "GTR-CH-EVAN-2":
      data["players"] = playersInPlay(s);
      break;
    case "GTR-STN-1":
    case "GTR-STN-6":
      data["life"] = s.players[seat]!.life;
      break;
    default:
  }
  return { rule, data };
}

/** Distance 3, reach 1: Panic! and Evan Babbit reach 1, whatever the weapon. */
function measured(s: State, seat: Seat, at: Seat, rule: RuleId, data: Refusal["data"]): void {
  data["seat"] = at;
  if (s.players[at]!.out || s.players[seat]!.out) return;
  if (rule !== "BANG-DIST-4" && rule !== "BANG-PANC-1" && rule !== "GTR-CH-EVAN-2") return;
  data["distance"] = distance(s, seat, at);
  data["reach"] = rule === "BANG-DIST-4" ? rangeOf(s, seat) : 1;
}

function station(s: State, car: number, data: Refusal["data"]): void {
  data["car"] = NAME[car]!;
  const k = s.train === null ? -1 : s.train.cars.indexOf(car);
  const at = k < 0 ? -1 : stationAt(s.train!, s.train!.pos, k);
  if (at >= 0) data["station"] = STATION_IDS[at]!;
}

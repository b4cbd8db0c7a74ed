import type { Refusal, RuleId, Seat } from "@trestle/kernel";
import { distance, rangeOf } from "./distance.ts";
import { NAME } from "./pieces.ts";
import { allowance } from "./play.ts";
import { expansion } from "./registry.ts";
import type { Move, State } from "./types.ts";
import { playersInPlay } from "./zones.ts";

/** A refusal with the figures for its sentence. */
export function refusal(s: State, seat: Seat, m: Move, rule: RuleId): Refusal {
  const data: Refusal["data"] = {};
  if ("card" in m && m.card !== null) data["card"] = NAME[m.card]!;
  if ("at" in m && m.at !== null && m.at !== seat && m.at < s.players.length) measure(s, seat, m.at, rule, data);
  if (rule === "BANG-PLAY-2") {
    data["played"] = s.turn.bangs;
    data["allowed"] = allowance(s, seat);
  }
  if (rule === "BANG-BEER-3") data["players"] = playersInPlay(s);
  expansion.figures(s, seat, m, rule, data);
  return { rule, data };
}

/** Distance 3, reach 1: Panic! reaches 1, whatever the weapon. */
function measure(s: State, seat: Seat, at: Seat, rule: RuleId, data: Refusal["data"]): void {
  data["seat"] = at;
  if (rule !== "BANG-DIST-4" && rule !== "BANG-PANC-1") return;
  if (s.players[at]!.out || s.players[seat]!.out) return;
  data["distance"] = distance(s, seat, at);
  data["reach"] = rule === "BANG-DIST-4" ? rangeOf(s, seat) : 1;
}

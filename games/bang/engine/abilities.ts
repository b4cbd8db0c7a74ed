import type { Seat } from "@trestle/kernel";
import { CHARACTER_IDS, CHARACTERS, type Ability, type CharacterId } from "./catalogue.ts";
import type { Character, State } from "./types.ts";

const ABILITIES: readonly Ability[] = CHARACTER_IDS.map((id) => CHARACTERS[id]);

export function abilityOf(s: State, seat: Seat): Ability {
  return ABILITIES[s.players[seat]!.character!]!;
}

export function numberOf(id: CharacterId): Character {
  return CHARACTER_IDS.indexOf(id);
}

/** The seat of a character, or -1: each exists once. */
export function seatOf(s: State, character: Character): Seat {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.character === character) return i;
  return -1;
}

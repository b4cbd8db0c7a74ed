import type { Seat } from "@trestle/kernel";
import { CHARACTER_IDS, CHARACTERS, type Ability, type CharacterId } from "./catalogue.ts";
import type { State } from "./types.ts";

const ABILITIES: readonly Ability[] = CHARACTER_IDS.map((id) => CHARACTERS[id]);

export function abilityOf(s: State, seat: Seat): Ability {
  return ABILITIES[s.players[seat]!.character!]!;
}

/** Whether a seat has this character. */
export function plays(s: { players: readonly { character: number | null }[] }, seat: Seat, id: CharacterId): boolean {
  const { character } = s.players[seat]!;
  return character !== null && CHARACTER_IDS[character] === id;
}

/** The seat of a character, or -1: each exists once. */
export function seatOf(s: State, character: number): Seat {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.character === character) return i;
  return -1;
}

import type { AbilityKind, Cowboy, Tables } from "../engine/index.ts";

export function hasAbility(t: Tables, c: Cowboy, kind: AbilityKind): boolean {
  return c.active && c.wanted !== null && t.wantedAbility[c.wanted] === kind;
}

/** The figure of an ability that works for this cowboy, else 0. */
export function abilityN(t: Tables, c: Cowboy, kind: AbilityKind): number {
  return hasAbility(t, c, kind) ? t.wantedAbilityN[c.wanted!]! : 0;
}

export function hasRoom(t: Tables, c: Cowboy): boolean {
  return c.loot.length === 0 || c.loot.length === abilityN(t, c, "lootAgain");
}

import type { RailcarDefinition } from "./rule.ts";

/** GTR-RC-PRIV-1: no BANG! card can be aimed at an empty hand; GTR-RC-PRIV-2: other shots can. */
export const privateCar: RailcarDefinition = { inPlay: { shields: (owner) => owner.hand.length === 0 } };

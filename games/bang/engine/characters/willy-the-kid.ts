import { ability, UNLIMITED } from "./ability.ts";

/** BANG-CH-WILL-1 */
export const willyTheKid = ability({ bangs: UNLIMITED });

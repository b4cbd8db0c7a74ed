import { ability } from "./ability.ts";

/** BANG-CH-SLAB-1 */
export const slabTheKiller = ability({ misses: 2 });

import { ability } from "./ability.ts";

/** BANG-CH-JOUR-1 */
export const jourdonnais = ability({ barrel: true });

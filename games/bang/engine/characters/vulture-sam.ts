import { ability } from "./ability.ts";

/** BANG-CH-VULT-1 */
export const vultureSam = ability({ inherits: true });

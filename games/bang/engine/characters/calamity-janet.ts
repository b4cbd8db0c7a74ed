import { ability } from "./ability.ts";

/** BANG-CH-CALA-1 */
export const calamityJanet = ability({ swaps: true });

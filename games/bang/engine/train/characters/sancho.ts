import { ability } from "../../characters/ability.ts";

/** GTR-CH-SANC-1 */
export const sancho = ability({ takesFree: true });

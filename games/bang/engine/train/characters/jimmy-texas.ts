import { ability } from "../../characters/ability.ts";

/** GTR-CH-JIMM-1 */
export const jimmyTexas = ability({ lateDraw: 1 });

import { ability } from "../../characters/ability.ts";

/** GTR-CH-BENN-1 */
export const bennyBrawler = ability({ takesMany: true });

import { ability } from "../../characters/ability.ts";

/** GTR-CH-EVAN-1 */
export const evanBabbit = ability({ diverts: true });

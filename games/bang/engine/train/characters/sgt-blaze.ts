import { ability } from "../../characters/ability.ts";

/** GTR-CH-BLAZ-1 */
export const sgtBlaze = ability({ exempts: true });

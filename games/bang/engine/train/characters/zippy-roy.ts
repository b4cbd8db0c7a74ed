import { ability } from "../../characters/ability.ts";

/** GTR-CH-ZIPP-1 */
export const zippyRoy = ability({ zips: true });

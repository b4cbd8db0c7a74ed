import { ability } from "./ability.ts";

/** BANG-CH-PAUL-1 */
export const paulRegret = ability({ away: 1 });

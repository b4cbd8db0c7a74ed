import { ability } from "./ability.ts";

/** BANG-CH-ROSE-1 */
export const roseDoolan = ability({ near: 1 });

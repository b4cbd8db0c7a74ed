import { ability } from "./ability.ts";

/** BANG-CH-LUCK-1, see BANG-CHK-5. */
export const luckyDuke = ability({ lucky: true });

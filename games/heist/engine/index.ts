import { ours } from "./edition/ours.ts";
import { makeHeist } from "./heist.ts";

export { makeHeist, RULES_VERSION, type HeistGame } from "./heist.ts";
export { ours } from "./edition/ours.ts";
export { parseEdition } from "./edition/parse.ts";
export * from "./edition/types.ts";
export { tablesOf, nextRail, type Tables } from "./edition/tables.ts";
export { rules, type HeistRule } from "./rules.ts";
export { slotsOf } from "./slots.ts";
export type * from "./types.ts";
export type * from "./event-types.ts";
export type * from "./view-types.ts";

/** With the components of the house. */
export const heist = makeHeist(ours);

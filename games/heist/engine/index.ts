import { ours } from "./edition/ours.ts";
import { makeHeist } from "./heist.ts";

export { makeHeist, RULES_VERSION, type HeistGame } from "./heist.ts";
export * from "./page.ts";
export { ACCEPT, BULLET, DECLINE, DONE, DRAW, DROP, makeBoard, PROPOSE, QUICK, SHOOT, type Board } from "./board.ts";
export { tablesOf, nextRail, type Tables } from "./edition/tables.ts";
export { rules, type HeistRule } from "./rules.ts";

/** With the components of the house. */
export const heist = makeHeist(ours);

/** What pages may know of Colt Express: its components, and of which pieces a move is made. No rule is among it. */
export * from "./catalogue.ts";
export { slots } from "./plan.ts";
export type * from "./types.ts";

/** What pages may know of BANG!: its components, and of which pieces a move is made. No rule is among it. */
export * from "./catalogue.ts";
export * from "./pieces.ts";
export { slotsOf as slots } from "./moves.ts";
export type * from "./types.ts";
export type { Cause } from "./events.ts";
export type { ShotFrame } from "./frames/types.ts";

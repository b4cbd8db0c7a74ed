/** What pages may know of Train Heist: its components, and of which pieces a move is made. No rule is among it. */
export { ours } from "./edition/ours.ts";
export { parseEdition } from "./edition/parse.ts";
export { waysToMeet } from "./edition/requirements.ts";
export * from "./edition/types.ts";
export { slotsOf } from "./slots.ts";
export type * from "./types.ts";
export type * from "./event-types.ts";
export type * from "./view-types.ts";

export type * from "@trestle/protocol";
export type { By, Decision, EventBase, GameText, Names, ReasonLine, Refusal, Seat, Types } from "@trestle/kernel";

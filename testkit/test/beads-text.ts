import type { EventTexts, GameText } from "@trestle/kernel";
import type { Beads, Event } from "./beads.ts";

const EVENTS: EventTexts<Event> = {
  dealt: (e, n) => `${n.seat(e.seat)} draws a hand.`,
  bid: (e, n) => `${n.seat(e.seat)} bids.`,
  stashed: (e, n) => `${n.seat(e.seat)} puts a bead aside.`,
  "took-back": (e, n) => `${n.seat(e.seat)} takes the bid back.`,
  kept: () => null,
  opened: (e, n) => `The bids are ${e.beads.join(", ")}: ${n.seat(e.winner)} takes them.`,
  drew: (e, n) => `${n.seat(e.seat)} draws a bead.`,
  gave: (e, n) => `${n.seat(e.seat)} passes a bead to ${n.seat(e.to)}.`,
};

export const beadsText: GameText<Beads> = {
  name: "Beads",
  promise: "A bag of beads.",
  pages: ["Beads"],
  rules: {},
  options: {},
  decision: (d) => d.kind,
  move: (m) => m.t,
  piece: (key) => key,
  event(e, names) {
    const say = EVENTS[e.t] as (e: Event, n: typeof names) => string | null;
    return say(e, names);
  },
  refusal: (r) => r.rule,
  outcome: (_, winners, names) => `${winners.map((seat) => names.seat(seat)).join(" and ")} won.`,
};

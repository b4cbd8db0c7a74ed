import { aimed, isPiece, isSeat, orNull, type Shapes } from "../shapes.ts";
import { BAGGAGE_USES, type BaggageUse } from "./types.ts";

const isUse = (v: unknown): v is BaggageUse => (BAGGAGE_USES as readonly unknown[]).includes(v);

type TrainMove =
  | "use"
  | "cover"
  | "sleeper"
  | "divert"
  | "stand"
  | "give"
  | "take"
  | "advance"
  | "life"
  | "place"
  | "exempt"
  | "steam";

export const TRAIN_MOVES: Shapes<TrainMove> = {
  use: {
    parse: ({ card, as, at, take }) =>
      isPiece(card) && orNull(isUse, as) && orNull(isSeat, at) && orNull(isPiece, take)
        ? { t: "use", card, as, at, take }
        : null,
    slots: (m) => aimed(m.as === null ? [`card:${m.card}`] : [`card:${m.card}`, `as:${m.as}`], m.at, m.take),
  },
  cover: {
    parse: ({ card }) => (isPiece(card) ? { t: "cover", card } : null),
    slots: (m) => ["caboose", `card:${m.card}`],
  },
  sleeper: {
    parse: ({ card }) => (isPiece(card) ? { t: "sleeper", card } : null),
    slots: (m) => ["sleeper-car", `card:${m.card}`],
  },
  divert: {
    parse: ({ card, at }) => (isPiece(card) && isSeat(at) ? { t: "divert", card, at } : null),
    slots: (m) => ["ability", `card:${m.card}`, `seat:${m.at}`],
  },
  stand: {
    parse: ({ card }) => (isPiece(card) ? { t: "stand", card } : null),
    slots: (m) => [`card:${m.card}`, "stand"],
  },
  give: {
    parse: ({ card, at }) => (isPiece(card) && isSeat(at) ? { t: "give", card, at } : null),
    slots: (m) => [`card:${m.card}`, `seat:${m.at}`],
  },
  take: {
    parse: ({ car }) => (isPiece(car) ? { t: "take", car } : null),
    slots: (m) => [`card:${m.car}`],
  },
  advance: {
    parse: ({ by }) => (by === "action" || by === "zippy-roy" ? { t: "advance", by } : null),
    slots: (m) => [m.by === "action" ? "locomotive" : "ability"],
  },
  life: { parse: () => ({ t: "life" }), slots: () => ["life"] },
  place: {
    parse: ({ at }) => (isSeat(at) ? { t: "place", at } : null),
    slots: (m) => [`seat:${m.at}`],
  },
  exempt: {
    parse: ({ at }) => (isSeat(at) ? { t: "exempt", at } : null),
    slots: (m) => [`seat:${m.at}`],
  },
  steam: {
    parse: ({ times }) => (times === 0 || times === 2 ? { t: "steam", times } : null),
    slots: (m) => [m.times === 0 ? "ignore" : "twice"],
  },
};

import type { BaggageUse, Move, Piece } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";

/** The best thing to do found so far: one record for all searches, so that weighing makes no garbage. */
export const best = {
  score: 0,
  t: "pass" as "pass" | "play" | "use" | "take" | "advance" | "zip",
  card: 0,
  as: null as BaggageUse | null,
  at: null as Seat | null,
  take: null as Piece | null,
};

/** One thing that was weighed. */
export interface Weighed {
  score: number;
  move: Move;
}

/** Where all that is weighed is written down, while somebody wants to know. */
let notes: Weighed[] | null = null;

/** Calls `weighing` and returns all it has offered. */
export function weighed(weighing: () => void): Weighed[] {
  const list: Weighed[] = [];
  notes = list;
  try {
    weighing();
  } finally {
    notes = null;
  }
  return list;
}

export function begin(): void {
  best.score = 0;
  best.t = "pass";
}

export function offer(
  score: number,
  t: "play" | "use" | "take" | "advance" | "zip",
  card: Piece,
  at: Seat | null,
  take: Piece | null,
): void {
  if (notes !== null) note(score, t, card, null, at, take);
  if (score <= best.score) return;
  best.score = score;
  best.t = t;
  best.card = card;
  best.as = null;
  best.at = at;
  best.take = take;
}

export function offerAs(score: number, card: Piece, as: BaggageUse, at: Seat, take: Piece | null): void {
  if (notes !== null) note(score, "use", card, as, at, take);
  if (score <= best.score) return;
  best.score = score;
  best.t = "use";
  best.card = card;
  best.as = as;
  best.at = at;
  best.take = take;
}

function note(
  score: number,
  t: "play" | "use" | "take" | "advance" | "zip",
  card: Piece,
  as: BaggageUse | null,
  at: Seat | null,
  take: Piece | null,
): void {
  notes!.push({ score, move: moveOf(t, card, as, at, take) });
}

export function bestMove(pass: Move): Move {
  return best.t === "pass" ? pass : moveOf(best.t, best.card, best.as, best.at, best.take);
}

function moveOf(
  t: "play" | "use" | "take" | "advance" | "zip",
  card: Piece,
  as: BaggageUse | null,
  at: Seat | null,
  take: Piece | null,
): Move {
  switch (t) {
    case "play":
      return { t: "play", card, at, take };
    case "use":
      return { t: "use", card, as, at, take };
    case "take":
      return { t: "take", car: card };
    case "advance":
      return { t: "advance", by: "action" };
    case "zip":
      return { t: "advance", by: "zippy-roy" };
  }
}

import type { BaggageUse, Move, Piece } from "@trestle/bang";
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
  if (score <= best.score) return;
  best.score = score;
  best.t = t;
  best.card = card;
  best.as = null;
  best.at = at;
  best.take = take;
}

export function offerAs(score: number, card: Piece, as: BaggageUse, at: Seat, take: Piece | null): void {
  if (score <= best.score) return;
  offer(score, "use", card, at, take);
  best.as = as;
}

export function bestMove(pass: Move): Move {
  const { card, as, at, take } = best;
  switch (best.t) {
    case "pass":
      return pass;
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

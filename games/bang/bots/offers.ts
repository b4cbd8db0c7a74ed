import type { BaggageUse, Move, Piece } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";

/** One thing that was weighed. */
export interface Weighed {
  score: number;
  move: Move;
}

type Kind = "play" | "use" | "take" | "advance" | "zip";

/** The best thing to do found so far in one Phase 2. Scores of 0 and less are no better than doing nothing. */
export class Offers {
  score = 0;
  /** Everything that was offered; null: only the best counts. */
  readonly all: Weighed[] | null;
  #kind: Kind | null = null;
  #card: Piece = 0;
  #as: BaggageUse | null = null;
  #at: Seat | null = null;
  #take: Piece | null = null;

  constructor(all: Weighed[] | null) {
    this.all = all;
  }

  offer(score: number, kind: Kind, card: Piece, at: Seat | null, take: Piece | null): void {
    this.#weigh(score, kind, card, null, at, take);
  }

  /** Baggage Car, used as another card. */
  offerAs(score: number, card: Piece, as: BaggageUse, at: Seat, take: Piece | null): void {
    this.#weigh(score, "use", card, as, at, take);
  }

  #weigh(score: number, kind: Kind, card: Piece, as: BaggageUse | null, at: Seat | null, take: Piece | null): void {
    if (this.all !== null) this.all.push({ score, move: moveOf(kind, card, as, at, take) });
    if (score <= this.score) return;
    this.score = score;
    this.#kind = kind;
    this.#card = card;
    this.#as = as;
    this.#at = at;
    this.#take = take;
  }

  best(pass: Move): Move {
    return this.#kind === null ? pass : moveOf(this.#kind, this.#card, this.#as, this.#at, this.#take);
  }
}

function moveOf(kind: Kind, card: Piece, as: BaggageUse | null, at: Seat | null, take: Piece | null): Move {
  switch (kind) {
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

import { CHARACTER_IDS } from "./catalogue.ts";
import { isRailcar } from "./pieces.ts";
import { aimed, isPiece, isSeat, orNull, within, type Raw, type Shape, type Shapes } from "./shapes.ts";
import { TRAIN_MOVES } from "./train/moves.ts";
import type { Move, Piece } from "./types.ts";

const isCard = (v: unknown): v is Piece => isPiece(v) && !isRailcar(v);

const BASE_MOVES: Shapes<"pass" | "choose" | "play" | "answer" | "barrel" | "sid" | "pick" | "draw"> = {
  pass: { parse: () => ({ t: "pass" }), slots: () => ["pass"] },
  choose: {
    parse: ({ character }) => (within(character, CHARACTER_IDS.length) ? { t: "choose", character } : null),
    slots: (m) => [`character:${m.character}`],
  },
  play: {
    parse: ({ card, at, take }) =>
      isCard(card) && orNull(isSeat, at) && orNull(isPiece, take) ? { t: "play", card, at, take } : null,
    slots: (m) => aimed([`card:${m.card}`], m.at, m.take),
  },
  answer: {
    parse: ({ card }) => (isCard(card) ? { t: "answer", card } : null),
    slots: (m) => [`card:${m.card}`],
  },
  barrel: {
    parse: ({ card }) => (orNull(isCard, card) ? { t: "barrel", card } : null),
    slots: (m) => [m.card === null ? "ability" : `card:${m.card}`],
  },
  sid: {
    parse: ({ card }) => (isCard(card) ? { t: "sid", card } : null),
    slots: (m) => ["ability", `card:${m.card}`],
  },
  pick: {
    parse: ({ card }) => (isPiece(card) ? { t: "pick", card } : null),
    slots: (m) => [`card:${m.card}`],
  },
  draw: {
    parse({ from, at }) {
      if (from !== "deck" && from !== "discard" && from !== "hand") return null;
      return orNull(isSeat, at) ? { t: "draw", from, at } : null;
    },
    slots: (m) => [m.from === "hand" ? `hand:${m.at}` : m.from],
  },
};

const SHAPES = new Map<unknown, Shape<Move>>(
  Object.entries({ ...BASE_MOVES, ...TRAIN_MOVES }) as [string, Shape<Move>][],
);

/** Shape only; legality is `check`. */
export function parseMove(raw: unknown): Move | null {
  if (typeof raw !== "object" || raw === null) return null;
  return SHAPES.get((raw as Raw)["t"])?.parse(raw as Raw) ?? null;
}

/** Piece keys in the order in which a hand picks them. */
export function slotsOf(m: Move): readonly string[] {
  return SHAPES.get(m.t)!.slots(m);
}

import { DIRECTIONS, JUNCTIONS, LETTERS, SUITS, tablesOf } from "../engine/index.ts";
import type { Edition, Move, Requirement, Tables } from "../engine/index.ts";

/** How far a horse is thought to go with a card that is still to be drawn. */
const LATER = 6;

/** One way to meet a tile: what it asks for, and of how many. */
interface Target {
  what: Uint8Array;
  count: Uint8Array;
}

/** What a tile asks for: suits, or one of several sets of numbers. */
export interface Need {
  suits: boolean;
  targets: readonly Target[];
  /** Cards that it takes. */
  size: number;
}

/** An edition as a planner wants it. */
export interface Ground {
  t: Tables;
  size: number;
  main: number;
  /** Neighbours of a space from `from[space]` up to `from[space + 1]`. */
  ways: Uint8Array;
  from: Uint16Array;
  /** Spaces that a horse reaches with a middling card, nobody being in its way. */
  near: readonly Uint8Array[];
  /** The spaces inside car A, B, C. */
  inside: readonly (readonly number[])[];
  needs: readonly Need[];
  ready: Ready;
}

/** Moves made once: nobody changes one. */
interface Ready {
  to: readonly Move[];
  leave: readonly Move[];
  gallop: readonly Move[];
  board: readonly Move[];
  mount: readonly Move[];
  ride: readonly (readonly Move[])[];
  trade: readonly (readonly Move[])[];
  put: readonly Move[];
  discard: readonly Move[];
  flip: readonly Move[];
  nudge: readonly Move[];
  place: readonly (readonly Move[])[];
  squares: readonly string[];
  lay: readonly (readonly Move[])[];
}

export function groundOf(edition: Edition): Ground {
  const t = tablesOf(edition);
  const from = new Uint16Array(t.spaceCount + 1);
  for (let i = 0; i < t.spaceCount; i++) from[i + 1] = from[i]! + t.adjacent[i]!.length;
  return {
    t,
    size: t.spaceCount,
    main: t.mainCount,
    ways: Uint8Array.from(t.adjacent.flat()),
    from,
    near: Array.from({ length: t.mainCount }, (_, i) => within(t, i)),
    inside: [0, 1, 2].map((car) => [...t.carInside.keys()].filter((at) => t.carInside[at] === car)),
    needs: t.tileNeeds.map(needOf),
    ready: readyMoves(t),
  };
}

function within(t: Tables, start: number): Uint8Array {
  const far = new Map([[start, 0]]);
  for (const [at, d] of far) if (d < LATER) for (const to of t.adjacent[at]!) if (!far.has(to)) far.set(to, d + 1);
  far.delete(start);
  return Uint8Array.from(far.keys());
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function needOf(needs: Requirement): Need {
  const lists = wanted(needs);
  return { suits: needs.kind === "suits", targets: lists.map(targetOf), size: lists[0]!.length };
}

function targetOf(list: readonly number[]): Target {
  const what = [...new Set(list)];
  return { what: Uint8Array.from(what), count: Uint8Array.from(what, (w) => list.filter((x) => x === w).length) };
}

function wanted(needs: Requirement): number[][] {
  switch (needs.kind) {
    case "suits":
      return [needs.suits.map((suit) => SUITS.indexOf(suit))];
    case "numbers":
      return [[...needs.numbers]];
    case "threeOfAKind":
      return NUMBERS.map((n) => [n, n, n]);
    case "straight3":
      return NUMBERS.slice(0, 8).map((n) => [n, n + 1, n + 2]);
    case "twoPairs":
      return NUMBERS.flatMap((n) => NUMBERS.filter((m) => m > n).map((m) => [n, n, m, m]));
  }
}

function readyMoves(t: Tables): Ready {
  const { poker, tiles, trainMap } = t.edition;
  const main = t.spaceIds.slice(0, t.mainCount);
  const cards = poker.map((c) => c.id);
  const squares = trainMap.lootSquares.map((q) => q.id);
  return {
    to: t.spaceIds.map((to) => ({ t: "move", to })),
    leave: main.map((to) => ({ t: "leave", to })),
    gallop: main.map((to) => ({ t: "gallop", to })),
    board: [0, 1, 2, 3, 4, 5].map((section) => ({ t: "board", section })),
    mount: [0, 1].map((horse) => ({ t: "mount", horse })),
    ride: [0, 1].map((horse) => cards.map((card) => ({ t: "ride", horse, card }))),
    trade: [0, 1, 2, 3].map((other) => cards.map((card) => ({ t: "trade", with: other, card }))),
    put: cards.map((card) => ({ t: "put", card })),
    discard: cards.map((card) => ({ t: "discard", card })),
    flip: JUNCTIONS.map((junction) => ({ t: "flip", junction })),
    nudge: DIRECTIONS.map((direction) => ({ t: "nudge", direction })),
    place: tiles.map((c) => squares.map((square) => ({ t: "place", tile: c.id, square }))),
    squares,
    lay: tiles.map((c) => LETTERS.map((town) => ({ t: "lay", tile: c.id, town }))),
  };
}

export const DONE: Move = { t: "done" };
export const DROP: Move = { t: "drop" };
export const BULLET: Move = { t: "bullet" };
export const QUICK: Move = { t: "quick" };
export const SHOOT: Move = { t: "shoot" };
export const DRAW: Move = { t: "draw" };
export const PROPOSE: Move = { t: "propose" };
export const ACCEPT: Move = { t: "accept" };
export const DECLINE: Move = { t: "decline" };

import { makeBoard, SUITS, waysToMeet } from "../engine/index.ts";
import type { Board, Edition, Requirement, Tables } from "../engine/index.ts";

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
  t: Board;
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
  /** Moves made once: nobody changes one. */
  ready: Board["ready"];
}

export function groundOf(edition: Edition): Ground {
  const t = makeBoard(edition);
  return {
    t,
    size: t.spaceCount,
    main: t.mainCount,
    ways: t.ways,
    from: t.wayFrom,
    near: Array.from({ length: t.mainCount }, (_, i) => within(t, i)),
    inside: [0, 1, 2].map((car) => [...t.carInside.keys()].filter((at) => t.carInside[at] === car)),
    needs: t.tileNeeds.map(needOf),
    ready: t.ready,
  };
}

function within(t: Tables, start: number): Uint8Array {
  const far = new Map([[start, 0]]);
  for (const [at, d] of far) if (d < LATER) for (const to of t.adjacent[at]!) if (!far.has(to)) far.set(to, d + 1);
  far.delete(start);
  return Uint8Array.from(far.keys());
}

function needOf(needs: Requirement): Need {
  const lists = waysToMeet(needs).map((list) => list.map((x) => (typeof x === "number" ? x : SUITS.indexOf(x))));
  return { suits: needs.kind === "suits", targets: lists.map(targetOf), size: lists[0]!.length };
}

function targetOf(list: readonly number[]): Target {
  const what = [...new Set(list)];
  return { what: Uint8Array.from(what), count: Uint8Array.from(what, (w) => list.filter((x) => x === w).length) };
}

/** A place on the oval: 0 to 1 from left to right and from top to bottom of what a tile can reach. */
export interface Spot {
  x: number;
  y: number;
}

/** How many others sit left of me, across from me, and right of me. */
const SIDES: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [0, 1, 0],
  2: [1, 0, 1],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
};
/** Two at a side leave no more room between them than their tiles need; three across take the upper corners. */
const HEIGHTS: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [0.5], 2: [0.97, 0.3], 3: [0.97, 0.42] };
const ACROSS: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [0.5], 2: [0.32, 0.68], 3: [0.2, 0.5, 0.8] };

/** The seats in turn order from me, who sits below: clockwise as at a table, so the next one is to my left. */
export function ringSpots(players: number): readonly Spot[] {
  const [left, top, right] = SIDES[players - 1] ?? [2, 3, 2];
  const heights = (side: number): readonly number[] => HEIGHTS[side === 2 && top === 3 ? 3 : side] ?? [];
  return [
    { x: 0.5, y: 1 },
    ...heights(left).map((y) => ({ x: 0, y })),
    ...(ACROSS[top] ?? []).map((x) => ({ x, y: 0 })),
    ...heights(right)
      .toReversed()
      .map((y) => ({ x: 1, y })),
  ];
}

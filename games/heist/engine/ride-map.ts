/** Spaces further away than any card goes. */
export const FAR = 127;

/** Distances over the Main Map, by space, as they are worked out for one horse. */
export interface RideMap {
  /** From the horse. */
  dist: Uint8Array;
  /** From the destination. */
  home: Uint8Array;
  /** 1: the horse cannot enter it. All 0 between two searches. */
  blocked: Uint8Array;
  /** 1: on the way that is being tried. */
  used: Uint8Array;
  /** Spaces, nearest first. */
  queue: Uint8Array;
}

export function makeRideMap(spaces: number): RideMap {
  const bySpace = (): Uint8Array => new Uint8Array(spaces);
  return { dist: bySpace(), home: bySpace(), blocked: bySpace(), used: bySpace(), queue: bySpace() };
}

import type { Edition } from "../engine/page.ts";

/** Points, ways and outlines: what any map of any edition is drawn from. */
export interface Point {
  x: number;
  y: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Flat lists of coordinates as the path of a closed shape. */
export function shape(...outlines: readonly (readonly number[])[]): string {
  return outlines.map((flat) => `${line(pairs(flat))}Z`).join("");
}

function pairs(flat: readonly number[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push({ x: flat[i]!, y: flat[i + 1]! });
  return out;
}

export function line(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? "M" : "L"}${round(p.x)} ${round(p.y)}`).join("");
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Degrees, 0 to the right, clockwise. */
export function heading(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

export function towards(from: Point, degrees: number, distance: number): Point {
  const r = (degrees * Math.PI) / 180;
  return { x: from.x + Math.cos(r) * distance, y: from.y + Math.sin(r) * distance };
}

/** The middle of two headings, the short way round. */
function middleHeading(a: number, b: number): number {
  return a + turn(a, b) / 2;
}

/** From one heading to another, between −180 and 180. */
export function turn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

const STEPS = 8;

/** A bend from one point to another that leans on a third. */
function bend(from: Point, over: Point, to: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    return between(between(from, over, t), between(over, to, t), t);
  });
}

/** The same way, so far to its left. */
export function beside(points: readonly Point[], by: number): Point[] {
  return points.map((p, i) => {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(points.length - 1, i + 1)]!;
    return towards(p, heading(before, after) - 90, by);
  });
}

/** Where a ray from a point inside a frame leaves it. */
function toFrame(from: Point, degrees: number, frame: { width: number; height: number }): Point {
  const r = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(r), Math.sin(r)];
  const ends = [
    dx > 1e-6 ? (frame.width - from.x) / dx : dx < -1e-6 ? -from.x / dx : Infinity,
    dy > 1e-6 ? (frame.height - from.y) / dy : dy < -1e-6 ? -from.y / dy : Infinity,
  ];
  return towards(from, degrees, Math.max(0, Math.min(...ends)));
}

/** The track as it can be drawn: every way through every space. */
export interface Rails {
  /** Each way through a space, as points from one side to the other. */
  ways: { space: string; points: Point[] }[];
  /** Where the tunnel begins and ends, and how the track lies there. */
  mouths: (Point & { angle: number })[];
  /** Track spaces that follow each other on this map; over the edge they do not. */
  beside: ReadonlyMap<string, readonly string[]>;
  at: ReadonlyMap<string, Point>;
  edge: readonly [string, string];
  /** Where the track leaves the map, by the space that it leaves from. */
  exits: ReadonlyMap<string, Point>;
}

export function railsOf(edition: Edition): Rails {
  const { mainMap, track } = edition;
  const at = new Map(mainMap.spaces.map((s) => [s.id, { x: s.x, y: s.y }]));
  const [one, other] = track.edge;
  const over = (a: string, b: string): boolean => (a === one && b === other) || (a === other && b === one);
  const beside = new Map<string, string[]>();
  const join = (a: string, b: string): void => void beside.set(a, [...(beside.get(a) ?? []), b]);
  for (const [a, b] of track.links)
    if (!over(a, b)) {
      join(a, b);
      join(b, a);
    }
  const exits = new Map(
    track.edge.map((id) => {
      const here = at.get(id)!;
      const inner = at.get(beside.get(id)?.[0] ?? id)!;
      return [id, toFrame(here, heading(inner, here), mainMap)];
    }),
  );
  return {
    ways: waysOf(edition, at, beside, exits),
    mouths: mouthsOf(edition, at, beside),
    beside,
    at,
    edge: [one, other],
    exits,
  };
}

function waysOf(
  edition: Edition,
  at: ReadonlyMap<string, Point>,
  beside: ReadonlyMap<string, readonly string[]>,
  exits: ReadonlyMap<string, Point>,
): Rails["ways"] {
  const junctions = new Map(edition.track.junctions.map((j) => [j.space, j]));
  const out: Rails["ways"] = [];
  for (const [space, others] of beside) {
    const here = at.get(space)!;
    const half = (id: string): Point => between(here, at.get(id)!);
    const exit = exits.get(space);
    const junction = junctions.get(space);
    const legs: (readonly [Point, Point])[] = [];
    if (junction !== undefined) {
      const drawn = new Set<string>();
      for (const routes of Object.values(junction.routes))
        for (const [from, to] of Object.entries(routes)) {
          const name = [from, to].toSorted().join(" ");
          if (!drawn.has(name)) legs.push([half(from), half(to)]);
          drawn.add(name);
        }
    } else if (exit !== undefined) for (const id of others) legs.push([half(id), exit]);
    else if (others.length === 2) legs.push([half(others[0]!), half(others[1]!)]);
    for (const [from, to] of legs) out.push({ space, points: bend(from, here, to) });
  }
  return out;
}

function mouthsOf(
  { track }: Edition,
  at: ReadonlyMap<string, Point>,
  beside: ReadonlyMap<string, readonly string[]>,
): Rails["mouths"] {
  return track.tunnel.flatMap((space) =>
    (beside.get(space) ?? [])
      .filter((id) => !track.tunnel.includes(id))
      .map((id) => ({
        ...between(at.get(space)!, at.get(id)!),
        angle: heading(at.get(space)!, at.get(id)!),
      })),
  );
}

/** How a car stands: along the track, looking where the train goes, at the map's edge too. */
export function carHeading(rails: Rails, cars: readonly string[], i: number): number {
  const here = rails.at.get(cars[i]!);
  if (here === undefined) return 0;
  const met = (id: string | undefined): Point | null =>
    id !== undefined && (rails.beside.get(cars[i]!) ?? []).includes(id) ? rails.at.get(id)! : null;
  const ahead = met(cars[i - 1]);
  const behind = met(cars[i + 1]);
  if (ahead !== null && behind !== null) return middleHeading(heading(behind, here), heading(here, ahead));
  if (behind !== null) return heading(behind, here);
  if (ahead !== null) return heading(here, ahead);
  const exit = rails.exits.get(cars[i]!);
  if (exit === undefined) return 0;
  return i === 0 ? heading(exit, here) : heading(here, exit);
}

/** Where a car is out of sight between the two edges of the map. */
export function beyond(rails: Rails, space: string): Point | null {
  const exit = rails.exits.get(space);
  const here = rails.at.get(space);
  return exit === undefined || here === undefined ? null : towards(exit, heading(here, exit), 40);
}

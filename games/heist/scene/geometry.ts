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
export function middleHeading(a: number, b: number): number {
  return a + turn(a, b) / 2;
}

/** From one heading to another, between −180 and 180. */
export function turn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

const STEPS = 8;

/** A bend from one point to another that leans on a third. */
export function bend(from: Point, over: Point, to: Point): Point[] {
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
export function toFrame(from: Point, degrees: number, frame: { width: number; height: number }): Point {
  const r = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(r), Math.sin(r)];
  const ends = [
    dx > 1e-6 ? (frame.width - from.x) / dx : dx < -1e-6 ? -from.x / dx : Infinity,
    dy > 1e-6 ? (frame.height - from.y) / dy : dy < -1e-6 ? -from.y / dy : Infinity,
  ];
  return towards(from, degrees, Math.max(0, Math.min(...ends)));
}

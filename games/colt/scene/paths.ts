import type { Event } from "../engine/page.ts";
import type { Path } from "@trestle/ui/motion/tween.ts";

/** Below the wheels, where horses run. */
const GROUND = 30;

/** The way a figure takes for this event; `u` is pixels a unit. */
export function pathOf(event: Event | null, figure: number, u: number): Path | undefined {
  if (event === null) return undefined;
  if (event.t === "walked" && event.figure === figure)
    return (a, b) => [
      { at: 0.28, place: { x: a.x + (b.x - a.x) * 0.28, y: a.y - 9 * u } },
      { at: 0.5, place: { x: (a.x + b.x) / 2, y: a.y } },
      { at: 0.78, place: { x: a.x + (b.x - a.x) * 0.78, y: a.y - 9 * u } },
    ];
  if (event.t === "climbed" && event.figure === figure)
    return (a, b) => [
      { at: 0.2, place: { x: a.x, y: a.y + 4 * u } },
      { at: 0.75, place: { x: a.x + (b.x - a.x) * 0.4, y: Math.min(a.y, b.y) - 14 * u } },
    ];
  if (event.t === "shot" && event.target === figure)
    return (a, b) => [
      { at: 0.34, place: a },
      { at: 0.66, place: { x: (a.x + b.x) / 2, y: a.y - 26 * u } },
    ];
  if (event.t === "left" && event.figure === figure) {
    const hold = event.shooter === null ? 0.02 : 0.3;
    return (a, b) => [
      { at: hold, place: { ...a, alpha: 1 } },
      { at: hold + 0.3, place: { x: a.x + (b.x - a.x) * 0.6, y: a.y - 34 * u, alpha: 1 } },
      { at: 0.94, place: { x: b.x, y: b.y, alpha: 1 } },
    ];
  }
  if (event.t === "rode" && event.figure === figure)
    return (a, b) => [
      { at: 0.18, place: { x: a.x - 14 * u, y: GROUND * u, alpha: 1 } },
      { at: 0.4, place: { x: a.x + (b.x - a.x) * 0.35, y: (GROUND - 9) * u, alpha: 1 } },
      { at: 0.6, place: { x: a.x + (b.x - a.x) * 0.7, y: GROUND * u, alpha: 1 } },
      { at: 0.8, place: { x: b.x + 12 * u, y: (GROUND - 12) * u, alpha: 1 } },
    ];
  if (event.t === "unhooked") return drift;
  return undefined;
}

/** The hook lets go, the car hesitates, then falls behind and out of sight. */
export const drift: Path = (a, b) => [
  { at: 0.18, place: { x: a.x - 3, y: a.y, alpha: 1 } },
  { at: 0.62, place: { x: a.x + (b.x - a.x) * 0.34, y: a.y, alpha: 1 } },
];

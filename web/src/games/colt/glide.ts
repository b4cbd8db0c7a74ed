import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

export interface Spot {
  x: number;
  y: number;
  scale?: number;
  alpha?: number;
}
/** How a piece gets from its old place to its new one: points in between, as shares of the time. */
export type Path = (from: Spot, to: Spot) => { at: number; spot: Spot }[];

export function css({ x, y, scale }: Spot): string {
  const move = `translate(${round(x)}px, ${round(y)}px)`;
  return scale === undefined || scale === 1 ? move : `${move} scale(${scale})`;
}
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
const straight: Path = () => [];

/**
 * Moves an element to where it now belongs, in `ms`; only transform and opacity change, so nothing is laid out anew.
 * Whoever wants less motion sees it fade in at the new place.
 */
export function useGlide<E extends HTMLElement>(
  to: Spot,
  ms: number,
  { reduced, path = straight, easing = "cubic-bezier(.3,.1,.2,1)" }: { reduced: boolean; path?: Path; easing?: string },
): RefObject<E> {
  const ref = useRef<E>(null);
  const last = useRef<Spot | null>(null);
  useLayoutEffect(() => {
    const from = last.current;
    const el = ref.current;
    last.current = to;
    if (el === null || from === null || ms <= 0) return;
    const alpha = to.alpha ?? 1;
    if (css(from) === css(to) && (from.alpha ?? 1) === alpha) return;
    if (reduced) {
      el.animate([{ opacity: 0 }, { opacity: alpha }], { duration: Math.min(ms, 120) });
      return;
    }
    const frames: Keyframe[] = [
      { transform: css(from), opacity: from.alpha ?? 1 },
      ...path(from, to).map(({ at, spot }) => ({ offset: at, transform: css(spot), opacity: spot.alpha ?? 1 })),
      { transform: css(to), opacity: alpha },
    ];
    el.animate(frames, { duration: ms, easing });
  }, [to.x, to.y, to.scale, to.alpha]);
  return ref;
}

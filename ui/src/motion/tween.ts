import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Place and look of a piece: only what can change without a new layout. */
export interface Placement {
  x: number;
  y: number;
  scale?: number;
  /** Degrees. */
  turn?: number;
  /** 0 to 1. */
  alpha?: number;
}
/** Keyframes between two placements. */
export type Path = (from: Placement, to: Placement) => readonly { at: number; place: Placement }[];

export interface Manner {
  reduced: boolean;
  path?: Path;
  ease?: string;
}

const EASE = "cubic-bezier(.3, .1, .2, 1)";
const FADE_MS = 120;

const round = (value: number): number => Math.round(value * 10) / 10;

export function transformOf({ x, y, scale = 1, turn = 0 }: Placement): string {
  const move = `translate(${round(x)}px, ${round(y)}px)`;
  return `${move}${turn === 0 ? "" : ` rotate(${round(turn)}deg)`}${scale === 1 ? "" : ` scale(${scale})`}`;
}
function frame(place: Placement): Keyframe {
  return { transform: transformOf(place), opacity: place.alpha ?? 1 };
}
function same(a: Placement, b: Placement): boolean {
  return transformOf(a) === transformOf(b) && (a.alpha ?? 1) === (b.alpha ?? 1);
}

const moving = new WeakMap<Element, Animation>();

/** What is visible now, even in the middle of a motion. */
function seen(el: Element): Keyframe {
  const { transform, opacity } = getComputedStyle(el);
  return { transform, opacity };
}

/**
 * Animates an element, whose style is already `to`, from `from`. A running motion continues from where it is. With
 * reduced motion the element fades in at the new place.
 */
export function moveTo(el: Element, from: Placement, to: Placement, ms: number, manner: Manner): void {
  const before = moving.get(el);
  if (ms <= 0) {
    before?.cancel();
    moving.delete(el);
    return;
  }
  const start = before?.playState === "running" ? seen(el) : frame(from);
  const frames: Keyframe[] = manner.reduced
    ? [{ opacity: 0 }, { opacity: to.alpha ?? 1 }]
    : [start, ...(manner.path?.(from, to) ?? []).map(({ at, place }) => ({ ...frame(place), offset: at })), frame(to)];
  const animation = el.animate(frames, {
    duration: manner.reduced ? Math.min(ms, FADE_MS) : ms,
    easing: manner.reduced ? "linear" : (manner.ease ?? EASE),
  });
  before?.cancel();
  moving.set(el, animation);
  animation.onfinish = () => {
    if (moving.get(el) === animation) moving.delete(el);
  };
}

/** Animates an element from its last place to its new one. Its style must already say the new one. */
export function usePlacement(ref: RefObject<Element>, place: Placement, ms: number, manner: Manner): void {
  const last = useRef<Placement | null>(null);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = place;
    if (ref.current !== null && from !== null && !same(from, place)) moveTo(ref.current, from, place, ms, manner);
  }, [place.x, place.y, place.scale, place.turn, place.alpha]);
}

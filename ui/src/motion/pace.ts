import { useExternal } from "../use-store.ts";
import { settings, type Speed } from "../settings.ts";

/** The speed of motions, asked before each event. */
export interface Pace {
  /** Multiplies the length of motions: 1 at normal speed, 0 shows the newest view at once. */
  tempo: number;
  reduced: boolean;
  hidden: boolean;
}

export const TEMPO: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

const less = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

function isReduced(): boolean {
  const { motion } = settings.getState();
  return motion === "reduced" || (motion === "system" && less?.matches === true);
}

/** The pace by settings, system preferences and visibility of the tab. */
export function pagePace(): Pace {
  return { tempo: TEMPO[settings.getState().speed], reduced: isReduced(), hidden: document.hidden };
}

/** Listens for changes of the motion setting and the system preference. */
export function onReduced(changed: () => void): () => void {
  less?.addEventListener("change", changed);
  const unsubscribe = settings.subscribe(changed);
  return () => {
    less?.removeEventListener("change", changed);
    unsubscribe();
  };
}

export function useReduced(): boolean {
  return useExternal(onReduced, isReduced);
}

function onHidden(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** Whether scenery may move: the tab is visible and motion is not reduced. */
export function useLively(): boolean {
  const hidden = useExternal(onHidden, () => document.hidden);
  return !useReduced() && !hidden;
}

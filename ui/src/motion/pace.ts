import { useExternal } from "../use-store.ts";
import { settings, type Speed } from "../settings.ts";

/** How fast to play, asked before each event. */
export interface Pace {
  /** Every motion's length is multiplied by it: 1 at normal speed, 0 shows the newest view at once. */
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

/** The pace that settings, system and tab ask for at this moment. */
export function pagePace(): Pace {
  return { tempo: TEMPO[settings.getState().speed], reduced: isReduced(), hidden: document.hidden };
}

/** Settings changed, or how much motion the system wants. */
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

/** Whether scenery may move: the tab is seen and motion is wanted. */
export function useLively(): boolean {
  const hidden = useExternal(onHidden, () => document.hidden);
  return !useReduced() && !hidden;
}

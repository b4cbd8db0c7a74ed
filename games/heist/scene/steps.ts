import type { HeistEvent } from "../engine/page.ts";

/** Events that are steps of whoever is on turn, and what follows from them is not. */
const STEPS: ReadonlySet<HeistEvent["t"]> = new Set<HeistEvent["t"]>([
  "moved",
  "boarded",
  "left",
  "jumped",
  "called-horse",
  "looted",
  "dropped",
  "flipped",
  "traded",
  "took-bullet",
  "used-bullet",
  "drew-in-jail",
  "escaped",
  "mounted",
  "dismounted",
  "gained-actions",
  "played-wild",
]);

/** What the turn under way has done so far, oldest first. */
export function stepsOf(history: readonly { events: readonly HeistEvent[] }[]): HeistEvent[] {
  const out: HeistEvent[] = [];
  for (let i = history.length - 1; i >= 0; i--) {
    const { events } = history[i]!;
    for (let k = events.length - 1; k >= 0; k--) {
      const event = events[k]!;
      if (event.t === "turn-began") return out.toReversed();
      if (event.t === "flipped" && event.because === "event") continue;
      if (STEPS.has(event.t)) out.push(event);
    }
  }
  return out.toReversed();
}

/** The icon of a step, by the action it is. */
export const STEP_SIGNS: Readonly<Partial<Record<HeistEvent["t"], string>>> = {
  moved: "space",
  boarded: "section",
  left: "space",
  jumped: "jump",
  "called-horse": "ride",
  looted: "loot",
  dropped: "drop",
  flipped: "flip",
  traded: "trade",
  "took-bullet": "bullet",
  "used-bullet": "shoot",
  "drew-in-jail": "draw",
  escaped: "escape",
  mounted: "mount",
  dismounted: "dismount",
  "gained-actions": "set",
  "played-wild": "nudge",
};

import { caption } from "./captions.ts";
import type { Cue } from "@trestle/ui/cues.ts";
import type { Hearing } from "./director.ts";
import { playCue } from "@trestle/ui/sound/sound.ts";

/** A cue as sound and as words. */
export function hear(cue: Cue, pan = 0): void {
  playCue(cue, pan);
  caption(cue, pan);
}

/** For the director: what events sound like. */
export const hearing: Hearing = { cue: hear };

const REMIND_MS = 10_000;
let reminder: ReturnType<typeof setTimeout> | undefined;

/**
 * The telegraph ticks when something is asked of me, and once more if it stays unanswered; null: nothing is. Whoever is
 * asked on after a move of their own is there already.
 */
export function turnTick(decision: number | null, { on = false } = {}): void {
  clearTimeout(reminder);
  if (decision === null) return;
  if (!on) hear("turn-yours");
  reminder = setTimeout(() => hear("turn-yours"), REMIND_MS);
}

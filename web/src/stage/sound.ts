import { caption } from "./captions.ts";
import type { Cue } from "@trestle/ui/cues.ts";
import type { SoundPlayer } from "./director.ts";
import { playCue } from "@trestle/ui/sound/sound.ts";

/** A cue as sound and as words. */
export function playSound(cue: Cue, pan = 0): void {
  playCue(cue, pan);
  caption(cue, pan);
}

/** For the director: what events sound like. */
export const soundPlayer: SoundPlayer = { cue: playSound };

const REMIND_MS = 10_000;
let reminder: ReturnType<typeof setTimeout> | undefined;

/**
 * The telegraph ticks when something is asked of me, and once more if it stays unanswered; null: nothing is. Whoever is
 * asked on after a move of their own is there already.
 */
export function turnSignal(decision: number | null, { on = false } = {}): void {
  clearTimeout(reminder);
  if (decision === null) return;
  if (!on) playSound("turn-yours");
  reminder = setTimeout(() => playSound("turn-yours"), REMIND_MS);
}

import { caption } from "./captions.ts";
import type { Cue } from "@trestle/ui/cues.ts";
import type { SoundPlayer } from "./director.ts";
import { playCue } from "@trestle/ui/sound/sound.ts";

/** Plays a sound and shows its caption. */
export function playSound(cue: Cue, pan = 0): void {
  playCue(cue, pan);
  caption(cue, pan);
}

/** Plays the sounds of events for the director. */
export const soundPlayer: SoundPlayer = { cue: playSound };

const REMIND_MS = 10_000;
let reminder: ReturnType<typeof setTimeout> | undefined;

/**
 * The telegraph ticks when I am asked, and once more if I do not answer; null: I am not asked. `on`: asked again right
 * after my own move, so only the reminder ticks.
 */
export function turnSignal(decision: number | null, { on = false } = {}): void {
  clearTimeout(reminder);
  if (decision === null) return;
  if (!on) playSound("turn-yours");
  reminder = setTimeout(() => playSound("turn-yours"), REMIND_MS);
}

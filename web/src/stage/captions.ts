import { createStore } from "zustand/vanilla";
import { settings } from "@trestle/ui/settings.ts";
import type { Cue } from "@trestle/ui/cues.ts";

export interface Caption {
  id: number;
  cue: Cue;
  /** How often the sound was repeated while the caption was shown. */
  times: number;
  pan: number;
}

const SHOWN_MS = 3_500;
const MOST = 2;

/** Captions of the last sounds, newest last. Muted sounds have them too. */
export const captions = createStore<{ lines: readonly Caption[] }>(() => ({ lines: [] }));

let ids = 0;

export function caption(cue: Cue, pan: number): void {
  if (!settings.getState().captions) return;
  const id = ++ids;
  captions.setState(({ lines }) => {
    const last = lines.at(-1);
    if (last?.cue === cue) return { lines: [...lines.slice(0, -1), { id, cue, times: last.times + 1, pan }] };
    return { lines: [...lines, { id, cue, times: 1, pan }].slice(-MOST) };
  });
  setTimeout(() => captions.setState(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) })), SHOWN_MS);
}

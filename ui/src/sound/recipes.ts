import type { Cue } from "../cues.ts";

/** A burst of noise through a filter that slides from one frequency to another. */
export interface Burst {
  kind: "noise";
  at: number;
  len: number;
  filter: BiquadFilterType;
  from: number;
  to: number;
  q: number;
  peak: number;
  attack: number;
}
/** A tone that fades out; plucked unless it has a slow attack. */
export interface Tone {
  kind: "tone";
  at: number;
  len: number;
  wave: OscillatorType;
  from: number;
  to: number;
  peak: number;
  attack: number;
}
export type Note = Burst | Tone;

const SNAP = 0.003;

function noise(
  at: number,
  len: number,
  filter: BiquadFilterType,
  [from, to]: [number, number],
  peak: number,
  q = 1,
): Burst {
  return { kind: "noise", at, len, filter, from, to, q, peak, attack: SNAP };
}
function tone(at: number, len: number, wave: OscillatorType, [from, to]: [number, number], peak: number): Tone {
  return { kind: "tone", at, len, wave, from, to, peak, attack: SNAP };
}
function pluck(at: number, f: number, peak: number, len = 0.5): Note[] {
  return [
    tone(at, len, "triangle", [f, f], peak),
    tone(at, len * 0.5, "sine", [f * 2.003, f * 2.003], peak * 0.4),
    tone(at, len * 0.2, "sawtooth", [f * 3.01, f * 3.01], peak * 0.15),
  ];
}
/** Struck metal: inharmonic partials. */
function clank(at: number, f: number, peak: number, len: number): Note[] {
  return [1, 1.54, 2.56, 3.85].map((r, i) =>
    tone(at, len / (1 + i * 0.6), "sine", [f * r, f * r], peak / (1 + i * 0.5)),
  );
}
function hoof(at: number, f: number): Note[] {
  return [tone(at, 0.06, "sine", [f, f * 0.7], 0.5), noise(at, 0.05, "bandpass", [f * 1.6, f], 0.45, 3)];
}
function tick(at: number, len: number): Note[] {
  return [noise(at, 0.025, "bandpass", [2600, 2600], 2, 5), tone(at, len, "square", [1180, 1180], 0.24)];
}
function soft<N extends Note>(note: N, attack: number): N {
  return { ...note, attack };
}

/** How each cue is made, in seconds and hertz. Peaks are before the limiter. */
export const RECIPES = {
  whistle: [
    ...[466, 587, 701].map((f) => soft(tone(0, 1, "triangle", [f * 0.98, f], 0.3), 0.09)),
    soft(noise(0, 1, "bandpass", [1400, 1700], 0.25, 2), 0.05),
    ...[466, 587, 701].map((f) => soft(tone(0.75, 0.45, "triangle", [f, f * 0.9], 0.2), 0.05)),
  ],
  card: [noise(0, 0.06, "highpass", [2600, 4200], 0.6), noise(0.05, 0.05, "bandpass", [1800, 900], 0.5)],
  step: [0, 0.13].flatMap((at) => [
    tone(at, 0.09, "sine", [125, 62], 0.8),
    noise(at, 0.05, "lowpass", [700, 250], 0.8),
  ]),
  climb: [0, 0.1, 0.2].flatMap((at, i) => [
    ...clank(at, 330 + 60 * i, 0.22, 0.12),
    noise(at, 0.03, "bandpass", [900, 900], 0.4, 2),
  ]),
  turn: [soft(noise(0, 0.2, "bandpass", [500, 1900], 0.8, 1.2), 0.05)],
  click: [noise(0, 0.02, "highpass", [3800, 3800], 0.7), tone(0.035, 0.03, "square", [1700, 900], 0.2)],
  shot: [
    // The hammer first, so that the shot does not startle.
    noise(0, 0.02, "highpass", [3800, 3800], 0.5),
    noise(0.09, 0.3, "lowpass", [7000, 260], 2),
    tone(0.09, 0.16, "sine", [190, 45], 1),
    soft(noise(0.27, 0.4, "lowpass", [900, 200], 0.35), 0.03),
  ],
  ricochet: [
    noise(0, 0.03, "highpass", [3000, 3000], 0.7),
    soft(tone(0.01, 0.5, "sawtooth", [2500, 760], 0.14), 0.01),
    soft(tone(0.02, 0.5, "sine", [2740, 800], 0.3), 0.02),
  ],
  fall: [
    soft(tone(0, 0.22, "sine", [420, 130], 0.3), 0.02),
    tone(0.2, 0.26, "sine", [115, 42], 1),
    noise(0.2, 0.2, "lowpass", [900, 160], 1),
    noise(0.36, 0.08, "bandpass", [700, 400], 0.35),
  ],
  up: [
    ...pluck(0, 196, 0.4, 0.3),
    ...pluck(0.11, 294, 0.45, 0.4),
    soft(noise(0, 0.2, "bandpass", [400, 1200], 0.3), 0.08),
  ],
  hooves: [0, 0.09, 0.2, 0.42, 0.51, 0.62].flatMap((at, i) => hoof(at, i % 3 === 2 ? 400 : 540)),
  coupling: [
    ...clank(0, 210, 0.6, 0.6),
    ...clank(0.12, 340, 0.35, 0.5),
    noise(0, 0.08, "lowpass", [2400, 300], 1),
    soft(noise(0.18, 0.9, "highpass", [5200, 2600], 0.4), 0.08),
  ],
  coin: [...pluck(0, 1319, 0.4, 0.25), ...pluck(0.075, 1760, 0.5, 0.7)],
  blast: [
    // The fuse first, as the hammer before a shot.
    soft(noise(0, 0.16, "highpass", [5200, 3800], 0.4), 0.04),
    noise(0.16, 0.7, "lowpass", [2600, 90], 2),
    tone(0.16, 0.5, "sine", [120, 32], 1),
    soft(noise(0.4, 0.6, "lowpass", [500, 120], 0.5), 0.05),
  ],
  bars: [...clank(0, 290, 0.5, 0.45), ...clank(0.14, 250, 0.4, 0.7), noise(0, 0.05, "lowpass", [1800, 400], 0.8)],
  beer: [...pluck(0, 2093, 0.3, 0.35), ...pluck(0.06, 2637, 0.3, 0.5)],
  "turn-yours": [...tick(0, 0.05), ...tick(0.12, 0.05), ...tick(0.24, 0.16)],
  sit: [...pluck(0, 784, 0.4, 0.6), ...pluck(0.16, 988, 0.45, 0.9)],
  "last-seconds": [0, 0.34].flatMap((at) => [
    tone(at, 0.32, "sine", [104, 48], 1),
    noise(at, 0.06, "lowpass", [420, 120], 0.6),
  ]),
  win: [523, 659, 784, 659, 784, 1047].flatMap((f, i) => pluck(i * 0.11, f, 0.42, i === 5 ? 1.1 : 0.4)),
  lose: [440, 415, 392, 294].flatMap((f, i) => pluck(i * 0.2, f, 0.45, i === 3 ? 1.1 : 0.5)),
} satisfies Record<Cue, readonly Note[]>;

import { settings } from "../settings.ts";
import type { Cue } from "../cues.ts";
import type { Note } from "./recipes.ts";
import { ceiling, play, sound } from "./synth.ts";

interface Mixer {
  ctx: AudioContext;
  cues: GainNode;
  world: GainNode;
}

let made: Mixer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Slider to gain: half way should sound half as loud. */
function loudness(slider: number): number {
  return slider ** 2;
}

function level(mixer: Mixer): void {
  const { cues, world, muted } = settings.getState();
  mixer.cues.gain.value = muted ? 0 : loudness(cues);
  mixer.world.gain.value = muted ? 0 : loudness(world);
}

function make(): Mixer {
  const ctx = new AudioContext();
  const top = ceiling(ctx);
  top.connect(ctx.destination);
  const mixer: Mixer = { ctx, cues: ctx.createGain(), world: ctx.createGain() };
  mixer.cues.connect(top);
  mixer.world.connect(top);
  level(mixer);
  settings.subscribe(() => level(mixer));
  document.addEventListener("visibilitychange", () => (document.hidden ? rest(mixer) : follow()));
  return mixer;
}

/** The mixer; null until the player has touched the page, as browsers allow no sound before. */
function mixer(): Mixer | null {
  if (typeof AudioContext === "undefined" || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  made ??= make();
  if (made.ctx.state !== "running") void made.ctx.resume();
  return made;
}

/** In a hidden tab sounds may end, then the audio context sleeps. */
function rest({ ctx }: Mixer): void {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (document.hidden) void ctx.suspend();
  }, 2_000);
}

export function playCue(cue: Cue, pan: number): void {
  const { muted, cues } = settings.getState();
  if (muted || cues === 0) return;
  const d = mixer();
  if (d === null) return;
  sound(d.ctx, d.cues, cue, { at: d.ctx.currentTime + 0.01, pan });
  if (document.hidden) rest(d);
}

/** The four beats of a steam engine, the strongest first. */
const BEATS = [0.5, 0.3, 0.4, 0.28];
const LOOK_AHEAD_S = 0.6;
let speed: number | null = null;
let beat = 0;
let nextBeat = 0;
let chuffing: ReturnType<typeof setInterval> | undefined;

function chuff(peak: number): Note {
  return { kind: "noise", at: 0, len: 0.16, filter: "bandpass", from: 700, to: 240, q: 0.9, peak, attack: 0.02 };
}
function rail(peak: number): Note {
  return { kind: "tone", at: 0.05, len: 0.05, wave: "sine", from: 190, to: 120, peak, attack: 0.003 };
}

function roll(): void {
  const { muted, world } = settings.getState();
  if (speed === null || document.hidden || muted || world === 0) return;
  const d = mixer();
  if (d === null) return;
  const now = d.ctx.currentTime;
  nextBeat = Math.max(nextBeat, now + 0.02);
  for (; nextBeat < now + LOOK_AHEAD_S; nextBeat += 0.46 - 0.28 * speed) {
    const peak = BEATS[beat++ % BEATS.length] ?? 0.3;
    play(d.ctx, d.world, chuff(peak), nextBeat);
    play(d.ctx, d.world, rail(peak * 0.4), nextBeat);
  }
}

/** Starts or stops the beat. */
function follow(): void {
  clearInterval(chuffing);
  if (speed === null || document.hidden) return;
  chuffing = setInterval(roll, (LOOK_AHEAD_S * 1000) / 3);
  roll();
}

/** The sound of the train: 0 crawls, 1 races, null stands still. */
export function trainSound(tempo: number | null): void {
  const next = tempo === null ? null : Math.max(0, Math.min(1, tempo));
  if (next === speed) return;
  const started = speed === null;
  speed = next;
  if (started || next === null) follow();
}

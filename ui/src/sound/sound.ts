import { settings } from "../settings.ts";
import type { Cue } from "../cues.ts";
import type { Note } from "./recipes.ts";
import { ceiling, play, sound } from "./synth.ts";

interface Desk {
  ctx: AudioContext;
  cues: GainNode;
  world: GainNode;
}

let made: Desk | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** A slider's place as loudness: half way up should sound half as loud. */
function loudness(slider: number): number {
  return slider ** 2;
}

function level(desk: Desk): void {
  const { cues, world, muted } = settings.getState();
  desk.cues.gain.value = muted ? 0 : loudness(cues);
  desk.world.gain.value = muted ? 0 : loudness(world);
}

function make(): Desk {
  const ctx = new AudioContext();
  const top = ceiling(ctx);
  top.connect(ctx.destination);
  const desk: Desk = { ctx, cues: ctx.createGain(), world: ctx.createGain() };
  desk.cues.connect(top);
  desk.world.connect(top);
  level(desk);
  settings.subscribe(() => level(desk));
  document.addEventListener("visibilitychange", () => (document.hidden ? rest(desk) : follow()));
  return desk;
}

/** The desk, once the player has touched the page; browsers and good manners allow no sound before. */
function desk(): Desk | null {
  if (typeof AudioContext === "undefined" || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  made ??= make();
  if (made.ctx.state !== "running") void made.ctx.resume();
  return made;
}

/** A hidden tab makes no work: what sounds may end, then the machine sleeps. */
function rest({ ctx }: Desk): void {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (document.hidden) void ctx.suspend();
  }, 2_000);
}

export function playCue(cue: Cue, pan: number): void {
  const { muted, cues } = settings.getState();
  if (muted || cues === 0) return;
  const d = desk();
  if (d === null) return;
  sound(d.ctx, d.cues, cue, { at: d.ctx.currentTime + 0.01, pan });
  if (document.hidden) rest(d);
}

/** Beats of the wheels, strongest first, as an engine with two cylinders has them. */
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
  const d = desk();
  if (d === null) return;
  const now = d.ctx.currentTime;
  nextBeat = Math.max(nextBeat, now + 0.02);
  for (; nextBeat < now + LOOK_AHEAD_S; nextBeat += 0.46 - 0.28 * speed) {
    const peak = BEATS[beat++ % BEATS.length] ?? 0.3;
    play(d.ctx, d.world, chuff(peak), nextBeat);
    play(d.ctx, d.world, rail(peak * 0.4), nextBeat);
  }
}

/** Starts and stops the beat as the wish and the tab say. */
function follow(): void {
  clearInterval(chuffing);
  if (speed === null || document.hidden) return;
  chuffing = setInterval(roll, (LOOK_AHEAD_S * 1000) / 3);
  roll();
}

/** The train under everything: 0 crawls, 1 races, null stands still. */
export function trainBed(tempo: number | null): void {
  const next = tempo === null ? null : Math.max(0, Math.min(1, tempo));
  if (next === speed) return;
  const started = speed === null;
  speed = next;
  if (started || next === null) follow();
}

import type { Cue } from "../cues.ts";
import { RECIPES, type Note } from "./recipes.ts";

/** −12 dBFS: the loudest output. */
const CEILING = 10 ** (-12 / 20);
/** Just below, to allow for the steps of the curve. */
const TOP = CEILING * 0.98;
const SILENCE = 0.0001;

/** A soft limiter for all sounds. */
export function ceiling(ctx: BaseAudioContext): AudioNode {
  const curve = new Float32Array(2049);
  for (let i = 0; i < curve.length; i++) curve[i] = TOP * Math.tanh(2.2 * (i / 1024 - 1));
  const shaper = ctx.createWaveShaper();
  shaper.curve = curve;
  return shaper;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, shared by all sounds. */
function whiteNoise(ctx: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(ctx);
  if (buffer === undefined) {
    buffer = ctx.createBuffer(1, ctx.sampleRate * 2, ctx.sampleRate);
    const samples = buffer.getChannelData(0);
    let x = 12_345;
    for (let i = 0; i < samples.length; i++) {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
      samples[i] = x / 2 ** 31;
    }
    noises.set(ctx, buffer);
  }
  return buffer;
}

function source(ctx: BaseAudioContext, note: Note, at: number): { from: AudioScheduledSourceNode; end: AudioNode } {
  if (note.kind === "tone") {
    const osc = ctx.createOscillator();
    osc.type = note.wave;
    osc.frequency.setValueAtTime(note.from, at);
    osc.frequency.exponentialRampToValueAtTime(note.to, at + note.len);
    return { from: osc, end: osc };
  }
  const player = ctx.createBufferSource();
  player.buffer = whiteNoise(ctx);
  player.loop = true;
  const filter = ctx.createBiquadFilter();
  filter.type = note.filter;
  filter.Q.value = note.q;
  filter.frequency.setValueAtTime(note.from, at);
  filter.frequency.exponentialRampToValueAtTime(note.to, at + note.len);
  player.connect(filter);
  return { from: player, end: filter };
}

export function play(ctx: BaseAudioContext, out: AudioNode, note: Note, start: number): void {
  const at = start + note.at;
  const { from, end } = source(ctx, note, at);
  const level = ctx.createGain();
  level.gain.setValueAtTime(SILENCE, at);
  level.gain.exponentialRampToValueAtTime(note.peak, at + note.attack);
  level.gain.exponentialRampToValueAtTime(SILENCE, at + note.attack + note.len);
  end.connect(level).connect(out);
  from.start(at);
  from.stop(at + note.attack + note.len + 0.02);
}

/** Plays a cue, placed between left (−1) and right (1). */
export function sound(ctx: BaseAudioContext, out: AudioNode, cue: Cue, { at, pan }: { at: number; pan: number }): void {
  const place = ctx.createStereoPanner();
  place.pan.value = Math.max(-1, Math.min(1, pan)) * 0.8;
  place.connect(out);
  for (const note of RECIPES[cue]) play(ctx, place, note, at);
}

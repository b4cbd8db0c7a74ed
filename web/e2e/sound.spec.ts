import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { CUES, type Cue } from "../src/stage/cues.ts";

const SYNTH = fileURLToPath(new URL("../src/stage/synth.ts", import.meta.url));
const RATE = 44_100;
/** −12 dBFS. */
const CEILING = 10 ** (-12 / 20);

interface Synth {
  sound(ctx: BaseAudioContext, out: AudioNode, cue: Cue, where: { at: number; pan: number }): void;
  ceiling(ctx: BaseAudioContext): AudioNode;
}
declare global {
  interface Window {
    synth: Synth;
  }
}

async function synthScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry: SYNTH, formats: ["iife"], name: "synth" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("nothing was built");
  return first.output[0].code;
}

interface Measured {
  peaks: [number, number];
  /** Seconds until the last sample that can be heard. */
  ends: number;
  energy: [number, number];
}

test("every cue sounds, none louder than −12 dBFS, each on its side", async ({ page }) => {
  await page.addScriptTag({ content: `${await synthScript()};window.synth = synth;` });
  const measure = (cues: readonly Cue[], pan: number): Promise<Measured> =>
    page.evaluate(
      async ({ wanted, side, rate }) => {
        const ctx = new OfflineAudioContext(2, rate * 3, rate);
        const out = window.synth.ceiling(ctx);
        out.connect(ctx.destination);
        for (const cue of wanted) window.synth.sound(ctx, out, cue, { at: 0, pan: side });
        const buffer = await ctx.startRendering();
        let last = 0;
        const channels = [0, 1].map((channel) => {
          let peak = 0;
          let energy = 0;
          buffer.getChannelData(channel).forEach((sample, i) => {
            const level = Math.abs(sample);
            peak = Math.max(peak, level);
            energy += sample ** 2;
            if (level > 0.001) last = Math.max(last, i);
          });
          return { peak, energy };
        });
        const [l, r] = channels;
        if (l === undefined || r === undefined) throw new Error("not stereo");
        return { peaks: [l.peak, r.peak], energy: [l.energy, r.energy], ends: last / rate };
      },
      { wanted: cues, side: pan, rate: RATE },
    );

  for (const cue of CUES) {
    const { peaks, ends } = await measure([cue], 0);
    expect(Math.max(...peaks), `${cue} is silent`).toBeGreaterThan(0.03);
    expect(Math.max(...peaks), `${cue} is too loud`).toBeLessThanOrEqual(CEILING);
    expect(ends, `${cue} never ends`).toBeLessThan(2.5);
    const left = await measure([cue], -1);
    expect(left.energy[0], `${cue} does not come from the left`).toBeGreaterThan(left.energy[1] * 2);
  }
  const all = await measure(CUES, 0);
  expect(Math.max(...all.peaks), "all at once are too loud").toBeLessThanOrEqual(CEILING);
});

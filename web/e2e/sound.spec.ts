import { expect, test } from "@playwright/test";
import { scriptOf } from "./built.ts";
import { CUES, type Cue } from "@trestle/ui/cues.ts";

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
    speaker: { playCue(cue: Cue, pan: number): void; trainSound(tempo: number | null): void };
    /** Desks made and notes started. */
    desks: number;
    notes: number;
  }
}

interface Measured {
  peaks: [number, number];
  /** Seconds until the last sample that can be heard. */
  ends: number;
  energy: [number, number];
}

test("every cue sounds, none louder than −12 dBFS, each on its side", async ({ page }) => {
  await page.addScriptTag({ content: await scriptOf("sound/synth.ts", "synth") });
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

test("nothing sounds before the first touch; then cues and the train do", async ({ page }) => {
  await page.setContent("<button>touch</button>");
  await page.evaluate(() => {
    window.desks = 0;
    window.notes = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.desks++;
      }
      override createStereoPanner() {
        window.notes++;
        return super.createStereoPanner();
      }
      override createBufferSource() {
        window.notes++;
        return super.createBufferSource();
      }
    };
    // A browser that is driven from outside counts every call as a touch: here only a click is one.
    let hasBeenActive = false;
    addEventListener("click", () => (hasBeenActive = true));
    Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive, isActive: hasBeenActive }) });
  });
  await page.addScriptTag({ content: await scriptOf("sound/sound.ts", "speaker") });
  const counts = (): Promise<number[]> => page.evaluate(() => [window.desks, window.notes]);

  await page.evaluate(() => window.speaker.playCue("shot", 0));
  await page.evaluate(() => window.speaker.trainSound(0.5));
  expect(await counts()).toEqual([0, 0]);

  await page.evaluate(() => window.speaker.trainSound(null));
  await page.getByRole("button").click();
  await page.evaluate(() => window.speaker.playCue("shot", 0));
  const [desks, shot] = await counts();
  expect(desks).toBe(1);
  expect(shot).toBeGreaterThan(2);

  await page.evaluate(() => window.speaker.trainSound(1));
  await expect.poll(async () => (await counts())[1]).toBeGreaterThan((shot ?? 0) + 8);
  await page.evaluate(() => window.speaker.trainSound(null));
  expect((await counts())[0]).toBe(1);
});

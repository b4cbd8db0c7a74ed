import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { caption, captions } from "../../src/stage/captions.ts";
import { CUES } from "@trestle/ui/cues.ts";
import { turnSignal } from "../../src/stage/sound.ts";
import { settings } from "@trestle/ui/settings.ts";
import { cues as en } from "../../src/text/en/cues.ts";
import { cues as it } from "../../src/text/it/cues.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  turnSignal(null);
  vi.runAllTimers();
  vi.useRealTimers();
  settings.setState({ captions: true });
});
const shown = () => captions.getState().lines.map(({ cue, times }) => `${cue} ${times}`);

test("the latest two are shown, then they go", () => {
  caption("whistle", 0);
  caption("step", 0.2);
  vi.advanceTimersByTime(1_000);
  caption("shot", -1);
  expect(shown()).toEqual(["step 1", "shot 1"]);
  vi.advanceTimersByTime(2_600);
  expect(shown()).toEqual(["shot 1"]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([]);
});

test("the same again is counted, and stays as long as the last", () => {
  caption("step", 0);
  vi.advanceTimersByTime(3_000);
  caption("step", 0);
  vi.advanceTimersByTime(3_000);
  expect(shown()).toEqual(["step 2"]);
});

test("no captions where the setting is off", () => {
  settings.setState({ captions: false });
  caption("shot", 0);
  expect(shown()).toEqual([]);
});

test("the telegraph does not tick for the next step of a turn, but reminds of it", () => {
  turnSignal(3, { on: true });
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual(["turn-yours 1"]);
});

test("the telegraph ticks once more after ten seconds, unless it was answered", () => {
  turnSignal(1);
  expect(shown()).toEqual(["turn-yours 1"]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual(["turn-yours 1"]);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([]);
  turnSignal(2);
  turnSignal(null);
  vi.advanceTimersByTime(9_000);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(shown()).toEqual([]);
});

test("each cue has its own words in both languages", () => {
  for (const words of [en, it]) expect(new Set(CUES.map((cue) => words[cue])).size).toBe(CUES.length);
});

import { expect, test } from "@playwright/test";
import type { Manner, Placement } from "@trestle/ui/motion/tween.ts";
import { scriptOf } from "./built.ts";

declare global {
  interface Window {
    tween: { moveTo(el: Element, from: Placement, to: Placement, ms: number, manner: Manner): void };
    piece: HTMLElement;
  }
}

test.beforeEach(async ({ page }) => {
  await page.setContent('<div id="piece" style="position:absolute;width:10px;height:10px"></div>');
  await page.addScriptTag({ content: await scriptOf("motion/tween.ts", "tween") });
  await page.evaluate(() => {
    window.piece = document.querySelector<HTMLElement>("#piece")!;
  });
});

test("a motion under way is taken over where it is", async ({ page }) => {
  const seen = await page.evaluate(() => {
    const { piece, tween } = window;
    const x = (): number => new DOMMatrix(getComputedStyle(piece).transform).e;
    const manner = { reduced: false, ease: "linear" };
    piece.style.transform = "translate(100px, 0px)";
    tween.moveTo(piece, { x: 0, y: 0 }, { x: 100, y: 0 }, 1_000, manner);
    const [first] = piece.getAnimations();
    first!.pause();
    first!.currentTime = 400;
    first!.play();
    const before = x();
    piece.style.transform = "translate(0px, 0px)";
    tween.moveTo(piece, { x: 100, y: 0 }, { x: 0, y: 0 }, 1_000, manner);
    const running = piece.getAnimations();
    running[0]!.pause();
    running[0]!.currentTime = 0;
    return { before, after: x(), running: running.length };
  });
  expect(seen.before).toBeGreaterThan(0);
  expect(seen.before).toBeLessThan(100);
  expect(Math.abs(seen.after - seen.before)).toBeLessThan(5);
  expect(seen.running).toBe(1);
});

test("less motion: it fades in at the new place; no time: nothing moves", async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const { piece, tween } = window;
    piece.style.transform = "translate(50px, 0px)";
    tween.moveTo(piece, { x: 0, y: 0 }, { x: 50, y: 0 }, 900, { reduced: true });
    const [fade] = piece.getAnimations();
    const effect = fade!.effect as KeyframeEffect;
    const out = {
      ms: effect.getTiming().duration,
      moves: effect.getKeyframes().some((frame) => "transform" in frame),
      x: new DOMMatrix(getComputedStyle(piece).transform).e,
    };
    await fade!.finished;
    tween.moveTo(piece, { x: 0, y: 0 }, { x: 50, y: 0 }, 0, { reduced: false });
    return { ...out, left: piece.getAnimations().length };
  });
  expect(seen).toEqual({ ms: 120, moves: false, x: 50, left: 0 });
});

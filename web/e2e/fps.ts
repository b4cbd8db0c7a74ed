import type { Page } from "@playwright/test";

export interface Frames {
  /** Frames a second, between the first and the last one seen. */
  fps: number;
  /** The longest time without a new frame, in milliseconds. */
  longest: number;
  frames: number;
}

/** Counts the page's frames from now until `end` is called. */
export async function countFrames(page: Page): Promise<{ end(): Promise<Frames> }> {
  const counter = await page.evaluateHandle(() => {
    const at: number[] = [];
    let going = true;
    const tick = (now: number): void => {
      at.push(now);
      if (going) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return () => {
      going = false;
      return at;
    };
  });
  return {
    async end() {
      const at = await counter.evaluate((stop) => stop());
      await counter.dispose();
      const gaps = at.slice(1).map((t, i) => t - (at[i] ?? t));
      const span = (at.at(-1) ?? 0) - (at[0] ?? 0);
      return { fps: span === 0 ? 0 : (gaps.length * 1000) / span, longest: Math.max(0, ...gaps), frames: at.length };
    },
  };
}

/** An empty animation in the same page and run: what this machine can do at best. */
export async function idleFrames(page: Page, ms = 1_000): Promise<Frames> {
  const counting = await countFrames(page);
  await page.evaluate(
    (length) =>
      new Promise<void>((done) => {
        const dot = document.createElement("div");
        dot.style.cssText = "position:fixed;inset:0 auto auto 0;width:8px;height:8px";
        document.body.append(dot);
        const run = dot.animate([{ transform: "none" }, { transform: "translateX(40px)" }], { duration: length });
        run.onfinish = () => {
          dot.remove();
          done();
        };
      }),
    ms,
  );
  return counting.end();
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

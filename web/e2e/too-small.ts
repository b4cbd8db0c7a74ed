import type { Page } from "@playwright/test";

/** What can be pressed and is smaller than a finger. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    for (const el of document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")) {
      el.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = el.getBoundingClientRect();
      // Hidden from sight (skip links, what only screen readers meet), in the flow of a sentence (WCAG 2.5.8), or
      // drawn by its label.
      const unseen = width === 0 || !el.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const inText = el.tagName === "A" && getComputedStyle(el).display === "inline";
      const labelled = el instanceof HTMLInputElement && /radio|checkbox|range/.test(el.type);
      if (unseen || inText || labelled) continue;
      if (width < 43.5 || height < 43.5)
        out.push(`${el.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`);
    }
    return out;
  });
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules among them for which it matters how the page is coloured. */
const COLOURS = ["color-contrast", "link-in-text-block"];

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Colours in between are nobody's colours: what fades has faded. What moves for ever is not waited for. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((a) => a.playState === "running" && a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((a) => a.finished));
  });
}

/** What axe finds wrong with the page as it stands; of a page that has only changed its colours, wrong with those. */
export async function findings(page: Page, look: "whole" | "colours" = "whole"): Promise<string[]> {
  await still(page);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  const runOnly = look === "whole" ? { type: "tag", values: TAGS } : { type: "rule", values: COLOURS };
  const list = await page.evaluate(
    async (options): Promise<Finding[]> => {
      const { axe } = window as typeof window & {
        axe: { run(root: Document, options: unknown): Promise<{ violations: Finding[] }> };
      };
      return (await axe.run(document, options)).violations;
    },
    { runOnly, resultTypes: ["violations"] },
  );
  return list.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(" ")} — ${n.failureSummary ?? ""}`));
}

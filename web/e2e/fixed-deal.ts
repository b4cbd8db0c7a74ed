import type { Page, Route } from "@playwright/test";

/**
 * A local table of which everything is the same in every run: its chance is drawn from this seed instead of the
 * browser's, and its bots answer at once.
 */
export async function fixDeal(page: Page, seed: number): Promise<void> {
  const early = [
    "const later=self.setTimeout;self.setTimeout=(run,ms,...more)=>later(run,Math.min(ms??0,1),...more);",
    `let drawn=${seed};crypto.getRandomValues=(bytes)=>{for(let i=0;i<bytes.length;i++){`,
    "drawn=(Math.imul(drawn,1664525)+1013904223)>>>0;bytes[i]=drawn>>>24}return bytes};",
  ].join("");
  // The page's service worker fetches it too, maybe when the test has ended: nobody waits for that.
  await page.context().route(/\/assets\/main-[^/]*\.js$/, (route) => withThis(route, early).catch(() => undefined));
}

async function withThis(route: Route, early: string): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${early}${await answer.text()}` });
}

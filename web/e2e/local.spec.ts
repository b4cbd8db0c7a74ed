import { expect, test, type Page } from "@playwright/test";
import type { FromWorker, ToWorker } from "../src/worker/contract.ts";
import { House } from "./server.ts";

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** Starts the page's own worker once more from within the page, says these things to it, and hears until `last` comes. */
function talk(page: Page, worker: string, says: ToWorker[], last: FromWorker["t"]): Promise<FromWorker[]> {
  return page.evaluate(
    ({ worker, says, last }) => {
      const speaker = new Worker(worker, { type: "module" });
      const heard: FromWorker[] = [];
      return new Promise<FromWorker[]>((done) => {
        speaker.addEventListener("message", (event: MessageEvent<FromWorker>) => {
          heard.push(event.data);
          if (event.data.t !== last) return;
          speaker.terminate();
          done(heard);
        });
        for (const message of says) speaker.postMessage(message);
      });
    },
    { worker, says, last },
  );
}

/** The seat's view right after hello. */
async function look(page: Page, worker: string, table: string): Promise<unknown> {
  const hello = { t: "hello", protocol: 1, secrets: [], history: true } as const;
  const says: ToWorker[] = [
    { t: "dial", line: 1, table },
    { t: "frame", line: 1, frame: hello },
  ];
  const heard = await talk(page, worker, says, "frame");
  const frame = heard.flatMap((m) => (m.t === "frame" ? [m.frame] : []))[0];
  return frame?.t === "sync" ? { v: frame.v, boards: frame.boards, you: frame.you } : frame;
}

test("a table of this device is kept: another worker and a reload find the same cards", async ({ page }) => {
  const workers: string[] = [];
  page.on("worker", (w) => workers.push(w.url()));
  await page.goto(house.origin);
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  await expect.poll(() => workers.length).toBeGreaterThan(0);
  const worker = workers[0]!;
  const wish = { game: "colt", options: {}, seats: 5, persons: ["Ann"], level: "sensible", temper: "even" };
  const made = await talk(page, worker, [{ t: "call", id: 1, name: "create", ask: wish }], "answer");
  expect(made.filter((m) => m.t === "warning")).toEqual([]);
  const answer = made.flatMap((m) => (m.t === "answer" ? [m.answer as { table: string }] : []))[0]!;
  const before = await look(page, worker, answer.table);
  expect(before).toMatchObject({ you: { seats: [0], host: true } });
  // Bots may have answered in between: what a seat sees of its own cards and of the train stays.
  await page.reload();
  const after = await look(page, worker, answer.table);
  const cards = (seen: unknown): unknown => (seen as { boards: { legal: unknown }[] }).boards[0]?.legal;
  expect(cards(after)).toEqual(cards(before));
  expect(cards(after)).toHaveLength(1);
});

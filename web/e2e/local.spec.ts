import { expect, test, type Page } from "@playwright/test";
import type { FromWorker, ToWorker } from "../src/worker/contract.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** Starts the page's own worker once more from within the page, and hears what it says to these messages. */
function talk(page: Page, worker: string, says: ToWorker[], answers: number): Promise<FromWorker[]> {
  return page.evaluate(
    ({ worker, says, answers }) => {
      const speaker = new Worker(worker, { type: "module" });
      const heard: FromWorker[] = [];
      return new Promise<FromWorker[]>((done) => {
        speaker.addEventListener("message", (event: MessageEvent<FromWorker>) => {
          heard.push(event.data);
          if (heard.length < answers) return;
          speaker.terminate();
          done(heard);
        });
        for (const message of says) speaker.postMessage(message);
      });
    },
    { worker, says, answers },
  );
}

/** What the page is told of the table, before and after somebody has raised the curtain. */
async function look(page: Page, worker: string, table: string): Promise<FromWorker[]> {
  const says: ToWorker[] = [
    { t: "connect", connection: 1, table },
    { t: "frame", connection: 1, frame: { t: "hello", protocol: 2, secrets: [], history: true } },
    { t: "curtain", connection: 1, seat: 1 },
  ];
  return talk(page, worker, says, 3);
}

test("a table of this device is kept: another worker and a reload find the same cards", async ({ page }) => {
  const workers: string[] = [];
  page.on("worker", (w) => workers.push(w.url()));
  await page.goto(server.origin);
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  await expect.poll(() => workers.length).toBeGreaterThan(0);
  const worker = workers[0]!;
  // Without bots, so that nothing happens while nobody looks.
  const persons = ["Ann", "Bob", "Cid"];
  const request = { game: "colt", options: {}, seats: 3, persons, level: "gunslinger", temper: "even" };
  const [made] = await talk(page, worker, [{ t: "call", id: 1, name: "create", ask: request }], 1);
  expect(made?.t).toBe("answer");
  const { table } = made?.t === "answer" ? (made.answer as { table: string }) : { table: "" };
  const before = await look(page, worker, table);
  expect(before).toMatchObject([
    { t: "open" },
    { t: "frame", frame: { t: "sync", you: { seats: [] }, boards: [{ seat: null, legal: [] }] } },
    { t: "frame", frame: { t: "sync", you: { seats: [1] }, boards: [{ seat: 1, legal: [{ d: 2 }] }] } },
  ]);
  await page.reload();
  expect(await look(page, worker, table)).toEqual(before);
});

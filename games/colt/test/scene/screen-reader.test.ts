import { beforeAll, expect, it } from "vitest";
import { loadScene } from "../../scene/index.ts";
import { steps } from "./fixture.ts";

const names = { seat: (seat: number) => `Seat ${seat + 1}` };
const [first] = steps(5, {}, 1, 0);
const view = first!.view;

beforeAll(async () => void (await loadScene("en")));

it("reads the train from the tail to the engine, floor by floor", async () => {
  const { screenReader } = await loadScene("en");
  const grid = screenReader.grid(view, names);
  expect(grid.rows.map((row) => row.cells.length)).toEqual([view.cars + 1, view.cars + 1]);
  expect(grid.rows[0]!.cells[0]!.text).toBe("Car 6 of 6, the tail, roof: nobody.");
  expect(grid.rows[1]!.cells.at(-1)!.text).toBe("Locomotive, inside: nobody.");
  const all = grid.rows[1]!.cells.map((c) => c.text).join(" ");
  expect(all).toMatch(/Car \d of 6, inside: \w+, standing, faces the (engine|tail)\./);
  expect(screenReader.board(view, names).join(" ")).toContain("would take the next car.");
  expect(screenReader.hand(view, names)[0]).toBe("Your cards: Flip, Move, Change Floor, and Fire.");
  expect(screenReader.player(view, 0, names)[0]).toBe("Belle, played by Seat 1.");
});

it("says the same in Italian", async () => {
  const scene = await loadScene("it");
  expect(scene.screenReader.grid(view, names).rows[0]!.cells[0]!.text).toBe("Vagone 6 di 6, la coda, tetto: nessuno.");
  expect(scene.headline(view, scene.picture(view), names)).toBe("Turno 1 di 6 · tutti tramano");
  await loadScene("en");
});

it("lights the figures an event is about", async () => {
  const { screenReader } = await loadScene("en");
  for (const step of steps(5, { horse: true }, 2, null))
    for (const event of step.events)
      for (const key of screenReader.keys(event)) expect(key).toMatch(/^(figure:\d|car:\d)$/);
});

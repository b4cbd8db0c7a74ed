import { expect, it } from "vitest";
import { EndOfTurn } from "../src/tables/end-of-turn.ts";

const nextTurn = (): Promise<void> => new Promise((done) => void setImmediate(done));

it("tables end their turn with that of the event loop, in order", async () => {
  const turns = new EndOfTurn();
  const ended: number[] = [];
  for (let i = 0; i < 5; i++) turns.atEnd(() => ended.push(i));
  expect(ended).toEqual([]);
  await nextTurn();
  expect(ended).toEqual([0, 1, 2, 3, 4]);
  turns.atEnd(() => ended.push(5));
  await nextTurn();
  expect(ended).toEqual([0, 1, 2, 3, 4, 5]);
});

it("when many come in one turn, those of longest ago end at once, each of them once", async () => {
  const turns = new EndOfTurn();
  const ended: number[] = [];
  for (let i = 0; i < 40; i++) turns.atEnd(() => ended.push(i));
  expect(ended).toEqual(Array.from({ length: 24 }, (_, i) => i));
  await nextTurn();
  expect(ended).toEqual(Array.from({ length: 40 }, (_, i) => i));
});

it("one that comes while others end has its turn, too", async () => {
  const turns = new EndOfTurn();
  const ended: string[] = [];
  turns.atEnd(() => {
    ended.push("first");
    turns.atEnd(() => ended.push("again"));
  });
  await nextTurn();
  await nextTurn();
  expect(ended).toEqual(["first", "again"]);
});

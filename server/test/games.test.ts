import { ours } from "@trestle/heist";
import { expect, test } from "vitest";
import { findEntry, GAMES } from "../src/registry.ts";

test("every game is offered", () => {
  expect(GAMES.map((e) => e.game.id)).toEqual(["colt", "bang", "heist"]);
});

test("a table of another box plays with the components of its file, and of no other", () => {
  const base = findEntry("heist")!;
  const file = JSON.parse(JSON.stringify({ ...ours, name: "Another box" })) as unknown;
  const made = base.withEdition!(file);
  if ("reason" in made) throw new Error(`${made.place}: ${made.reason}`);
  expect(made.edition!.hash).not.toBe(base.edition!.hash);
  expect(findEntry("heist", made.edition)!.game).toMatchObject({ hash: made.edition!.hash });
  expect(findEntry("heist", { hash: base.edition!.hash, file })).toBe(base);
  expect(findEntry("heist", { hash: "0".repeat(64), file })).toBeNull();
  expect(findEntry("heist", { hash: "0".repeat(64) })).toBeNull();
});

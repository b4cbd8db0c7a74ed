import { MANIFESTS } from "@trestle/games";
import { ours } from "@trestle/games/heist/engine";
import { expect, test } from "vitest";
import { findEntry, GAMES } from "../src/games/games.ts";
import { openServer } from "./kit.ts";

test("every game is offered", () => {
  expect(GAMES.map((e) => e.game.id)).toEqual(MANIFESTS.map((m) => m.id));
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

test("a table is made with the file of another box, and a broken file is refused with its place", async () => {
  const server = await openServer();
  const post = (body: unknown) =>
    fetch(`${server.url}/api/tables/with-edition`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const edition = { ...ours, name: "Another box" };
  const made = await post({ game: "heist", edition });
  expect(made.status).toBe(201);
  const { table } = (await made.json()) as { table: string };
  const { edition: kept } = (await server.store.read(table))!.record;
  expect(kept).toEqual({ hash: kept!.hash });
  expect(JSON.parse((await server.store.edition(kept!.hash))!)).toMatchObject({ name: "Another box" });
  const file = (await (await fetch(`${server.url}/api/tables/${table}/edition`)).json()) as {
    edition: { name: string };
  };
  expect(file.edition.name).toBe("Another box");
  const broken = await post({ game: "heist", edition: { ...ours, track: {} } });
  expect([broken.status, await broken.json()]).toMatchObject([400, { rule: "SERVER-EDITION-2" }]);
  const escape = await post({ game: "heist", edition: { ...ours, name: "Another\u001b[2J box" } });
  expect([escape.status, await escape.json()]).toMatchObject([
    400,
    { rule: "SERVER-EDITION-2", data: { place: "name", reason: expect.stringContaining("U+001B") as string } },
  ]);
  const turned = await post({ game: "heist", edition: { ...ours, "\u202eeman": 1 } });
  expect(await turned.text()).not.toMatch(/\u202e/);
  const none = await post({ game: "colt", edition });
  expect([none.status, await none.json()]).toMatchObject([400, { rule: "SERVER-EDITION-1" }]);
});

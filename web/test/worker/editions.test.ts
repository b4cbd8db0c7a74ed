import { makeHeist, type HeistView, type Move } from "@trestle/games/heist/engine";
import { sha256Text } from "@trestle/kernel";
import { expect, it } from "vitest";
import { keepEdition, loadEdition } from "../../src/worker/games.ts";
import { rehearse } from "../../src/worker/rehearse.ts";
import { another } from "../../../games/heist/test/scene/another-box.ts";

it("rehearses steps of another box with that box", async () => {
  const file = another();
  const game = makeHeist(file);
  expect(await loadEdition("heist", game.hash)).toBeNull();
  expect(await keepEdition("heist", { no: "box" })).toBe(false);
  expect(await keepEdition("colt", file)).toBe(false);
  expect(await keepEdition("heist", JSON.parse(JSON.stringify(file)))).toBe(true);
  const entry = await loadEdition("heist", game.hash);
  const config = game.parseConfig({ solo: 2 });
  if (entry === null || "rule" in config) throw new Error("no such table");
  const state = game.setup({ config, seats: 1, seed: sha256Text("1"), rules: game.rulesVersion }, null);
  const decision = game.pending(state)[0]!;
  const legal: Move[] = [];
  game.moves(state, decision, legal);
  const move = legal.find((m) => m.t === "move")!;
  const picks = game.slots(move);
  const ask = { game: "heist", edition: game.hash, view: game.view(state, 0), decision, picks, worlds: 3, seed: 1 };
  const { worlds } = await rehearse(entry, ask, () => false);
  expect(worlds.map(({ view }) => (view as HeistView).cowboys[decision.as]?.at)).toEqual([move.to, move.to, move.to]);
});

it("has the usual box where none is named", async () => {
  expect((await loadEdition("colt", null))?.game.id).toBe("colt");
  expect(await loadEdition("nothing", null)).toBeNull();
});

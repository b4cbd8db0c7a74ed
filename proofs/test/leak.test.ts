import { expect, it } from "vitest";
import { GAMES } from "@trestle/tools/registry.ts";
import { leakPairs } from "../prove/leak.ts";
import { begin, Stage, WATCHER } from "../prove/stage.ts";
import { wishFor } from "../prove/house.ts";

it.each(GAMES)(
  "sends a viewer of $game.id the same bytes from tables equal in all the viewer may know",
  (e) => {
    const tally = leakPairs(e, 1, 120);
    expect(tally["pairs"]).toBeGreaterThanOrEqual(120);
    expect(tally["steps"]).toBeGreaterThan(0);
  },
  300_000,
);

it.each(GAMES)("finds a leak planted in the views of $game.id", (e) => {
  const { game } = e;
  const honest = game.view.bind(game);
  game.view = (s, seat) => ({ ...(honest(s, seat) as object), facts: game.facts(s) });
  try {
    expect(() => leakPairs(e, 1, 40)).toThrow("can tell two worlds apart");
  } finally {
    game.view = honest;
  }
});

it("numbers talk so that nobody can count what is said where they do not read", () => {
  const stage = Stage.open(wishFor(GAMES[0]!), "talk");
  begin(stage);
  const numbers = (): unknown[] => stage.taken(0).flatMap((text) => /"said".*?"id":(\d+)/.exec(text)?.[1] ?? []);
  const quiet = () => stage.send(0, { t: "say", seat: 0, channel: "table", text: "howdy" });
  quiet();
  stage.later(10);
  for (let i = 0; i < 5; i++) stage.send(WATCHER, { t: "say", seat: null, channel: "watch", text: "psst" });
  stage.later(10);
  quiet();
  expect(numbers()).toEqual(["1", "4"]);
  const again = Stage.restore(stage.kept.stored(), "talk");
  expect(again.table.chat.map((line) => line.channel)).toEqual(["table", ...Array(5).fill("watch"), "table"]);
});

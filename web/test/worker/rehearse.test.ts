import { describe, expect, it } from "vitest";
import type { Calls } from "../../src/worker/contract.ts";
import { loadGame } from "../../src/worker/games.ts";
import { rehearse } from "../../src/worker/rehearse.ts";
import { catalogue } from "../../src/worker/catalogue.ts";
import { isRefusal, startingWith, type Types } from "@trestle/kernel";

async function begin(id: string, seats: number) {
  const e = (await loadGame(id))!;
  const { game } = e;
  const config = game.parseConfig({});
  if (isRefusal(config)) throw new Error(config.rule);
  const s = game.setup({ config, seats, seed: "5a".repeat(32), rules: game.rulesVersion }, null);
  const decision = game.pending(s)[0]!;
  const legal: Types["move"][] = [];
  game.moves(s, decision, legal);
  const view = game.view(s, decision.seat);
  const ask: Calls["rehearse"]["ask"] = { game: id, edition: null, view, decision, picks: [], worlds: 8, seed: 1 };
  return { e, ask, legal };
}

describe("a plan acted out before it is made", () => {
  for (const id of ["colt", "bang", "heist"])
    it(`${id}: every first pick leads to as many worlds as were asked for, and back to a question or the end`, async () => {
      const { e, ask, legal } = await begin(id, 4);
      const firsts = new Set(legal.map((move) => e.game.slots(move)[0]!));
      for (const key of firsts) {
        const { worlds, picks } = await rehearse(e, { ...ask, picks: [key] }, () => false);
        expect(picks).toEqual([key]);
        expect(worlds).toHaveLength(8);
        for (const { events } of worlds)
          for (const event of events) expect(event.secret?.to.includes(ask.decision.seat) ?? true).toBe(true);
      }
    });

  it("the same question and seed give the same worlds; the move begins with the picks", async () => {
    const { e, ask, legal } = await begin("colt", 5);
    const picks = e.game.slots(legal[5]).slice(0, 2);
    const once = await rehearse(e, { ...ask, picks }, () => false);
    expect(await rehearse(e, { ...ask, picks }, () => false)).toEqual(once);
    expect(startingWith(e.game, legal, picks).length).toBeGreaterThan(0);
    expect(once.worlds.every((w) => w.events.length > 10)).toBe(true);
  });

  it("picks that no legal move begins with, and a decision that is gone, make no world", async () => {
    const { e, ask } = await begin("colt", 4);
    expect((await rehearse(e, { ...ask, picks: ["card:none"] }, () => false)).worlds).toEqual([]);
    const gone = { ...ask.decision, id: 999 };
    expect((await rehearse(e, { ...ask, decision: gone }, () => false)).worlds).toEqual([]);
  });

  it("a stale rehearsal stops early", async () => {
    const { e, ask } = await begin("heist", 4);
    const { worlds } = await rehearse(e, { ...ask, worlds: 5_000 }, () => true);
    expect(worlds.length).toBeLessThan(5_000);
  });
});

describe("the worker's catalogue", () => {
  it("lists the games it is asked about, with their own options", async () => {
    const some = await catalogue({ games: ["colt", "chess"] });
    expect(some.games.map((g) => g.id)).toEqual(["colt"]);
    expect(some.games[0]?.seats).toEqual({ min: 3, max: 7, initial: 5 });
    expect(some.games[0]?.options.find((o) => o.key === "horseRescue")?.needs).toBe("horse");
    expect((await catalogue({})).games.map((g) => g.id)).toEqual(["colt", "bang", "heist"]);
    expect(some.bots.levels).toContain("gunslinger");
  });
});

import { heist, slotsOf, type HeistTypes, type Move } from "../../engine/index.ts";
import { sha256Text, type Decision } from "@trestle/kernel";
import { expect, it } from "vitest";
import { picture } from "../../scene/picture.ts";
import { type Preview, previewOf } from "../../scene/ghosts.tsx";
import type { Rehearsal } from "@trestle/ui/scene.ts";
import { findManifest } from "../../../registry.ts";
import { loadGame } from "../../../load.ts";
import { rehearse } from "../../../../web/src/worker/rehearse.ts";

const entry = await loadGame(findManifest("heist")!);

/** The first turns of some games: what the first move of this kind that comes up would be shown to do. */
async function shown(t: Move["t"]): Promise<{ preview: Preview | null; move: Move; decision: Decision }> {
  for (let seed = 1; seed < 60; seed++) {
    const config = heist.parseConfig({ solo: 2 });
    if ("rule" in config) throw new Error(config.rule);
    const state = heist.setup({ config, seats: 1, seed: sha256Text(String(seed)), rules: heist.rulesVersion }, null);
    const decision = heist.pending(state)[0]!;
    const legal: Move[] = [];
    heist.moves(state, decision, legal);
    const move = legal.find((m) => m.t === t);
    if (move === undefined) continue;
    const view = heist.view(state, 0);
    const ask = { game: "heist", edition: null, view, decision, picks: slotsOf(move), worlds: 4, seed: 1 };
    const rehearsal = (await rehearse(entry, ask, () => false)) as Rehearsal<HeistTypes>;
    return { preview: previewOf(picture(view), rehearsal), move, decision };
  }
  throw new Error(`no ${t} in sight`);
}

it("a walk moves whoever walks, and nobody else", async () => {
  const { preview, move, decision } = await shown("move");
  expect(preview).toMatchObject({ cowboys: [decision.as], horses: [], sheriff: false });
  expect(preview?.view.cowboys[decision.as]?.at).toBe(move.t === "move" ? move.to : "");
  expect(preview?.forecast?.length).toBeGreaterThan(0);
});

it("a Wild for the Sheriff moves the Sheriff alone", async () => {
  expect((await shown("nudge")).preview).toMatchObject({ cowboys: [], horses: [], sheriff: true });
});

it("once the train has rolled, its old stops are not drawn again", async () => {
  const { preview } = await shown("done");
  expect(preview?.cowboys).toEqual([]);
});

it("nothing is shown where nothing was rehearsed", () => {
  const config = heist.parseConfig({});
  if ("rule" in config) throw new Error(config.rule);
  const state = heist.setup({ config, seats: 2, seed: sha256Text("1"), rules: heist.rulesVersion }, null);
  const p = picture(heist.view(state, 0));
  expect(previewOf(p, null)).toBeNull();
  expect(previewOf(p, { picks: [], worlds: [] })).toBeNull();
});

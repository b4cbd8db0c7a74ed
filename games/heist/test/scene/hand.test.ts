import { sha256Text } from "@trestle/kernel";
import { heist, ours, slotsOf, type Move } from "../../engine/index.ts";
import { gallery, en as gameEn } from "../../text/en.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { boxOf } from "../../scene/box.ts";
import { ACTION_KEYS, costOf, groupsOf, setsOf, usesOf, waysToPay, wayTo, withCard } from "../../scene/choices.ts";
import { labelOf } from "../../scene/chips.tsx";
import { commit, sceneWords, rulesOf, sayingFor } from "../../scene/words.ts";
import { bestMoment, deedsOf } from "../../scene/later/moments.ts";
import { needsOf, pay } from "../../scene/needs.tsx";
import { stepsOf } from "../../scene/plan.tsx";
import { nearnessOf } from "../../scene/wanted.tsx";
import { narrow } from "../../../../web/src/store/picks.ts";
import { words as sceneEn } from "../../scene/text/en.ts";
import { dice } from "@trestle/testkit/dice";
import { steps } from "./fixture.ts";

const names = { seat: (seat: number) => `Seat ${seat + 1}` };
const TABLES = [
  { seats: 4, options: {}, seed: 1, eyes: 0 },
  { seats: 2, options: { mode: "versus" }, seed: 2, eyes: 1 },
  { seats: 1, options: { solo: 3 }, seed: 3, eyes: 0 },
  { seats: 3, options: { mode: "score" }, seed: 4, eyes: null },
] as const;
const GAMES = TABLES.map((wish) => steps({ ...wish, options: { ...wish.options } }));
const box = boxOf(heist.hash);
const card = (id: string) => box.cards.get(id)!;

beforeAll(() => sceneWords.set({ text: gameEn, gallery, words: sceneEn }));

describe("what the hand offers", () => {
  it("has a label and a place for every key of every legal move", () => {
    const slots = (m: unknown): readonly string[] => slotsOf(m as Move);
    for (const game of GAMES)
      for (const [i, { asked }] of game.entries()) {
        if (asked === null) continue;
        const { view } = game[i - 1]!;
        const { lit } = narrow({ slots }, asked.legal, []);
        const { steps: acts, places, things, cards } = groupsOf(lit);
        expect(acts.length + places.length + things.length + cards.length).toBe(lit.size);
        for (const key of acts) expect(ACTION_KEYS).toContain(key);
        for (const key of lit) expect(labelOf({ legal: asked.legal, picks: [], view, names }, key)).not.toBe("");
        for (const key of new Set(asked.legal.flatMap(slotsOf))) {
          expect(gameEn.piece(key, view, names)).not.toBe("");
          if (key.startsWith("action:")) expect(ACTION_KEYS).toContain(key);
        }
        for (const move of asked.legal) expect(commit(asked.decision, view, move)).not.toBe("");
      }
  });

  it("names every card in a set with what the set buys", () => {
    for (const game of GAMES)
      for (const { asked } of game) {
        const legal = asked?.legal ?? [];
        const sets = setsOf(legal);
        const gains = legal.flatMap((m) => (m.t === "set" ? [m.cards.length - 1] : []));
        expect(Math.max(0, ...sets.values())).toBe(Math.max(0, ...gains));
      }
  });

  it("leads from any picks to a whole move", () => {
    for (const { asked } of GAMES[0]!)
      for (const move of asked?.legal ?? []) {
        const slots = slotsOf(move);
        expect(wayTo(["action:none"], slots)).toEqual({ back: 1, touch: slots });
        expect(wayTo(slots, slots)).toEqual({ back: 0, touch: [] });
        for (const key of slots.filter((k) => k.startsWith("card:")))
          expect(usesOf(asked!.legal, key.slice(5)).length).toBeGreaterThan(0);
        if (["loot", "set", "escape", "straight"].includes(move.t))
          expect(waysToPay(asked!.legal, [slots[0]!]).length).toBeGreaterThan(0);
      }
  });

  it("takes the cards of a set in any order", () => {
    const legal: Move[] = [{ t: "set", cards: ["R06", "B06", "K06"] }];
    const order = (id: string): number => box.cardOrder.get(id) ?? 0;
    expect(withCard(legal, ["action:set"], "card:R06", order)).toEqual(["action:set", "card:R06"]);
    expect(withCard(legal, ["action:set", "card:R06", "card:K06"], "card:B06", order)).toEqual([
      "action:set",
      "card:R06",
      "card:B06",
      "card:K06",
    ]);
    expect(withCard(legal, ["action:set", "card:R06"], "card:R07", order)).toBeNull();
  });

  it("says the price that the engine takes", () => {
    const config = heist.parseConfig({});
    if ("rule" in config) throw new Error(config.rule);
    const state = heist.setup(
      { config, seats: 4, seed: sha256Text("price"), rules: heist.rulesVersion },
      () => undefined,
    );
    const roll = dice(5);
    const seen = new Set<Move["t"]>();
    for (let n = 0; n < 300 && heist.outcome(state) === null; n++) {
      const decision = heist.pending(state)[0]!;
      const legal: Move[] = [];
      heist.moves(state, decision, legal);
      for (const move of decision.kind === "action" ? legal : []) {
        // A set and a bullet give, a trade is paid once it is made, the end of a turn counts anew.
        if (["set", "shoot", "trade", "done"].includes(move.t)) continue;
        seen.add(move.t);
        const after = heist.clone(state);
        heist.apply(after, decision, move, () => undefined);
        if (after.outcome === null) expect(state.actions - after.actions, move.t).toBe(costOf(move));
      }
      heist.apply(state, decision, legal[roll(legal.length)]!, () => undefined);
    }
    expect([...seen]).toEqual(expect.arrayContaining(["move", "ride", "bullet", "mount"]));
  });
});

describe("needs", () => {
  it("agrees with the engine about who has the cards for a tile", () => {
    for (const game of GAMES)
      for (const { view } of game)
        for (const [i, c] of view.cowboys.entries()) {
          if (c.hand === null) continue;
          for (const car of needsOf(view, box, i))
            for (const tile of car.tiles) expect(tile.mine?.lacks === 0).toBe(tile.alone.includes(i));
        }
  });

  it("finds two who could with each other's cards, and no cards out of the air", () => {
    let found = 0;
    for (const game of GAMES)
      for (const { view } of game)
        for (const { together, needs } of needsOf(view, box, 0).flatMap((car) => car.tiles)) {
          if (together === null) continue;
          found++;
          const both = together.who.flatMap((c) => view.cowboys[c]!.hand ?? []);
          for (const id of together.cards) expect(both.splice(both.indexOf(id), 1)).toEqual([id]);
          expect(pay(needs, together.cards.map(card)).lacks).toBe(0);
        }
    expect(found).toBeGreaterThan(10);
  });

  it("counts what is missing", () => {
    const needs = { kind: "suits", suits: ["keyhole", "keyhole", "revolver"] } as const;
    expect(pay(needs, ["K04", "R02"].map(card))).toEqual({ cards: ["K04", "R02"], wilds: 0, lacks: 1 });
    expect(pay(needs, ["K04", "R02", "W1"].map(card))).toMatchObject({ wilds: 1, lacks: 0 });
  });
});

it("says for every Wanted Card how near one is, never past the goal", () => {
  for (const game of GAMES)
    for (const { view } of game)
      for (const { id } of ours.wanted)
        for (const c of view.cowboys) {
          const near = nearnessOf(view, box, c.cowboy, id)!;
          expect(near.have).toBeLessThanOrEqual(near.of);
          expect(sceneEn.wanted.near[near.kind](near.have, near.of)).not.toBe("");
        }
});

it("knows the rules it points to, and says for whom a lone player decides", () => {
  const text = sayingFor(gameEn);
  for (const game of GAMES)
    for (const [i, { asked }] of game.entries()) {
      if (asked === null) continue;
      const { view } = game[i - 1]!;
      const rules = rulesOf(asked.decision, view);
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(gameEn.rules[rule], rule).toBeDefined();
      if (view.solo)
        expect(text.decision(asked.decision, view, names)).toContain(
          gameEn.piece(`cowboy:${asked.decision.as}`, view, names),
        );
    }
});

it("tells what a turn has done, and what a game is remembered for", () => {
  for (const [nth, game] of GAMES.entries()) {
    const history = game.map((s, v) => ({ v, events: s.events }));
    for (let n = 1; n <= history.length; n += 7)
      for (const event of stepsOf(history.slice(0, n))) expect(gameEn.event(event, names)).not.toBeNull();
    const moment = bestMoment(history, game[0]!.view.goal);
    expect(moment, `game ${nth}`).not.toBeNull();
    expect(history[moment!.v]!.events.length).toBeGreaterThan(0);
    expect(deedsOf(history, game[0]!.view.cowboys.length)).toHaveLength(game[0]!.view.cowboys.length);
  }
});

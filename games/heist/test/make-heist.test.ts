import { expect, it } from "vitest";
import { below, isRefusal, sfc32, sha256Text } from "@trestle/kernel";
import { heist, makeHeist, ours, parseEdition } from "../engine/index.ts";
import type { Edition, HeistGame, Move } from "../engine/index.ts";

/** Another box: a town, the Wilds and a tile bear other ids. */
function another(): Edition {
  const text = JSON.stringify({ ...ours, id: "another", name: "Another box" });
  const raw: unknown = JSON.parse(
    text.replaceAll('"townB"', '"fort"').replaceAll('"W1"', '"joker"').replaceAll('"L05"', '"T05"'),
  );
  const edition = parseEdition(raw);
  if ("reason" in edition) throw new Error(`${edition.place}: ${edition.reason}`);
  return edition;
}

function playOut(game: HeistGame, seed: string): { moves: Move[]; because: string } {
  const config = game.parseConfig({});
  if (isRefusal(config)) throw new Error(config.rule);
  const s = game.setup({ config, seats: 3, seed: sha256Text(seed), rules: game.rulesVersion }, null);
  const rng = sfc32(5);
  const moves: Move[] = [];
  while (s.outcome === null) {
    const d = game.pending(s)[0]!;
    const legal: Move[] = [];
    game.moves(s, d, legal);
    const m = legal[below(rng, legal.length)]!;
    expect(game.check(s, d, m)).toBeNull();
    moves.push(m);
    game.apply(s, d, m, null);
  }
  return { moves, because: s.outcome.because };
}

it("[HEIST-DOUBT-1] another edition makes another game with the same rules, once for each hash", () => {
  const game = makeHeist(another());
  expect(game.hash).not.toBe(heist.hash);
  expect(makeHeist(another())).toBe(game);
  expect(makeHeist(ours)).toBe(heist);
  const theirs = playOut(game, "box");
  const mine = playOut(heist, "box");
  expect(theirs.because).toBe(mine.because);
  expect(
    JSON.stringify(theirs.moves)
      .replaceAll('"joker"', '"W1"')
      .replaceAll('"fort"', '"townB"')
      .replaceAll('"T05"', '"L05"'),
  ).toBe(JSON.stringify(mine.moves));
});

it("[HEIST-DOUBT-1] a table of one edition is not set up with the options of another", () => {
  const game = makeHeist(another());
  const config = heist.parseConfig({});
  expect(game.parseConfig(config)).toMatchObject({ rule: "HEIST-DOUBT-1", data: { known: game.hash } });
});

it("[HEIST-LOOT-4] [HEIST-DOUBT-1] a box whose tiles ask for fewer cards, and with cards that look alike, plays by the same rules", () => {
  const tiles = ours.tiles.map((tile) =>
    tile.id === "L01" ? { ...tile, needs: { kind: "suits", suits: ["bag"] } } : tile,
  );
  const poker = ours.poker.map((c) => (c.id === "B02" ? { ...c, number: 1 } : c));
  const edition = parseEdition(JSON.parse(JSON.stringify({ ...ours, id: "cheap", tiles, poker })));
  if ("reason" in edition) throw new Error(`${edition.place}: ${edition.reason}`);
  const game = makeHeist(edition);
  const config = game.parseConfig({ first: 1 });
  if (isRefusal(config)) throw new Error(config.rule);
  const s = game.setup({ config, seats: 2, seed: sha256Text("cheap"), rules: 1 }, null);
  const at = (id: string): number => edition.poker.findIndex((c) => c.id === id);
  const inside = [...edition.mainMap.spaces, ...edition.trainMap.spaces].findIndex((space) => space.id === "in3");
  Object.assign(s, { sheriff: 6, squares: [[0], [], [], [], [], []] });
  Object.assign(s.cowboys[0]!, { at: inside, hand: [at("B01"), at("B01"), at("K05")] });
  const legal: Move[] = [];
  game.moves(s, game.pending(s)[0]!, legal);
  expect(legal.filter((m) => m.t === "loot")).toEqual([{ t: "loot", squares: ["lootA1"], cards: ["B01"] }]);
  expect(legal.filter((m) => m.t === "set")).toEqual([{ t: "set", cards: ["B01", "B01"] }]);
  playOut(game, "cheap");
});

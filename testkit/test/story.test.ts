import { describe, expect, it } from "vitest";
import { Driver, story, storyOf } from "../src/index.ts";
import { beads, type Beads } from "./beads.ts";

const beadsStory = storyOf(() => {
  const t = Driver.deal(beads, {}, 2);
  t.state.hands = [
    [0, 4, 8, 9],
    [1, 2, 3, 5],
  ];
  t.state.bag = [6, 7, 10, 11, 12, 13, 14, 15, 16, 17];
  return t;
});

beadsStory("[BEAD-BID-4] the highest bid takes all", (t) => {
  t.answer(0, "bid", { t: "bid", bead: 8 });
  t.answer(1, "bid", { t: "bid", bead: 5 });
  expect(t.state.piles).toEqual([[5, 8], []]);
  t.expectEvent({ t: "opened", winner: 0 });
});

beadsStory("[BEAD-BID-2] [BEAD-BID-3] a barred colour is refused with its figure", (t) => {
  t.answer(0, "bid", { t: "bid", bead: 9 });
  expect(t.asks(0, "take-back")).toBe(true);
  t.answer(1, "bid", { t: "bid", bead: 5 });
  t.answer(0, "aside", { t: "keep" });
  t.refuses(1, "bid", { t: "bid", bead: 3 }, "BEAD-BID-2", { colour: 0 });
  expect(t.offers(1, "bid")).toEqual([
    { t: "bid", bead: 1 },
    { t: "bid", bead: 2 },
  ]);
});

story("[BEAD-SET-1] a story needs no stage", () => {
  expect(beads.parseConfig({})).toEqual({ rounds: 2 });
});

describe("story", () => {
  it.each([["the duel"], ["duel [BEAD-BID-1]"], ["[] x"], ["[bead] x"], ["[BEAD-BID-1 x"]])(
    "refuses the title %j",
    (title) => {
      expect(() => story(title, () => {})).toThrow("begins with its rule in brackets");
    },
  );
});

describe("Driver", () => {
  const fresh = (): Driver<Beads> => Driver.deal(beads, { rounds: 3 }, 2);

  it("deals the same game for the same seed", () => {
    expect(fresh().state).toEqual(fresh().state);
    expect(Driver.deal(beads, {}, 2, "8").state.bag).not.toEqual(fresh().state.bag);
  });

  it("fails on a decision nobody owes, a move that is none, and one that is refused", () => {
    const t = fresh();
    const absent = t.state.hands[1]![0]!;
    expect(() => t.answer(0, "aside", { t: "keep" })).toThrow("seat 0 has 0 decisions aside");
    expect(() => t.answer(0, "bid", { t: "jump" })).toThrow("is no move");
    expect(() => t.answer(0, "bid", { t: "bid", bead: absent })).toThrow("is refused");
  });

  it("fails where a refusal is expected and another or none comes", () => {
    const t = fresh();
    const [bead] = t.state.hands[0]!;
    const [absent] = t.state.hands[1]!;
    expect(() => t.refuses(0, "bid", { t: "bid", bead }, "BEAD-HAND-1")).toThrow("must be refused");
    expect(() => t.refuses(0, "bid", { t: "bid", bead: absent }, "BEAD-BID-2")).toThrow("must be refused");
    expect(() => t.refuses(0, "bid", { t: "bid", bead: absent }, "BEAD-HAND-1", { bead: -1 })).toThrow();
    t.refuses(0, "bid", { t: "bid", bead: absent }, "BEAD-HAND-1", { bead: absent! });
  });

  it("tells the news once and finds events by some of their fields", () => {
    const t = fresh();
    const [bead] = t.state.hands[0]!;
    expect(t.news().map((e) => e.t)).toEqual(["dealt", "dealt"]);
    expect(t.answer(0, "bid", { t: "bid", bead })).toHaveLength(1);
    expect(t.news().map((e) => e.t)).toEqual(["bid"]);
    expect(t.news()).toEqual([]);
    t.expectEvent({ t: "bid", secret: { to: [0], bead: bead! } });
    t.expectNoEvent({ t: "opened" });
    expect(() => t.expectEvent({ t: "opened" })).toThrow("no event");
    expect(() => t.expectNoEvent({ t: "bid", seat: 0 })).toThrow("there is an event");
  });
});

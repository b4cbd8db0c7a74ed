import type { EventBase, GameText, Types } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import { headlineOf, keysOf, type DefaultGame } from "../src/default-scene/game.ts";
import { rarestMoment } from "../src/default-scene/moments.ts";
import { motionOf } from "../src/default-scene/motion.ts";
import { screenReaderOf } from "../src/default-scene/screen-reader.ts";
import { text as words } from "../src/default-scene/text/en.ts";
import { text as italian } from "../src/default-scene/text/it.ts";

const text: GameText<Types> = {
  name: "Coins",
  promise: "",
  pages: [],
  rules: {},
  options: {},
  decision: () => "Heads or tails?",
  move: () => "Heads",
  piece: (key) => `the ${key.replace(":", " ")}`,
  event: (e) => (e.t === "quiet" ? null : `It is ${e.t}.`),
  refusal: () => "",
  outcome: () => "",
};
const names = { seat: (seat: number) => ["Ann", "Bob"][seat]! };
const game: DefaultGame = { text, words };
const view = {
  me: 0,
  turn: 1,
  toss: 3,
  open: ["coin:1"],
  hand: ["coin:2"],
  players: [{ won: 1 }, { won: 0 }],
  outcome: null,
};
const over = { ...view, outcome: { winners: [0], because: "COIN-END-1", scores: [1, 0] } };
const event = (t: string, more: object = {}): EventBase => ({ t, rule: "COIN-TOSS-1", ...more });

describe("the default scene", () => {
  it("says where the game stands and whose turn it is", () => {
    expect(headlineOf(game, view, 0, names)).toBe("Bob's turn");
    expect(headlineOf(game, view, 1, names)).toBe("Your turn");
    expect(headlineOf(game, over, 1, names)).toBe("The game is over");
    const own: DefaultGame = { words, text: { ...text, headline: () => "Toss 3" } };
    expect(headlineOf(own, view, 1, names)).toBe("Toss 3 · Your turn");
    expect(headlineOf(game, {}, null, names)).toBe("Coins");
  });

  it("reads the board as rows of players, table and hand, each piece with its key", () => {
    const reader = screenReaderOf(game);
    expect(reader.grid(view, names).rows).toEqual([
      {
        label: "Players",
        cells: [
          { text: "Ann. Won: 1.", key: "seat:0" },
          { text: "Bob, to move. Won: 0.", key: "seat:1" },
        ],
      },
      {
        label: "The table",
        cells: [
          { text: "Toss: 3.", key: null },
          { text: "Open: the coin 1.", key: "coin:1" },
        ],
      },
      { label: "Your hand", cells: [{ text: "the coin 2.", key: "coin:2" }] },
    ]);
    expect(reader.board(view, names)[0]).toBe("Bob's turn.");
    expect(reader.hand(view, names)).toEqual(["Your hand: the coin 2."]);
    expect(reader.hand({}, names)).toEqual(["You hold no cards."]);
    expect(reader.player(view, 1, names)).toEqual(["Bob, to move. Won: 0."]);
  });

  it("finds the seats and pieces of an event", () => {
    expect(keysOf(event("tossed", { seat: 1, coin: "coin:1", all: ["coin:1", "coin:2", "heads"] }))).toEqual([
      "seat:1",
      "coin:1",
      "coin:2",
    ]);
  });

  it("shows an event as long as its sentence takes to read, and nothing of one without", () => {
    const motion = motionOf(text);
    expect(motion(event("quiet")).ms).toBe(0);
    expect(motion(event("heads", { reveals: true }))).toMatchObject({ cue: "card" });
    expect(motion(event("a very long story about a coin that rolled under the table")).ms).toBeGreaterThan(
      motion(event("heads")).ms,
    );
  });

  it("replays the rarest thing that happened, the last of several, and neither opening nor end", () => {
    const told = (...events: string[][]) => events.map((list, v) => ({ v, events: list.map((t) => event(t)) }));
    const tells = (e: EventBase): boolean => text.event(e, names) !== null;
    const history = told(["dealt"], ["heads"], ["edge"], ["quiet"], ["heads"], ["edge"], ["heads"], ["ended"]);
    expect(rarestMoment(history, tells)).toMatchObject({ v: 5, event: { t: "edge" } });
    expect(rarestMoment(told(["dealt"], ["ended"]), tells)).toBeNull();
  });

  it("says everything in Italian as well", () => {
    expect(Object.keys(italian)).toEqual(Object.keys(words));
  });
});

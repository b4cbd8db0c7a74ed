import { describe, expect, it } from "vitest";
import { outlineOf, sayFact, type OutlineText } from "../src/index.ts";

const names = { seat: (seat: number) => ["Ann", "Bob"][seat]! };
const text: OutlineText = {
  piece: (key) => `the ${key.replace(":", " ")}`,
  words: { gold: "Gold won", night: "dark", asked: "" },
};
const outline = (view: unknown) => outlineOf(view, text, names);
const said = (view: unknown): string[] => outline(view).table.map((fact) => sayFact(fact, view, text, names));

describe("a view read without knowing its game", () => {
  it("names keys in words of the game, else in their own", () => {
    expect(said({ gold: 12, faceUp: "night", left: 0 })).toEqual(["Gold won: 12", "Face up: dark", "Left: 0"]);
  });

  it("shows pieces by name and flags by their key, and leaves out what is not there", () => {
    expect(said({ open: ["card:3", "card:4"], top: "card:9", last: true, jail: false, pile: [] })).toEqual([
      "Open: the card 3, the card 4",
      "Top: the card 9",
      "Last",
      "Pile: –",
    ]);
  });

  it("shows nothing of what is not there, and nothing that the game's text hides", () => {
    expect(said({ asked: 3, deck: null, jail: false, guards: { slept: null }, me: 1, config: {} })).toEqual([]);
    expect(outline({ turn: 1, outcome: { winners: [0] } }).turn).toBeNull();
  });

  it("tells nested values in one line, seats by their names", () => {
    expect(said({ guards: { slept: 12, woke: null, awake: true }, bids: [{ by: { seat: 1 }, sum: 3 }] })).toEqual([
      "Guards: slept 12 awake",
      "Bids: by Bob sum 3",
    ]);
  });

  it("gives each seat what is its own", () => {
    const { seats, table, turn, hand } = outline({
      turn: 1,
      me: 0,
      hand: ["card:1"],
      outcome: null,
      players: [{ gold: 1 }, { gold: 2, out: true }],
      figures: [{ seat: 1, car: 3 }],
    });
    expect(seats.map((facts) => facts.map((fact) => [fact.name, fact.text]))).toEqual([
      [["Gold won", "1"]],
      [
        ["Gold won", "2"],
        ["Out", ""],
        ["Car", "3"],
      ],
    ]);
    expect([table, turn, hand]).toEqual([[], 1, ["card:1"]]);
  });

  it("reads nothing from what is no object", () => {
    expect(outline(null)).toEqual({ seats: [], table: [], hand: [], turn: null });
  });
});

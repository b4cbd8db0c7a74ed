import { answer, makeHeistPlayer } from "@trestle/bots";
import { heist, makeHeist, ours, slotsOf, tablesOf, type HeistGame, type HeistView, type Move } from "@trestle/heist";
import { gallery, makeText } from "@trestle/heist/text/en";
import { sha256Text, type Decision } from "@trestle/kernel";
import { expect, it } from "vitest";
import { cowboyOf, groupsOf } from "../../../src/games/heist/choices.ts";
import { openBox } from "../../../src/games/heist/box.ts";
import { ear } from "../../../src/games/heist/ear.ts";
import { speakHand } from "../../../src/games/heist/hand-words.ts";
import { narrow } from "../../../src/store/picks.ts";
import { optionKeys } from "../../../src/table/ear/digits.ts";
import { pageAt } from "../../../src/table/ear/pages.ts";
import { heistHand } from "../../../src/text/en/heist-hand.ts";
import { dice } from "../colt/fixture.ts";
import { another } from "./another-box.ts";

const names = { seat: (seat: number) => `Seat ${seat + 1}` };
const game = { slots: (m: unknown): readonly string[] => slotsOf(m as Move) };
const box = another();

interface Table {
  seats: number;
  options: Record<string, unknown>;
  with?: HeistGame;
  /** Who know what they are doing get to see more of the game. */
  sensible?: true;
  /** Everybody holds a Wanted Card from the start, another one with each seed. */
  wanted?: true;
  /** The first cowboy sits in jail and looks for keys. */
  jailed?: true;
}
const TABLES: readonly Table[] = [
  ...[2, 3, 4].map((seats) => ({ seats, options: {} })),
  ...[2, 3, 4].map((solo) => ({ seats: 1, options: { solo } })),
  ...[2, 3, 4].map((seats) => ({ seats, options: { mode: "versus" } })),
  { seats: 3, options: { mode: "score" } },
  { seats: 2, options: { goal: 16 }, sensible: true },
  { seats: 1, options: { solo: 4 }, sensible: true, wanted: true },
  { seats: 2, options: { mode: "versus" }, jailed: true },
  { seats: 2, options: { goal: 16, fewerEvents: 4, lowerGoal: true, first: 2 } },
  { seats: 3, options: { colours: ["red", "green", "blue"] } },
  { seats: 3, options: {}, with: makeHeist(box) },
  { seats: 1, options: { solo: 2 }, with: makeHeist(box) },
];
const SEEDS = 2;
const MOST = 120;

/** Heavier ones, so that aimless cowboys rob, trade and are caught. */
const WEIGHT: Partial<Record<Move["t"], number>> = {
  loot: 50,
  drop: 80,
  board: 8,
  trade: 8,
  put: 3,
  escape: 20,
  jump: 10,
  done: 2,
};

const decisions = new Set<string>();
const moves = new Set<string>();

/** What eye, finger and ear can do with a decision: each legal move, pick by pick. */
function check(view: HeistView, d: Decision, legal: readonly Move[], said: (key: string) => string): void {
  decisions.add(d.kind);
  const shown = view.cowboys[cowboyOf(view, d.seat, d) ?? -1]?.hand ?? [];
  const grid = new Set(ear.grid(view, names).rows.flatMap((row) => row.cells.flatMap((cell) => cell.key ?? [])));
  const done = new Set<string>();
  for (const move of legal) {
    moves.add(move.t);
    const slots = slotsOf(move);
    for (let n = 0; n < slots.length; n++) {
      const picks = slots.slice(0, n);
      const at = picks.join(" ");
      if (done.has(at)) continue;
      done.add(at);
      const { lit } = narrow(game, legal, picks);
      // The hand has a button for everything that is no card; cards are those that lie there.
      const { steps, places, things, cards } = groupsOf(lit);
      expect(new Set([...steps, ...places, ...things, ...cards])).toEqual(lit);
      for (const key of cards) {
        const held = shown.filter((card) => `card:${card}` === key).length;
        const laid = picks.filter((pick) => pick === key).length;
        if (held <= laid) expect.fail(`${d.kind}: ${key} after "${at}" is not in the hand that is shown`);
      }
      const called = [...lit].map(said);
      if (new Set(called).size !== lit.size || called.includes("")) expect.fail(`${d.kind}: ${called.join(" | ")}`);
      for (const key of lit)
        if (/^(space|section|square|switch|direction):/.test(key) && !grid.has(key)) expect.fail(key);
      heard(legal, picks, lit);
    }
    if (!lit(legal, slots.slice(0, -1)).has(slots.at(-1)!)) expect.fail(slots.join(" "));
    expect(narrow(game, legal, slots).ready).toBe(move);
  }
}
const lit = (legal: readonly Move[], picks: readonly string[]): ReadonlySet<string> => narrow(game, legal, picks).lit;

/** Every key that can be picked has a digit on one of the pages. */
function heard(legal: readonly Move[], picks: readonly string[], open: ReadonlySet<string>): void {
  const keys = optionKeys(game, legal, picks.length);
  const left = new Set(open);
  for (let turns = 0; turns * 9 < keys.length; turns++)
    for (const key of pageAt(keys, open, turns).keys) left.delete(key);
  expect(left.size).toBe(0);
}

const clever = makeHeistPlayer(ours);

function walk({ seats, options, with: box = heist, sensible, wanted, jailed }: Table, seed: number): number {
  const config = box.parseConfig(options);
  if ("rule" in config) throw new Error(config.rule);
  const text = makeText(box.edition);
  const state = box.setup({ config, seats, seed: sha256Text(String(seed)), rules: box.rulesVersion }, null);
  if (wanted)
    state.cowboys.forEach((c, i) => {
      c.wanted = (seed * 4 + i) % 12;
      c.active = true;
    });
  if (jailed) Object.assign(state.cowboys[0]!, { at: tablesOf(box.edition).jail, horse: null, hand: [], loot: [] });
  const roll = dice(seed);
  let made = 0;
  while (box.outcome(state) === null && made < MOST) {
    const d = box.pending(state)[0]!;
    const legal: Move[] = [];
    box.moves(state, d, legal);
    const view = box.view(state, d.seat);
    check(view, d, legal, (key) => text.piece(key, view, names));
    const bag = legal.flatMap((m) => Array.from({ length: WEIGHT[m.t] ?? 1 }, () => m));
    const ask = { game: box, view, history: [], legal, decision: d, seed: roll(1e6), iterations: 1 } as const;
    const thought =
      sensible && made % 5 > 0 ? answer(clever, { ...ask, level: "gunslinger", temper: "even" }).move : null;
    box.apply(state, d, thought ?? bag[roll(bag.length)]!, null);
    made++;
  }
  return made;
}

it.each(TABLES.map((table) => [JSON.stringify({ ...table, with: table.with?.edition.name }), table]))(
  "every legal move can be chosen by what is shown and by what is said: %s",
  (_name, table) => {
    openBox(box);
    speakHand({ text: makeText((table.with ?? heist).edition), gallery, words: heistHand });
    let made = 0;
    for (let seed = 1; seed <= (table.wanted ? 3 : SEEDS); seed++) made += walk(table, seed);
    expect(made).toBeGreaterThan(SEEDS * 50);
  },
);

it("has met the kinds of decisions and moves, but for those that take many turns of luck", () => {
  const kinds = "action answer claim confirm discard load offer ride".split(" ");
  expect([...decisions]).toEqual(expect.arrayContaining(kinds));
  expect(Object.keys(heistHand.commit).filter((t) => !moves.has(t) && t !== "lay" && t !== "flip")).toEqual([]);
});

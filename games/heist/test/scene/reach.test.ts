import { think } from "@trestle/bots";
import { heistBots } from "../../bots/index.ts";
import {
  heist,
  makeHeist,
  ours,
  slotsOf,
  tablesOf,
  type DecisionKind,
  type HeistGame,
  type HeistView,
  type Move,
  type State,
  type Tables,
} from "../../engine/index.ts";
import { gallery, makeText } from "../../text/en.ts";
import { sha256Text, type Decision } from "@trestle/kernel";
import { expect, it } from "vitest";
import { cowboyOf, groupsOf } from "../../scene/choices.ts";
import { openBox } from "../../scene/box.ts";
import { screenReader } from "../../scene/screen-reader.ts";
import { sceneWords } from "../../scene/words.ts";
import { narrow } from "../../../../web/src/store/picks.ts";
import { optionKeys, pageAt } from "../../../../web/src/table/screen-reader/option-pages.ts";
import { words as sceneEn } from "../../scene/text/en.ts";
import { dice } from "@trestle/testkit/dice";
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
  /** What would take many turns of luck is there from the start. */
  staged?: (s: State, tables: Tables, seed: number) => void;
}

const ABILITY = (kind: string): number => ours.wanted.findIndex((w) => w.ability.kind === kind);

/** The first cowboy sits in jail and looks for keys. */
function jailed(s: State, { jail }: Tables): void {
  Object.assign(s.cowboys[0]!, { at: jail, horse: null, hand: [], loot: [] });
}

/** One stands on a switch, the other beside the other switch, with an arm that is long enough. */
function atSwitches(s: State, { junctionSpace, touches, spaceCount }: Tables): void {
  const [top, low] = junctionSpace;
  const beside = Array.from({ length: spaceCount }, (_, at) => at).find((at) => touches[low * spaceCount + at] === 1)!;
  Object.assign(s.cowboys[0]!, { at: top, horse: null });
  Object.assign(s.cowboys[1]!, { at: beside, horse: null, wanted: ABILITY("longReach"), active: true });
}

/** Both have brought three tiles to a town: one may lay the new ones anywhere, the other finds the sack almost empty. */
function delivering(s: State, { townSpace }: Tables, seed: number): void {
  const free = { wanted: ABILITY("splitDelivery"), active: true };
  s.cowboys.forEach((c, i) => Object.assign(c, { at: townSpace[i]!, horse: null, loot: s.sack.splice(-3) }));
  if (seed === 1) Object.assign(s.cowboys[0]!, free);
  else s.squares[0]!.push(...s.sack.splice(2));
}

/** Four squares are bare and the train is fast: whoever is on turn in a town fills them. */
function plundered(s: State): void {
  for (const square of [0, 1, 3, 5]) s.sack.push(...s.squares[square]!.splice(0));
  s.speed = 5;
}
const TABLES: readonly Table[] = [
  ...[2, 3, 4].map((seats) => ({ seats, options: {} })),
  ...[2, 3, 4].map((solo) => ({ seats: 1, options: { solo } })),
  ...[2, 3, 4].map((seats) => ({ seats, options: { mode: "versus" } })),
  { seats: 3, options: { mode: "score" } },
  { seats: 2, options: { goal: 16 }, sensible: true },
  { seats: 1, options: { solo: 4 }, sensible: true, wanted: true },
  { seats: 2, options: { mode: "versus" }, staged: jailed },
  { seats: 2, options: {}, staged: atSwitches },
  { seats: 2, options: {}, staged: delivering },
  { seats: 2, options: {}, staged: plundered },
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
  flip: 50,
  jump: 10,
  done: 2,
};

const decisions = new Set<string>();
const moves = new Set<string>();

/** What eye, finger and screen reader can do with a decision: each legal move, pick by pick. */
function check(view: HeistView, d: Decision, legal: readonly Move[], said: (key: string) => string): void {
  decisions.add(d.kind);
  const shown = view.cowboys[cowboyOf(view, d.seat, d) ?? -1]?.hand ?? [];
  const grid = new Set(
    screenReader.grid(view, names).rows.flatMap((row) => row.cells.flatMap((cell) => cell.key ?? [])),
  );
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

const clever = heistBots(ours);

function walk({ seats, options, with: box = heist, sensible, wanted, staged }: Table, seed: number): number {
  const config = box.parseConfig(options);
  if ("rule" in config) throw new Error(config.rule);
  const text = makeText(box.edition);
  const state = box.setup({ config, seats, seed: sha256Text(String(seed)), rules: box.rulesVersion }, null);
  if (wanted)
    state.cowboys.forEach((c, i) => {
      c.wanted = (seed * 4 + i) % 12;
      c.active = true;
    });
  staged?.(state, tablesOf(box.edition), seed);
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
      sensible && made % 5 > 0 ? think(clever, { ...ask, level: "gunslinger", temper: "even" }).move : null;
    box.apply(state, d, thought ?? bag[roll(bag.length)]!, null);
    made++;
  }
  return made;
}

it.each(
  TABLES.map((table) => [
    JSON.stringify({ ...table, with: table.with?.edition.name, staged: table.staged?.name }),
    table,
  ]),
)("every legal move can be chosen by what is shown and by what is said: %s", (_name, table) => {
  openBox(box);
  sceneWords.set({ text: makeText((table.with ?? heist).edition), gallery, words: sceneEn });
  let made = 0;
  for (let seed = 1; seed <= (table.wanted ? 3 : SEEDS); seed++) made += walk(table, seed);
  expect(made).toBeGreaterThan(SEEDS * 50);
});

it("has met every kind of decision and move", () => {
  const kinds: DecisionKind[] = [
    "action",
    "ride",
    "way",
    "offer",
    "answer",
    "confirm",
    "lay",
    "claim",
    "load",
    "refill",
    "discard",
  ];
  expect([...decisions].toSorted()).toEqual(kinds.toSorted());
  expect(Object.keys(sceneEn.commit).filter((t) => !moves.has(t))).toEqual([]);
});

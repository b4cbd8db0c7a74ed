import { encode, LOOT, type Event, type View } from "../engine/index.ts";
import { ABOARD, copyTable, deal, EJECTED, newTable, OUT, scratch, type Table } from "./table.ts";
import { playRound } from "./kernel.ts";
import type { Memo } from "./memo.ts";

/** A round that has been played: where everybody stood, and which cards each figure showed. */
export interface Past {
  at: Table;
  shown: number[][];
}

/** The rules of a view's table, nobody on the train yet. */
function empty(v: View): Table {
  const t = newTable(v.figures.length);
  const o = v.options;
  t.reflex = o.reflex;
  t.horse = o.horse;
  t.absorb = o.stunnedShots === "absorb";
  t.lastChance = o.horseRescue === "lastChance";
  t.rides = o.horseStunned === "ride";
  t.noWinner = o.nobodyLeft === "noWinner";
  v.figures.forEach((f, i) => (t.seat[i] = f.seat));
  return t;
}

/** What a bot knows of its table. */
export interface Position {
  table: Table;
  /** Programmes that are known, by figure: those the own seat has handed in; −1: not known. */
  fixed: readonly number[];
  /** Values of the Loot cards that lie open. */
  seen: readonly number[];
  past: readonly Past[];
  memo: Memo;
}

export function positionOf(v: View, history: readonly Event[], memo: Memo): Position {
  const seen = v.figures.flatMap((f) => f.loot);
  const table = tableOf(v);
  blind(table, seen);
  const fixed = v.figures.map((f) => (f.plan === null || f.status !== "aboard" ? -1 : encode(f.plan)));
  return { table, fixed, seen, past: pastRounds(v, history), memo };
}

function tableOf(v: View): Table {
  const t = empty(v);
  t.cars = v.cars;
  t.first = v.first;
  t.round = v.round;
  t.lane.fill(-1);
  v.lanes.forEach((lane, l) =>
    lane.forEach((f) => {
      t.lanes[l]!.push(f);
      t.lane[f] = l;
    }),
  );
  v.figures.forEach((f, i) => {
    t.status[i] = f.status === "aboard" ? ABOARD : f.status === "ejected" ? EJECTED : OUT;
    t.heading[i] = f.facing === "front" ? -1 : 1;
    t.down[i] = f.stunned;
    t.lootCount[i] = f.loot.length;
    t.lootBest[i] = Math.max(0, ...f.loot);
  });
  return t;
}

/** Cars still coupled are worth the mean of what has not been seen. */
function blind(t: Table, seen: readonly number[]): void {
  const unseen = LOOT.filter((value) => !seen.includes(value));
  const mean = unseen.reduce((sum: number, value) => sum + value, 0) / Math.max(1, unseen.length);
  t.value.fill(mean);
}

/** Rounds before this one, played again from what was told: positions follow from the cards that came up. */
function pastRounds(v: View, history: readonly Event[]): Past[] {
  const began = history.find((e) => e.t === "began");
  if (began === undefined) return [];
  const t = empty(v);
  deal(t, began.first, t.value.slice(1));
  const seen: number[] = [];
  const past: Past[] = [];
  let shown: number[][] = v.figures.map(() => []);
  for (const e of history) {
    if (e.t === "revealed") shown[e.figure]?.push(e.card);
    else if (e.t === "looted") {
      past.push(play(t, seen, shown, e.value));
      shown = v.figures.map(() => []);
    }
  }
  return past;
}

function play(t: Table, seen: number[], shown: number[][], value: number): Past {
  blind(t, seen);
  const at = scratch(t);
  copyTable(at, t);
  t.value[t.cars] = value;
  seen.push(value);
  // Cards that never came up did nothing: any will do in their place.
  shown.forEach((cards, f) => (t.plan[f] = (cards[0] ?? 0) * 36 + (cards[1] ?? 0) * 6 + (cards[2] ?? 0)));
  playRound(t);
  return { at, shown };
}

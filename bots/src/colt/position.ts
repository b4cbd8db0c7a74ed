import { ACTIONS, LOOT, type Event, type View } from "@trestle/colt";
import { ABOARD, copyTable, deal, EJECTED, newTable, OUT, playRound, type Table } from "./kernel.ts";

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

/** The table as this view shows it. Cars still coupled are worth the mean of what has not been seen. */
export function tableOf(v: View): Table {
  const t = empty(v);
  t.cars = v.cars;
  t.first = v.first;
  t.round = v.round;
  v.lanes.forEach((lane, l) =>
    lane.forEach((f) => {
      t.lanes[l]!.push(f);
      t.lane[f] = l;
    }),
  );
  v.figures.forEach((f, i) => {
    if (f.status !== "aboard") t.lane[i] = -1;
    t.status[i] = f.status === "aboard" ? ABOARD : f.status === "ejected" ? EJECTED : OUT;
    t.heading[i] = f.facing === "front" ? -1 : 1;
    t.down[i] = f.stunned;
    t.lootCount[i] = f.loot.length;
    t.lootBest[i] = Math.max(0, ...f.loot);
  });
  const unseen = LOOT.filter((value) => !v.figures.some((f) => f.loot.includes(value)));
  const mean = unseen.reduce((sum: number, value) => sum + value, 0) / Math.max(1, unseen.length);
  for (let car = 1; car < t.value.length; car++) t.value[car] = mean;
  return t;
}

/** Rounds before this one, played again from what was told: positions follow from the cards that came up. */
export function pastRounds(v: View, history: readonly Event[]): Past[] {
  const began = history.find((e) => e.t === "began");
  if (began === undefined) return [];
  const t = empty(v);
  deal(t, began.first, new Array<number>(t.n + 1).fill(0));
  const past: Past[] = [];
  let shown: number[][] = [];
  const values = new Map<number, number>();
  for (const e of history) if (e.t === "looted") values.set(e.car, e.value);
  for (let car = 1; car < t.value.length; car++) t.value[car] = values.get(car) ?? 0;
  for (const e of history) {
    if (e.t === "round-began") {
      if (shown.some((cards) => cards.length > 0)) past.push(play(t, shown));
      shown = v.figures.map(() => []);
    } else if (e.t === "revealed") shown[e.figure]?.push(e.card);
  }
  return past;
}

function play(t: Table, shown: number[][]): Past {
  const at = newTable(t.n);
  Object.assign(at, { reflex: t.reflex, horse: t.horse, absorb: t.absorb, lastChance: t.lastChance });
  Object.assign(at, { rides: t.rides, noWinner: t.noWinner, seat: t.seat });
  copyTable(at, t);
  // Cards that never came up did nothing: any will do in their place.
  shown.forEach((cards, f) => (t.plan[f] = (cards[0] ?? 0) * 36 + (cards[1] ?? 0) * 6 + (cards[2] ?? 0)));
  playRound(t);
  return { at, shown };
}

export const CARDS = ACTIONS.length;

import type { CactusId, CowboyView, HeistView, JunctionId, Letter, Mode, Side } from "../engine/page.ts";
import type { Outcome, Seat } from "@trestle/kernel";
import { boxOf } from "./box.ts";

export interface CowboyPicture {
  cowboy: number;
  seat: Seat;
  colour: string;
  /** A space of either map. */
  at: string;
  horse: number | null;
  /** In the order of the edition; null: not mine to see. */
  hand: readonly string[] | null;
  cards: number;
  loot: readonly string[];
  bullets: number;
  /** Of these, taken this turn. */
  fresh: number;
  flat: boolean;
  jailed: boolean;
  raised: boolean;
  wanted: string | null;
  /** Its Wanted Card works already. */
  active: boolean;
  /** Versus: own counters at A, B, C. */
  counters: readonly number[];
  points: number;
}
export interface TownPicture {
  town: Letter;
  space: string;
  tiles: readonly string[];
  /** By cowboy. */
  counters: readonly number[];
}
/** What lies on the table, between two views carried along by events. Ids are those of the edition. */
export interface HeistPicture {
  edition: string;
  mode: Mode;
  solo: boolean;
  goal: number | null;
  turn: number;
  active: number;
  actions: number;
  cowboys: readonly CowboyPicture[];
  horses: readonly (string | null)[];
  /** Engine first. */
  cars: readonly string[];
  switches: Readonly<Record<JunctionId, Side>>;
  tokens: boolean;
  speed: number;
  sheriff: string;
  /** 1 to 3, then 4: the skull. */
  knot: number;
  meter: number;
  closed: readonly CactusId[];
  /** Tiles of each loot square of the train, top last. */
  squares: Readonly<Record<string, readonly string[]>>;
  towns: readonly TownPicture[];
  sack: readonly string[];
  deck: number;
  discard: readonly string[];
  events: number;
  played: readonly string[];
  row: readonly string[];
  bullets: number;
  spent: number;
  ride: HeistView["ride"];
  trade: HeistView["trade"];
  laying: { who: number; town: Letter; drawn: readonly string[]; brought: readonly string[] } | null;
  /** Drawn for an empty square that is still to be chosen. */
  tile: string | null;
  outcome: Outcome | null;
  /** The Event Card that is being carried out; no view has it. */
  drawn: string | null;
}

export function picture(view: HeistView): HeistPicture {
  const { laying } = view;
  return {
    edition: view.edition,
    mode: view.mode,
    solo: view.solo,
    goal: view.goal,
    turn: view.turn,
    active: view.active,
    actions: view.actions,
    cowboys: view.cowboys.map(cowboyOf),
    horses: view.horses,
    cars: view.cars,
    switches: view.switches,
    tokens: view.tokens,
    speed: view.speed,
    sheriff: view.sheriff,
    knot: view.knot,
    meter: view.meter,
    closed: view.closed,
    squares: Object.fromEntries(view.train.flatMap((car) => car.stacks.map((s) => [s.square, s.tiles]))),
    towns: view.towns,
    sack: view.sack,
    deck: view.deck,
    discard: view.discard,
    events: view.events,
    played: view.played,
    row: view.row,
    bullets: view.bullets,
    spent: view.spent,
    ride: view.ride,
    trade: view.trade,
    laying:
      laying === null ? null : { who: laying.who, town: laying.town, drawn: laying.drawn, brought: laying.brought },
    tile: view.tile,
    outcome: view.outcome,
    drawn: null,
  };
}

function cowboyOf({ limit: _limit, ...rest }: CowboyView): CowboyPicture {
  return rest;
}

/** Cards as an event shows them to these eyes: open, in a secret part, or only their number. */
export interface Shown {
  count: number;
  cards?: readonly string[];
  secret?: { cards: readonly string[] };
}

export function cardsIn(e: Shown): readonly string[] | null {
  return e.cards ?? e.secret?.cards ?? null;
}

export function change(p: HeistPicture, cowboy: number, to: Partial<CowboyPicture>): HeistPicture {
  return { ...p, cowboys: p.cowboys.map((c, i) => (i === cowboy ? { ...c, ...to } : c)) };
}

export function changeTown(p: HeistPicture, town: string, to: (t: TownPicture) => Partial<TownPicture>): HeistPicture {
  return { ...p, towns: p.towns.map((t) => (t.town === town ? { ...t, ...to(t) } : t)) };
}

function sorted(ids: readonly string[], order: ReadonlyMap<string, number>): string[] {
  return ids.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** Without these, each taken out once. */
export function without(list: readonly string[], gone: readonly string[]): string[] {
  const out = list.slice();
  for (const id of gone) {
    const i = out.indexOf(id);
    if (i >= 0) out.splice(i, 1);
  }
  return out;
}

/** Cards come to a hand; where nobody may see them, only their number does. */
export function give(p: HeistPicture, cowboy: number, count: number, cards: readonly string[] | null): HeistPicture {
  const c = p.cowboys[cowboy]!;
  const hand = c.hand === null ? null : sorted([...c.hand, ...(cards ?? [])], boxOf(p.edition).cardOrder);
  return change(p, cowboy, { hand, cards: c.cards + count });
}

export function take(p: HeistPicture, cowboy: number, count: number, cards: readonly string[] | null): HeistPicture {
  const c = p.cowboys[cowboy]!;
  const hand = c.hand === null ? null : without(c.hand, cards ?? []);
  return change(p, cowboy, { hand, cards: c.cards - count });
}

/** Cards that are played or thrown away, face up. */
export function spend(p: HeistPicture, cowboy: number, cards: readonly string[]): HeistPicture {
  return { ...take(p, cowboy, cards.length, cards), discard: [...p.discard, ...cards] };
}

export function intoSack(p: HeistPicture, tiles: readonly string[]): HeistPicture {
  return { ...p, sack: sorted([...p.sack, ...tiles], boxOf(p.edition).tileOrder) };
}

export function onSquare(p: HeistPicture, square: string, tile: string): HeistPicture {
  return { ...p, squares: { ...p.squares, [square]: [...(p.squares[square] ?? []), tile] } };
}

/** Takes open tiles off the squares they lie on. */
export function offSquares(p: HeistPicture, tiles: readonly string[]): HeistPicture {
  const squares = Object.entries(p.squares).map(([id, stack]) => {
    const top = stack.at(-1);
    return [id, top !== undefined && tiles.includes(top) ? stack.slice(0, -1) : stack] as const;
  });
  return { ...p, squares: Object.fromEntries(squares) };
}

import type { CactusId, CowboyView, HeistView, JunctionId, Letter, Mode, Side } from "../engine/page.ts";
import type { Outcome } from "@trestle/kernel";
import type { Seat } from "@trestle/kernel";

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

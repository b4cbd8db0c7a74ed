import {
  BLUE,
  isRailcar,
  GHOST_CAR,
  LIMITED,
  LUMBER_FLATCAR,
  NAME,
  rangeOf,
  seatsWithin,
  type CardName,
  type Event,
  type State,
} from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";

/** Something one player did to another, or might have done to somebody else instead. */
export interface Deed {
  by: Seat;
  /** ALL: everybody else; NOBODY: a turn went by without a shot although there was somebody to shoot at. */
  at: Seat;
  /** How clearly it speaks; below 0 it was meant well. */
  weight: number;
  /** Whom it could have been done to, a bit a seat. */
  among: number;
}

export const ALL = -1;
export const NOBODY = -2;

/** What has to be remembered between events to tell a deed. */
export interface Story {
  /** The last card that was aimed at nobody in particular. */
  area: CardName | null;
  /** The turn has seen a shot of the limited kind. */
  fired: boolean;
}

export function newStory(): Story {
  return { area: null, fired: false };
}

const SHOT = 1;
const THEFT = 0.6;
const HELP = -0.8;
const AREA = 0.15;

/** Keeps the table as everybody saw it, event by event: only tables and who is in play are true in `s`. */
export function follow(s: State, e: Event): void {
  switch (e.t) {
    case "played":
      if (NAME[e.card] === "jail") s.players[e.at!]!.table.push(e.card);
      else if (BLUE[e.card]!) s.players[e.seat]!.table.push(e.card);
      return;
    case "discarded":
      if (e.from === "table") for (const card of e.cards) lift(s, e.seat, card);
      return;
    case "removed":
      if (e.where === "table") lift(s, e.from, e.card);
      return;
    case "stole":
      if (e.card === null) return;
      lift(s, e.from, e.card);
      if (isRailcar(e.card)) s.players[e.seat]!.table.push(e.card);
      return;
    case "moved":
      lift(s, e.from, e.card);
      s.players[e.to]!.table.push(e.card);
      return;
    case "switched":
      lift(s, e.seat, e.give);
      lift(s, e.at, e.take);
      s.players[e.seat]!.table.push(e.take);
      s.players[e.at]!.table.push(e.give);
      return;
    case "took-car":
      if (e.car !== GHOST_CAR && e.car !== LUMBER_FLATCAR) s.players[e.seat]!.table.push(e.car);
      return;
    case "placed":
      s.players[e.at]!.table.push(e.car);
      return;
    case "inherited":
      for (const card of e.cards) if (isRailcar(card)) s.players[e.seat]!.table.push(card);
      s.players[e.from]!.table = [];
      return;
    case "returned":
      s.players[e.seat]!.out = false;
      return;
    case "eliminated":
    case "faded":
      s.players[e.seat]!.out = true;
      return;
    default:
  }
}

function lift(s: State, seat: Seat, card: number): void {
  const { table } = s.players[seat]!;
  const at = table.indexOf(card);
  if (at >= 0) table.splice(at, 1);
}

/** What an event tells about the one who did it; null: nothing. `s` as `follow` keeps it, before the event. */
export function deedOf(s: State, e: Event, story: Story): Deed | null {
  switch (e.t) {
    case "turn-began":
      story.fired = false;
      return null;
    case "played":
      if (e.at === null) story.area = e.as;
      if (e.as === "bang" || LIMITED[e.card]!) story.fired = true;
      return playedDeed(s, e.seat, e.as, e.at, e.take);
    case "used":
      if (e.at === null || e.at === e.seat) return null;
      return usedDeed(s, e.seat, e.card, e.as, e.at);
    case "finished":
      return story.fired ? null : silence(s, e.seat);
    case "placed":
      return placedDeed(s, e.seat, e.car, e.at);
    case "gave":
      return gaveDeed(s, e.seat, e.at);
    case "diverted":
      return divertedDeed(s, e.seat, e.at);
    case "exempted":
      return exemptedDeed(s, e.seat, e.at, story.area === "general-store" || story.area === "saloon");
    case "stole":
      return e.why === "jesse-jones" ? theft(s, e.seat, e.from) : null;
    default:
      return null;
  }
}

export function usedDeed(s: State, by: Seat, card: number, as: CardName | null, at: Seat): Deed {
  return as === "bang" || NAME[card] === "sleeper-car" ? shot(s, by, at) : theft(s, by, at);
}

export function placedDeed(s: State, by: Seat, car: number, at: Seat): Deed | null {
  if (at === by) return null;
  return { by, at, weight: car === LUMBER_FLATCAR ? THEFT : HELP, among: others(s, by) };
}

export function gaveDeed(s: State, by: Seat, at: Seat): Deed {
  return { by, at, weight: HELP / 2, among: others(s, by) };
}

export function divertedDeed(s: State, by: Seat, at: Seat): Deed {
  return { by, at, weight: SHOT, among: seatsWithin(s, by, 1) | (1 << at) };
}

/** Sgt. Blaze: to be left out of something good is no kindness. */
export function exemptedDeed(s: State, by: Seat, at: Seat, good: boolean): Deed | null {
  return at === by ? null : { by, at, weight: good ? THEFT : HELP, among: others(s, by) };
}

export function theft(s: State, by: Seat, at: Seat): Deed {
  return { by, at, weight: THEFT, among: others(s, by) };
}

/** Who had somebody within reach and did nothing. */
export function silence(s: State, by: Seat): Deed | null {
  const among = seatsWithin(s, by, rangeOf(s, by));
  return among === 0 ? null : { by, at: NOBODY, weight: SHOT, among };
}

export function playedDeed(s: State, by: Seat, as: CardName, at: Seat | null, take: number | null): Deed | null {
  if (as === "gatling" || as === "indians") return { by, at: -1, weight: AREA, among: others(s, by) };
  if (at === null || at === by) return null;
  switch (as) {
    case "bang":
    case "knife-revolver":
      return shot(s, by, at);
    case "duel":
    case "train-robbery":
      return { by, at, weight: SHOT, among: others(s, by) };
    case "jail":
      return { by, at, weight: THEFT, among: others(s, by) };
    case "panic":
    case "cat-balou": {
      const among = as === "panic" ? seatsWithin(s, by, 1) | (1 << at) : others(s, by);
      return { by, at, weight: take !== null && isBurden(take) ? HELP : THEFT, among };
    }
    default:
      return null;
  }
}

/** What its holder would rather be rid of. */
export function isBurden(card: number): boolean {
  const name = NAME[card];
  return name === "jail" || name === "dynamite" || name === "lumber-flatcar";
}

function shot(s: State, by: Seat, at: Seat): Deed {
  return { by, at, weight: SHOT, among: seatsWithin(s, by, rangeOf(s, by)) | (1 << at) };
}

function others(s: State, seat: Seat): number {
  let mask = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat && !s.players[i]!.out) mask |= 1 << i;
  return mask;
}

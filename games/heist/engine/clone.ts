import { cloneRng } from "@trestle/kernel";
import type { Cowboy, Laying, State, Todo, Trade } from "./types.ts";

/** By hand and in one fixed order of fields, so that all states share one shape. */
export function cloneState(s: State): State {
  return {
    rules: s.rules,
    rng: cloneRng(s.rng),
    mode: s.mode,
    solo: s.solo,
    goal: s.goal,
    turn: s.turn,
    active: s.active,
    actions: s.actions,
    done: s.done,
    dashed: s.dashed,
    quick: s.quick,
    failed: s.failed.slice(),
    cowboys: s.cowboys.map(cloneCowboy),
    horses: s.horses.slice(),
    cars: s.cars.slice(),
    switches: s.switches.slice(),
    tokens: s.tokens,
    speed: s.speed,
    sheriff: s.sheriff,
    hangman: s.hangman,
    meter: s.meter,
    closed: s.closed.slice(),
    squares: lists(s.squares),
    towns: lists(s.towns),
    sack: s.sack.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    events: s.events.slice(),
    played: s.played.slice(),
    row: s.row.slice(),
    bullets: s.bullets,
    spent: s.spent,
    ride: s.ride === null ? null : { horse: s.ride.horse, card: s.ride.card, to: s.ride.to },
    trade: s.trade === null ? null : cloneTrade(s.trade),
    laying: s.laying === null ? null : cloneLaying(s.laying),
    tile: s.tile,
    todo: s.todo.map(cloneTodo),
    pending: s.pending.map((d) => ({ id: d.id, seat: d.seat, kind: d.kind, as: d.as, free: d.free })),
    decisions: s.decisions,
    outcome:
      s.outcome === null
        ? null
        : { winners: s.outcome.winners.slice(), because: s.outcome.because, scores: s.outcome.scores?.slice() ?? null },
  };
}

function lists(all: readonly (readonly number[])[]): number[][] {
  const out: number[][] = [];
  for (let i = 0; i < all.length; i++) out.push(all[i]!.slice());
  return out;
}

function cloneCowboy(c: Cowboy): Cowboy {
  return {
    seat: c.seat,
    colour: c.colour,
    at: c.at,
    horse: c.horse,
    hand: c.hand.slice(),
    loot: c.loot.slice(),
    bullets: c.bullets,
    fresh: c.fresh,
    flat: c.flat,
    raised: c.raised,
    wanted: c.wanted,
    active: c.active,
    counters: c.counters.slice(),
    points: c.points,
  };
}

function cloneTrade(t: Trade): Trade {
  const { by, stage } = t;
  return { by, with: t.with, stage, give: t.give.slice(), want: t.want.slice(), back: t.back.slice() };
}

function cloneLaying(l: Laying): Laying {
  const { who, town, short } = l;
  return { who, town, drawn: l.drawn.slice(), brought: l.brought.slice(), short, earned: l.earned.slice() };
}

export function cloneTodo(t: Todo): Todo {
  switch (t.k) {
    case "acted":
      return { k: t.k, who: t.who };
    case "claim":
      return { k: t.k, who: t.who, cards: t.cards.slice() };
    case "stir":
      return { k: t.k, steps: t.steps, at: t.at, who: t.who };
    case "trigger":
      return { k: t.k, star: t.star };
    case "town":
    case "load":
      return { k: t.k, town: t.town };
    default:
      return { k: t.k };
  }
}

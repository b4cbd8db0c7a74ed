import { CACTI, LETTERS, type HeistEvent, type HeistTypes } from "../engine/page.ts";
import {
  cardsIn,
  change,
  changeTown,
  give,
  type HeistPicture,
  intoSack,
  offSquares,
  onSquare,
  type Shown,
  spend,
  take,
  without,
} from "./picture.ts";

type P = HeistPicture;
type Of<K extends HeistEvent["t"]> = Extract<HeistEvent, { t: K }>;
type Advances = { [K in HeistEvent["t"]]: (p: P, e: Of<K>) => P };

/** A turn begins with so many Heist Actions. HEIST-TURN-1 */
const ACTIONS = 4;

function walk(p: P, e: { who: { cowboy: number }; to: string; left: number }): P {
  return { ...change(p, e.who.cowboy, { at: e.to }), actions: e.left };
}

/** What is settled between two turns: used bullets lie on the board again, those taken are ready. */
function nextTurn(p: P, active: number, turn: number, actions: number): P {
  const cowboys = p.cowboys.map((c, i) => ({
    ...c,
    fresh: i === active ? c.fresh : 0,
    active: c.active || (i === active && c.wanted !== null),
  }));
  return { ...p, cowboys, bullets: p.bullets + p.spent, spent: 0, turn, active, actions, drawn: null };
}

function arrested(p: P, e: Of<"arrested">): P {
  const c = p.cowboys[e.who.cowboy]!;
  const sacked = intoSack({ ...p, discard: [...p.discard, ...e.cards], speed: e.speed }, e.tiles);
  return {
    ...change(sacked, e.who.cowboy, {
      at: e.to,
      jailed: true,
      horse: null,
      loot: [],
      hand: c.hand === null ? null : [],
      cards: 0,
      bullets: 0,
      fresh: 0,
      raised: e.raised,
    }),
    bullets: p.bullets + e.bullets,
  };
}

function dropped(p: P, e: Of<"dropped">): P {
  const i = e.who.cowboy;
  const town = LETTERS.indexOf(e.town);
  const counters = p.cowboys[i]!.counters.map((n, t) => (t === town ? n + e.counters : n));
  const there = changeTown(change(p, i, { loot: [], counters }), e.town, (t) => ({
    counters: t.counters.map((n, who) => (who === i ? n + e.counters : n)),
  }));
  return {
    ...there,
    meter: e.meter ?? p.meter,
    actions: e.left,
    laying: { who: i, town: e.town, drawn: [], brought: e.tiles },
  };
}

function laid(p: P, e: Of<"laid">): P {
  const there = changeTown(p, e.town, (t) => ({ tiles: [...t.tiles, e.tile] }));
  if (p.laying === null) return there;
  const drawn = e.from === "sack" ? without(p.laying.drawn, [e.tile]) : p.laying.drawn;
  const brought = e.from === "brought" ? without(p.laying.brought, [e.tile]) : p.laying.brought;
  // Nothing is said where nothing is left to go back into the sack.
  const over = drawn.length === 0 && brought.length === 0;
  return { ...there, laying: over ? null : { ...p.laying, drawn, brought } };
}

function tileDrawn(p: P, e: Of<"tile-drawn">): P {
  const sack = without(p.sack, [e.tile]);
  if (p.laying === null) return { ...p, sack, tile: e.tile };
  return { ...p, sack, laying: { ...p.laying, drawn: [...p.laying.drawn, e.tile] } };
}

/** A card goes from a hand into the trade. */
function put(p: P, e: Of<"put">): P {
  const cards = cardsIn(e);
  const taken = take(p, e.who.cowboy, e.count, cards);
  const t = p.trade ?? {
    by: e.who.cowboy,
    with: e.with.cowboy,
    stage: "offer" as const,
    gives: 0,
    wants: 0,
    gets: 0,
    give: cards === null ? null : [],
    want: cards === null ? null : [],
    back: p.cowboys[e.with.cowboy]!.hand === null ? null : [],
  };
  const first = e.who.cowboy === t.by;
  const trade = first
    ? { ...t, gives: t.gives + e.count, give: joined(p, t.give, cards) }
    : { ...t, gets: t.gets + e.count, back: joined(p, t.back, cards) };
  return { ...taken, trade };
}

function joined(p: P, old: string[] | null, cards: readonly string[] | null): string[] | null {
  return old === null || cards === null ? old : inOrder(p, [...old, ...cards]);
}

/** What an offer asks for is said with the offer, to those who see it. */
function asked(p: P, e: Of<"proposed">): string[] | null {
  if (e.wants === 0) return p.trade?.want ?? (cardsIn(e) === null ? null : []);
  return p.trade?.want ?? e.want ?? e.secret?.want ?? null;
}

/** As they lie in a hand. */
function inOrder(p: P, cards: readonly string[]): string[] {
  const none = { ...p.cowboys[0]!, hand: [], cards: 0 };
  return [...give({ ...p, cowboys: [none] }, 0, cards.length, cards).cowboys[0]!.hand!];
}

function shown(old: string[] | null, e: Shown): string[] | null {
  return old ?? cardsIn(e)?.slice() ?? null;
}

function traded(p: P, e: Of<"traded">): P {
  const cards = e.cards ?? e.secret;
  const theirs = give({ ...p, trade: null, actions: e.left }, e.with.cowboy, e.gave, cards?.gave ?? null);
  return give(theirs, e.who.cowboy, e.got, cards?.got ?? null);
}

function declined(p: P): P {
  const t = p.trade;
  if (t === null) return p;
  return give(give({ ...p, trade: null }, t.by, t.gives, t.give), t.with, t.gets, t.back);
}

function tookBullet(p: P, e: Of<"took-bullet">): P {
  const { bullets, fresh } = p.cowboys[e.who.cowboy]!;
  const got = change(p, e.who.cowboy, { bullets: bullets + 1, fresh: fresh + 1 });
  return { ...got, bullets: e.board, actions: e.left };
}

function drewInJail(p: P, e: Of<"drew-in-jail">): P {
  const card = e.card ?? e.secret?.card;
  const drawn = { ...p, deck: p.deck - 1, actions: e.left };
  if (e.kept) return give(drawn, e.who.cowboy, 1, card === undefined ? null : [card]);
  return card === undefined ? drawn : { ...drawn, discard: [...p.discard, card] };
}

function escaped(p: P, e: Of<"escaped">): P {
  const out = spend({ ...p, speed: e.speed, actions: e.left }, e.who.cowboy, e.cards);
  return change(out, e.who.cowboy, { at: e.to, jailed: false, raised: false });
}

function rode(p: P, e: Of<"rode">): P {
  const on = new Set(e.riders.map((r) => r.cowboy));
  return {
    ...p,
    ride: null,
    horses: p.horses.map((at, h) => (h === e.horse ? e.to : at)),
    cowboys: p.cowboys.map((c, i) => (on.has(i) ? { ...c, at: e.to } : c)),
  };
}

function countersHome(p: P, e: Of<"counters-home">): P {
  const town = LETTERS.indexOf(e.town);
  const i = e.who.cowboy;
  const counters = p.cowboys[i]!.counters.map((n, t) => (t === town ? 0 : n));
  return changeTown(change(p, i, { counters, points: e.points }), e.town, (t) => ({
    counters: t.counters.map((n, who) => (who === i ? 0 : n)),
  }));
}

const ADVANCES: Advances = {
  "set-up": (p) => p,
  dealt: (p) => p,
  "turn-began": (p, e) => nextTurn(p, e.who.cowboy, e.turn, ACTIONS),
  "stood-up": (p, e) => change(nextTurn(p, e.who.cowboy, p.turn + 1, 0), e.who.cowboy, { flat: false }),
  moved: walk,
  boarded: walk,
  left: walk,
  jumped: (p, e) => change(walk(p, e), e.who.cowboy, { horse: e.horse }),
  "called-horse": (p, e) => ({
    ...spend(p, e.who.cowboy, [e.card]),
    ride: { horse: e.horse, card: e.card, reach: e.reach, to: null },
    actions: e.left,
  }),
  rode,
  looted: (p, e) => {
    const loot = [...p.cowboys[e.who.cowboy]!.loot, ...e.tiles];
    return { ...change(spend(offSquares(p, e.tiles), e.who.cowboy, e.cards), e.who.cowboy, { loot }), actions: e.left };
  },
  "sheriff-moved": (p, e) => ({ ...p, sheriff: e.to }),
  arrested,
  dropped,
  laid,
  returned: (p, e) => ({ ...intoSack(p, e.tiles), laying: null }),
  flipped: (p, e) => {
    const paid = e.who === null ? p : spend(p, e.who.cowboy, e.cards);
    return { ...paid, switches: { ...p.switches, [e.junction]: e.side }, actions: e.left };
  },
  put,
  asked: (p, e) =>
    p.trade === null
      ? p
      : { ...p, trade: { ...p.trade, wants: p.trade.wants + e.count, want: joined(p, p.trade.want, cardsIn(e)) } },
  proposed: (p, e) =>
    p.trade === null
      ? p
      : { ...p, trade: { ...p.trade, stage: "answer", give: shown(p.trade.give, e), want: asked(p, e) } },
  answered: (p, e) =>
    p.trade === null ? p : { ...p, trade: { ...p.trade, stage: "confirm", back: shown(p.trade.back, e) } },
  declined,
  traded,
  "took-bullet": tookBullet,
  "used-bullet": (p, e) => {
    const used = change(p, e.who.cowboy, { bullets: p.cowboys[e.who.cowboy]!.bullets - 1 });
    return { ...used, spent: p.spent + 1, actions: e.left };
  },
  "drew-in-jail": drewInJail,
  escaped,
  mounted: (p, e) => change(p, e.who.cowboy, { horse: e.horse }),
  dismounted: (p, e) => change(p, e.who.cowboy, { horse: null }),
  "gained-actions": (p, e) => ({ ...spend(p, e.who.cowboy, e.cards), actions: e.left }),
  "played-wild": (p, e) => spend(p, e.who.cowboy, [e.card]),
  claimed: (p, e) => ({
    ...change(p, e.who.cowboy, { wanted: e.card, active: false }),
    row: p.row.filter((id) => id !== e.card),
  }),
  "passed-up": (p) => p,
  "ended-actions": (p) => p,
  rolled: (p, e) => ({ ...p, cars: e.cars, drawn: null }),
  hit: (p, e) => change(p, e.who.cowboy, { at: e.to, horse: null, flat: true }),
  "horse-lost": (p, e) => ({ ...p, horses: p.horses.map((at, h) => (h === e.horse ? null : at)) }),
  "swept-off": (p, e) => change(p, e.who.cowboy, { at: e.to, flat: true }),
  ducked: (p, e) => change(p, e.who.cowboy, { at: e.to }),
  "event-drawn": (p, e) => ({ ...p, events: e.left, played: [...p.played, e.card], drawn: e.card }),
  "range-closed": (p, e) => ({ ...p, closed: CACTI.filter((c) => c === e.cactus || p.closed.includes(c)) }),
  "switches-stuck": (p) => p,
  "sped-up": (p, e) => ({ ...p, speed: e.speed }),
  "tokens-removed": (p) => ({ ...p, tokens: false }),
  "town-reached": (p) => p,
  headed: (p, e) => (p.ride === null ? p : { ...p, ride: { ...p.ride, to: e.to } }),
  "line-ended": (p) => p,
  "tie-broken": (p) => p,
  "counters-home": countersHome,
  loaded: (p, e) =>
    onSquare(
      changeTown(p, e.town, (t) => ({ tiles: without(t.tiles, [e.tile]) })),
      e.square,
      e.tile,
    ),
  "rope-tightened": (p, e) => ({ ...p, knot: e.knot }),
  "tile-drawn": tileDrawn,
  refilled: (p, e) => ({ ...onSquare(p, e.square, e.tile), tile: null }),
  discarded: (p, e) => spend(p, e.who.cowboy, [e.card]),
  drew: (p, e) => ({ ...give(p, e.who.cowboy, e.count, cardsIn(e)), deck: p.deck - e.count }),
  // It comes in the middle of a draw, whose cards are told afterwards.
  reshuffled: (p, e) => ({ ...p, deck: p.deck + e.cards, discard: [] }),
  ended: (p, e) => ({ ...p, outcome: e.outcome }),
};

/** What an event itself says; the next view overwrites it all. */
export function advance(p: HeistPicture, event: HeistTypes["event"]): HeistPicture {
  return (ADVANCES[event.t] as (p: P, e: HeistEvent) => P)(p, event);
}

import { BLUE, isRailcar, NAME, type BangTypes, type Event, type Piece } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import type { Affair } from "./affair.ts";
import type { BangPicture, Row, SeatPicture } from "./picture.ts";

type P = BangPicture;

function change(p: P, seat: Seat, to: (s: SeatPicture) => Partial<SeatPicture>): P {
  return { ...p, players: p.players.map((s, i) => (i === seat ? { ...s, ...to(s) } : s)) };
}
function hold(p: P, seat: Seat, count: number): P {
  return change(p, seat, (s) => ({ hand: Math.max(0, s.hand + count) }));
}
function without(list: readonly Piece[], card: Piece): Piece[] {
  const at = list.indexOf(card);
  return at < 0 ? list.slice() : list.toSpliced(at, 1);
}
function lay(p: P, seat: Seat, card: Piece): P {
  const settled = { ...p, loose: without(p.loose, card) };
  return change(settled, seat, (s) => ({ table: [...without(s.table, card), card] }));
}
function clear(p: P, seat: Seat, card: Piece): P {
  return change(p, seat, (s) => ({ table: without(s.table, card) }));
}
/** A playing card comes to lie on the discard pile, a Railcar under its deck. */
function drop(p: P, card: Piece): P {
  if (!isRailcar(card)) return { ...p, pile: [...p.pile, card], discard: p.discard + 1 };
  return p.train === null ? p : { ...p, train: { ...p.train, deck: p.train.deck + 1 } };
}
/** Out of the pile; what lies below it is not always known. */
function lift(p: P, card: Piece): P {
  const at = p.pile.lastIndexOf(card);
  return { ...p, pile: at < 0 ? p.pile : p.pile.toSpliced(at, 1), discard: p.discard - 1 };
}
/** Rules by which a card goes through a Railcar: an event of its own says that it is discarded. */
const THROUGH: ReadonlySet<string> = new Set(["GTR-RC-CABO-1", "GTR-RC-SLEE-3"]);
function spend(p: P, e: Extract<Event, { t: "answered" }>): P {
  if (THROUGH.has(e.rule) || p.players[e.seat]!.table.includes(e.card)) return p;
  return drop(hold(p, e.seat, -1), e.card);
}
function others(p: P, seat: Seat): Seat[] {
  const n = p.players.length;
  return p.players.flatMap((_, i) => (i === 0 || p.players[(seat + i) % n]!.out ? [] : [(seat + i) % n]));
}
function about(p: P, affair: Affair | null): P {
  return { ...p, affair };
}
/** The affair goes on to another seat. */
function turnTo(p: P, seat: Seat): P {
  const { affair } = p;
  if (affair === null) return p;
  return about(p, { ...affair, at: seat, next: affair.next.filter((s) => s !== seat) });
}
/** Nobody is left to answer: whatever was shown in the middle goes. */
function settled(p: P): P {
  const { affair } = p;
  if (affair === null || affair.duel !== null) return p;
  const [at, ...next] = affair.next;
  return about(p, at === undefined ? { ...affair, at: null } : { ...affair, at, next });
}
function counted(p: P, row: Partial<Row>): P {
  return p.row === null ? p : { ...p, row: { ...p.row, ...row } };
}

/** Cards that go round the table: everybody else is threatened, one after the other. */
const ROUND: ReadonlySet<string> = new Set(["gatling", "indians", "circus-wagon", "most-wanted", "ironhorse"]);

function begun(p: P, what: Affair["what"], by: Seat | null, card: Piece | null, at: Seat | null): P {
  const round = ROUND.has(what) ? others(p, by ?? p.turn) : [];
  const first = at ?? round[0] ?? null;
  const duel = what === "duel" && by !== null && at !== null ? ([at, by] as const) : null;
  return about({ ...p, row: null }, { what, by, card, at: first, next: at === null ? round.slice(1) : [], duel });
}

function lookedAt(row: Row | null): number {
  return row?.what === "look" ? row.cards.length + row.hidden : 0;
}

type Advances = { [K in Event["t"]]: (p: P, e: Extract<Event, { t: K }>) => P };

const ADVANCES: Advances = {
  // Whoever comes in time sees the deal from the view after it: it begins with empty hands.
  dealt: (p, e) => ({
    ...p,
    players: p.players.map((s) => ({ ...s, hand: 0, table: [] })),
    deck: p.deck + p.discard + lookedAt(p.row) + p.players.reduce((sum, s) => sum + s.hand + s.table.length, 0),
    discard: 0,
    pile: [],
    train: p.train && { ...p.train, pos: 0 },
    turn: e.first,
    affair: null,
    row: null,
  }),
  chose: (p, e) => {
    const done = { ...p, chosen: p.chosen.includes(e.seat) ? p.chosen : [...p.chosen, e.seat] };
    return e.secret === undefined ? done : change(done, e.seat, () => ({ character: e.secret!.character }));
  },
  cast: (p, e) => ({
    ...p,
    choosing: false,
    chosen: [],
    players: p.players.map((s, i) => ({ ...s, character: e.characters[i]!, life: e.lives[i]!, max: e.lives[i]! })),
  }),
  "turn-began": (p, e) => ({ ...p, turn: e.seat, extra: e.extra, affair: null, row: null }),
  finished: (p) => ({ ...p, affair: null, row: null }),
  drew: (p, e) => {
    const looking = p.row !== null && p.row.what === "look" && p.row.seat === e.seat;
    const drawn = hold({ ...p, row: looking ? null : p.row }, e.seat, e.count);
    return looking ? drawn : { ...drawn, deck: Math.max(0, p.deck - e.count) };
  },
  "picked-up": (p, e) => {
    if (e.why !== "cattle-truck" || p.row === null) return hold(lift(p, e.card), e.seat, 1);
    const { cards, hidden } = p.row;
    const back = without(cards, e.card);
    const pile = hidden > 0 ? [] : [...p.pile, ...back];
    return hold({ ...p, row: null, pile, discard: p.discard + cards.length + hidden - 1 }, e.seat, 1);
  },
  showed: (p, e) => ({
    ...p,
    row: { what: "flip", seat: e.seat, cards: [e.card], hidden: 0, counts: null },
  }),
  looked: (p, e) => {
    const cards = e.secret?.cards ?? [];
    const row: Row = {
      what: e.why === "cattle-truck" ? "cattle" : "look",
      seat: e.seat,
      cards,
      hidden: e.count - cards.length,
      counts: null,
    };
    if (e.why === "cattle-truck") return { ...p, row, pile: p.pile.slice(0, -e.count), discard: p.discard - e.count };
    if (e.why === "lounge-car") return { ...p, row, train: p.train && { ...p.train, deck: p.train.deck - e.count } };
    return { ...p, row, deck: Math.max(0, p.deck - e.count) };
  },
  "put-back": (p, e) => ({ ...p, row: null, deck: p.deck + e.count }),
  played: (p, e) => {
    const shown = begun(hold(p, e.seat, -1), e.as, e.seat, e.card, e.at);
    return BLUE[e.card]!
      ? lay(about(shown, { ...shown.affair!, at: e.at }), e.at ?? e.seat, e.card)
      : drop(shown, e.card);
  },
  used: (p, e) => begun(p, e.as ?? NAME[e.card]!, e.seat, e.card, e.at),
  answered: (p, e) => {
    const spent = spend(p, e);
    const { affair } = spent;
    if (affair === null) return spent;
    // In a Duel it is the other one's turn now.
    if (affair.duel !== null && e.why === "duel") {
      const [now, other] = affair.duel;
      const swapped = e.seat === now ? ([other, now] as const) : affair.duel;
      return about(spent, { ...affair, duel: swapped, at: swapped[0] });
    }
    return e.as === "bang" ? settled(turnTo(spent, e.seat)) : turnTo(spent, e.seat);
  },
  declined: (p, e) => turnTo(p, e.seat),
  diverted: (p, e) => turnTo(drop(hold(p, e.seat, -1), e.card), e.at),
  discarded: (p, e) => {
    let next: P = p;
    if (e.from === "deck") next = counted(p, { cards: without(p.row?.cards ?? [], e.cards[0]!), hidden: 0 });
    else if (e.from === "hand") next = hold(p, e.seat, -e.cards.length);
    else for (const card of e.cards) next = clear(next, e.seat, card);
    return e.cards.reduce(drop, next);
  },
  flipped: (p, e) => {
    const row: Row = { what: "flip", seat: e.seat, cards: e.cards, hidden: 0, counts: null };
    const dealt = { ...turnTo(p, e.seat), row, deck: Math.max(0, p.deck - e.cards.length) };
    // Of two, the one that counts is laid on the pile last.
    return e.cards.length === 1 ? drop(dealt, e.cards[0]!) : dealt;
  },
  checked: (p, e) => {
    const { row } = p;
    const shown = counted(p, { counts: { card: e.card, success: e.success } });
    if (row === null || row.cards.length < 2 || e.card === null) return shown;
    return [...without(row.cards, e.card), e.card].reduce(drop, shown);
  },
  missed: (p) => settled(p),
  "lost-life": (p, e) => {
    const hurt = change(p, e.seat, () => ({ life: e.life }));
    return p.affair?.at === e.seat ? settled(hurt) : hurt;
  },
  "gained-life": (p, e) => change(p, e.seat, () => ({ life: e.life })),
  stole: (p, e) => {
    if (e.card === null) return hold(hold(p, e.from, -1), e.seat, 1);
    const gone = clear(p, e.from, e.card);
    return !isRailcar(e.card) ? hold(gone, e.seat, 1) : lay(gone, e.seat, e.card);
  },
  removed: (p, e) => drop(e.where === "hand" ? hold(p, e.from, -1) : clear(p, e.from, e.card), e.card),
  gave: (p, e) => {
    const kept = p.row?.what === "look" ? p.row.cards.length + p.row.hidden - 1 : 0;
    return hold(hold({ ...p, row: null }, e.at, 1), e.seat, e.why === "mail-car" ? kept : 0);
  },
  moved: (p, e) => lay(clear(p, e.from, e.card), e.to, e.card),
  stood: (p, e) => turnTo(p, e.seat),
  offered: (p) => p,
  switched: (p, e) => lay(lay(clear(clear(p, e.seat, e.give), e.at, e.take), e.seat, e.take), e.at, e.give),
  exploded: (p, e) => begun(p, "dynamite", null, null, e.seat),
  jailed: (p) => p,
  "store-opened": (p, e) => ({
    ...p,
    row: { what: "store", seat: null, cards: e.cards, hidden: 0, counts: null },
    deck: Math.max(0, p.deck - e.cards.length),
    affair: {
      what: e.why === "leland" ? "leland" : "general-store",
      by: p.affair?.by ?? null,
      card: p.affair?.card ?? null,
      at: e.seats[0] ?? null,
      next: e.seats.slice(1),
      duel: null,
    },
  }),
  "store-taken": (p, e) => {
    const cards = without(p.row?.cards ?? [], e.card);
    const taken = hold(p, e.seat, 1);
    return settled({ ...taken, row: cards.length === 0 || taken.row === null ? null : { ...taken.row, cards } });
  },
  exempted: (p, e) =>
    p.affair === null ? p : about(p, { ...p.affair, next: p.affair.next.filter((s) => s !== e.at) }),
  spared: (p, e) => settled(turnTo(p, e.seat)),
  eliminated: (p, e) => change(p, e.seat, () => ({ out: true, ghost: false, shown: true, role: e.role, life: 0 })),
  "became-ghost": (p, e) => change(p, e.seat, () => ({ ghost: true, life: 0 })),
  returned: (p, e) => change(p, e.seat, () => ({ out: false, ghost: true, life: 0 })),
  faded: (p, e) => change(p, e.seat, () => ({ out: true, ghost: false, shown: true, role: e.role })),
  inherited: (p, e) => {
    const cards = e.cards.filter((card) => !isRailcar(card)).length;
    const emptied = change(p, e.from, () => ({ hand: 0, table: [] }));
    const cars = e.cards.filter((card) => isRailcar(card));
    return cars.reduce((q, car) => lay(q, e.seat, car), hold(emptied, e.seat, cards + e.count));
  },
  shuffled: (p, e) => {
    const kept = p.discard - e.count;
    return {
      ...p,
      deck: p.deck + e.count,
      discard: kept,
      pile: kept > 0 && p.affair?.card != null ? [p.affair.card] : [],
    };
  },
  advanced: (p, e) => ({ ...p, row: null, train: p.train && { ...p.train, pos: e.pos } }),
  claimed: (p, e) =>
    about({ ...p, row: null }, { what: NAME[e.car]!, by: null, card: e.car, at: e.seat, next: [], duel: null }),
  "took-car": (p, e) => {
    const off = { ...p, train: p.train && { ...p.train, cars: without(p.train.cars, e.car) } };
    return GOES_ELSEWHERE.has(NAME[e.car]!) ? { ...off, loose: [...off.loose, e.car] } : lay(off, e.seat, e.car);
  },
  placed: (p, e) => lay({ ...p, row: p.row?.what === "look" ? null : p.row }, e.at, e.car),
  coupled: (p, e) => ({
    ...p,
    train: p.train && { ...p.train, cars: [...p.train.cars, ...e.cars], deck: p.train.deck - e.cars.length },
  }),
  steamed: (p) => p,
  "locomotive-acted": (p, e) => begun(p, e.side, null, null, null),
  "new-line": (p, e) => ({
    ...p,
    affair: null,
    row: null,
    train: p.train && {
      stations: e.stations,
      pos: 0,
      cars: e.cars,
      deck: p.train.deck + p.train.cars.length - e.cars.length,
      side: e.side,
    },
  }),
  ended: (p, e) => ({
    ...p,
    affair: null,
    row: null,
    players: p.players.map((s, i) => ({ ...s, role: e.roles[i]!, shown: true })),
    winners: e.winners,
  }),
};

/** Railcars that their taker puts in front of somebody; `placed` tells of whom. */
const GOES_ELSEWHERE: ReadonlySet<string> = new Set(["ghost-car", "lumber-flatcar"]);

/** What an event itself says; the next view overwrites it all. */
export function advance(p: BangPicture, event: BangTypes["event"]): BangPicture {
  return (ADVANCES[event.t] as (p: BangPicture, e: Event) => BangPicture)(p, event);
}

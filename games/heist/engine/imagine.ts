import { below, chachaFrom, pick, shuffle } from "@trestle/kernel";
import type { Rng } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { cloneTodo } from "./clone.ts";
import { CACTI, LETTERS, SIDES } from "./edition/types.ts";
import { speedUpRanges } from "./setup.ts";
import { takeIn } from "./hands.ts";
import type { Cowboy, State } from "./types.ts";
import type { CowboyView, HeistView } from "./view-types.ts";

/** Some full state that this view allows: unknown cards are dealt anew among the unknown places. */
export function imagineState(b: Board, v: HeistView, rng: Rng): State {
  const space = (id: string): number => b.spaceOf.get(id)!;
  const cards = (ids: readonly string[]): number[] => ids.map((id) => b.cardOf.get(id)!);
  const tiles = (ids: readonly string[]): number[] => ids.map((id) => b.tileOf.get(id)!);
  const wanted = (ids: readonly string[]): number[] => ids.map((id) => b.wantedOf.get(id)!);
  const played = v.played.map((id) => b.eventOf.get(id)!);
  const state: State = {
    rules: v.rules,
    rng: chachaFrom(rng),
    mode: v.mode,
    solo: v.solo,
    goal: v.goal ?? 0,
    turn: v.turn,
    active: v.active,
    actions: v.actions,
    done: v.done,
    dashed: v.dashed,
    quick: v.quick,
    failed: v.failed.slice(),
    cowboys: v.cowboys.map((c) => knownCowboy(b, c)),
    horses: v.horses.map((h) => (h === null ? null : space(h))),
    cars: v.cars.map(space),
    switches: [SIDES.indexOf(v.switches.top), SIDES.indexOf(v.switches.low)],
    tokens: v.tokens,
    speed: v.speed,
    sheriff: b.sheriffAt[space(v.sheriff)]!,
    hangman: v.knot - 1,
    meter: v.meter,
    closed: CACTI.map((c) => v.closed.includes(c)),
    squares: v.train.flatMap((car) => car.stacks.map((q) => tiles(q.tiles))),
    towns: v.towns.map((t) => tiles(t.tiles)),
    sack: tiles(v.sack),
    deck: [],
    discard: cards(v.discard),
    events: imagineEvents(b, played, v.events, rng),
    played,
    row: wanted(v.row),
    bullets: v.bullets,
    spent: v.spent,
    ride: v.ride === null ? null : imagineRide(b, v.ride),
    trade:
      v.trade === null
        ? null
        : {
            by: v.trade.by,
            with: v.trade.with,
            stage: v.trade.stage,
            give: cards(v.trade.give ?? []),
            want: imagineWant(b, v.trade, rng),
            back: cards(v.trade.back ?? []),
          },
    laying:
      v.laying === null
        ? null
        : {
            who: v.laying.who,
            town: LETTERS.indexOf(v.laying.town),
            drawn: tiles(v.laying.drawn),
            brought: tiles(v.laying.brought),
            short: v.laying.short,
            earned: wanted(v.laying.earned),
          },
    tile: v.tile === null ? null : b.tileOf.get(v.tile)!,
    todo: v.todo.map(cloneTodo),
    pending: v.pending.map((d) => ({ ...d })),
    decisions: v.decisions,
    outcome:
      v.outcome === null
        ? null
        : { ...v.outcome, winners: v.outcome.winners.slice(), scores: v.outcome.scores?.slice() ?? null },
  };
  dealUnknown(b, v, state, rng);
  return state;
}

function knownCowboy(b: Board, c: CowboyView): Cowboy {
  return {
    seat: c.seat,
    colour: c.colour,
    at: b.spaceOf.get(c.at)!,
    horse: c.horse,
    hand: (c.hand ?? []).map((id) => b.cardOf.get(id)!),
    loot: c.loot.map((id) => b.tileOf.get(id)!),
    bullets: c.bullets,
    fresh: c.fresh,
    flat: c.flat,
    raised: c.raised,
    wanted: c.wanted === null ? null : b.wantedOf.get(c.wanted)!,
    active: c.active,
    counters: c.counters.slice(),
    points: c.points,
  };
}

/** Hidden hands of prisoners first: they hold nothing but Keyholes and Wilds, and so does what is passed to them. */
function dealUnknown(b: Board, v: HeistView, s: State, rng: Rng): void {
  const pool = unseen(b, s);
  shuffle(rng, pool);
  const owed: { list: number[]; count: number; keys: boolean }[] = [];
  for (const [i, c] of v.cowboys.entries())
    if (c.hand === null) owed.push({ list: s.cowboys[i]!.hand, count: c.cards, keys: c.jailed });
  if (v.trade !== null && s.trade !== null) {
    const keys = v.cowboys[v.trade.with]!.jailed;
    if (v.trade.give === null) owed.push({ list: s.trade.give, count: v.trade.gives, keys });
    if (v.trade.back === null) owed.push({ list: s.trade.back, count: v.trade.gets, keys });
  }
  owed.sort((a, z) => Number(z.keys) - Number(a.keys));
  for (const { list, count, keys } of owed)
    for (let i = 0; i < count; i++) {
      const at = keys ? pool.findLastIndex((card) => b.opens[card] === 1) : pool.length - 1;
      takeIn(list, pool.splice(at, 1)[0]!);
    }
  s.deck = pool;
}

function imagineRide(b: Board, { horse, card, to }: NonNullable<HeistView["ride"]>): State["ride"] {
  return { horse, card: b.cardOf.get(card)!, to: to === null ? null : b.spaceOf.get(to)! };
}

/** What an offer asks for is as hidden as what it gives; any faces will do. */
function imagineWant(b: Board, t: NonNullable<HeistView["trade"]>, rng: Rng): number[] {
  const want: number[] = [];
  if (t.want !== null) for (const id of t.want) takeIn(want, b.cardOf.get(id)!);
  else for (let i = 0; i < t.wants; i++) takeIn(want, pick(rng, b.fullDeck));
  return want;
}

function unseen(b: Board, s: State): number[] {
  const left = Array.from(b.cardFace);
  const seen = [s.discard, ...s.cowboys.map((c) => c.hand), s.trade?.give ?? [], s.trade?.back ?? []];
  for (const list of seen) for (const card of list) left.splice(left.indexOf(card), 1);
  return left;
}

/** The cards that were not played, those taken out included; Speed Ups lie where the set-up put them. HEIST-SETUP-4 */
function imagineEvents(b: Board, played: readonly number[], count: number, rng: Rng): number[] {
  const left = Array.from(b.eventFace);
  for (const card of played) left.splice(left.indexOf(card), 1);
  const isSpeedUp = (f: number): boolean => b.eventCards[f]!.kind === "speedUp";
  const speedUps = left.filter(isSpeedUp);
  const others = left.filter((f) => !isSpeedUp(f));
  shuffle(rng, others);
  const deck = others.slice(0, count - speedUps.length);
  const ranges = speedUpRanges(played.length + count).slice(2 - speedUps.length);
  for (const [from, to] of ranges) {
    const first = Math.max(from - played.length, 0);
    const last = to - played.length;
    deck.splice(first + below(rng, last - first + 1), 0, speedUps[0]!);
  }
  return deck.toReversed();
}

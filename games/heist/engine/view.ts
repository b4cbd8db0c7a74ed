import type { Seat } from "@trestle/kernel";
import { affordable } from "./afford.ts";
import type { Board } from "./board.ts";
import { cloneTodo } from "./clone.ts";
import { cardNames, tileNames } from "./context.ts";
import { CACTI, LETTERS, SIDES } from "./edition/types.ts";
import { forecastOf } from "./forecast.ts";
import { hasRoom, topOf } from "./loot.ts";
import { frontOf, handLimit, inTunnel, reachOf, sheriffSpace } from "./queries.ts";
import type { Cowboy, Laying, State, Trade } from "./types.ts";
import type { CarView, CowboyView, HeistView } from "./view-types.ts";

/** A seat sees the hands of its own cowboys; unless in versus, everybody sees all. HEIST-SETUP-11, HEIST-VS-3 */
function sees(s: State, seat: Seat | null, cowboy: number): boolean {
  return s.mode !== "versus" || s.cowboys[cowboy]!.seat === seat;
}

/** The same for several. Where everybody sees all, there is one for all of them but for who looks. */
export function viewsOf(b: Board, s: State, seats: readonly (Seat | null)[]): HeistView[] {
  if (s.mode === "versus") return seats.map((seat) => viewOf(b, s, seat));
  const open = viewOf(b, s, null);
  return seats.map((seat) => ({ ...open, you: seat }));
}

export function viewOf(b: Board, s: State, seat: Seat | null): HeistView {
  const name = (space: number): string => b.spaceIds[space]!;
  return {
    you: seat,
    rules: s.rules,
    edition: b.hash,
    mode: s.mode,
    solo: s.solo,
    goal: s.mode === "coop" ? s.goal : null,
    turn: s.turn,
    active: s.active,
    actions: s.actions,
    done: s.done,
    dashed: s.dashed,
    quick: s.quick,
    failed: s.failed.slice(),
    cowboys: s.cowboys.map((c, i) => cowboyView(b, c, i, sees(s, seat, i))),
    horses: s.horses.map((h) => (h === null ? null : name(h))),
    cars: s.cars.map(name),
    front: name(frontOf(b, s)),
    switches: { top: SIDES[s.switches[0]!]!, low: SIDES[s.switches[1]!]! },
    tokens: s.tokens,
    speed: s.speed,
    sheriff: name(sheriffSpace(b, s)),
    knot: s.hangman + 1,
    meter: s.meter,
    closed: CACTI.filter((_, i) => s.closed[i]),
    train: LETTERS.map((_, car) => carView(b, s, seat, car)),
    towns: LETTERS.map((town, i) => ({
      town,
      space: name(b.townSpace[i]!),
      tiles: tileNames(b, s.towns[i]!),
      counters: s.cowboys.map((c) => c.counters[i]!),
    })),
    sack: tileNames(
      b,
      s.sack.slice().sort((a, z) => a - z),
    ),
    deck: s.deck.length,
    discard: cardNames(b, s.discard),
    events: s.events.length,
    played: s.played.map((e) => b.eventIds[e]!),
    row: s.row.map((w) => b.wantedIds[w]!),
    bullets: s.bullets,
    spent: s.spent,
    forecast: forecastOf(b, s),
    ride: s.ride === null ? null : rideView(b, s, s.ride),
    trade: s.trade === null ? null : tradeView(b, s, s.trade, seat),
    laying: s.laying === null ? null : layingView(b, s.laying),
    tile: s.tile === null ? null : b.tileIds[s.tile]!,
    todo: s.todo.map(cloneTodo),
    pending: s.pending.map((d) => ({ ...d })),
    decisions: s.decisions,
    outcome:
      s.outcome === null
        ? null
        : { ...s.outcome, winners: s.outcome.winners.slice(), scores: s.outcome.scores?.slice() ?? null },
  };
}

function cowboyView(b: Board, c: Cowboy, i: number, open: boolean): CowboyView {
  return {
    cowboy: i,
    seat: c.seat,
    colour: c.colour,
    at: b.spaceIds[c.at]!,
    horse: c.horse,
    hand: open ? cardNames(b, c.hand) : null,
    cards: c.hand.length,
    limit: handLimit(b, c),
    loot: tileNames(b, c.loot),
    bullets: c.bullets,
    fresh: c.fresh,
    flat: c.flat,
    jailed: c.at === b.jail,
    raised: c.raised,
    wanted: c.wanted === null ? null : b.wantedIds[c.wanted]!,
    active: c.active,
    counters: c.counters.slice(),
    points: c.points,
  };
}

/** The open tiles of a car and who could pay for them. */
function carView(b: Board, s: State, seat: Seat | null, car: number): CarView {
  const squares = [2 * car, 2 * car + 1];
  const tops = squares.map((q) => topOf(s, q));
  const wants: CarView["wants"] = [];
  for (const choice of [1, 2, 3]) {
    const chosen = squares.filter((_, i) => (choice & (1 << i)) !== 0);
    const tiles = chosen.map((q) => topOf(s, q));
    if (tiles.includes(-1)) continue;
    const needs = tiles.map((t) => b.tileNeeds[t]!);
    wants.push({ squares: chosen.map((q) => b.squareIds[q]!), tiles: tileNames(b, tiles), needs, cards: [], now: [] });
  }
  for (let i = 0; i < s.cowboys.length && wants.length > 0; i++) {
    if (!sees(s, seat, i)) continue;
    const c = s.cowboys[i]!;
    const here = b.carInside[c.at] === car && hasRoom(b, c);
    const found = affordable(b, c.hand, tops[0]!, tops[1]!);
    let at = 0;
    for (const choice of [1, 2, 3]) {
      if (((choice & 1) !== 0 && tops[0]! < 0) || ((choice & 2) !== 0 && tops[1]! < 0)) continue;
      const want = wants[at++]!;
      if ((found & (1 << choice)) === 0) continue;
      want.cards.push(i);
      if (here) want.now.push(i);
    }
  }
  return {
    car: LETTERS[car]!,
    section: car + 3,
    inTunnel: inTunnel(b, s, car + 3),
    stacks: squares.map((q) => ({ square: b.squareIds[q]!, tiles: tileNames(b, s.squares[q]!) })),
    wants,
  };
}

function rideView(b: Board, s: State, ride: NonNullable<State["ride"]>): HeistView["ride"] {
  const { horse, card, to } = ride;
  const reach = reachOf(b, s.cowboys[s.active]!, card);
  return { horse, card: b.cardIds[card]!, reach, to: to === null ? null : b.spaceIds[to]! };
}

/** Each side sees what it puts, and the other's cards once they are proposed. HEIST-VS-14 */
function seesTrade(s: State, t: Trade, seat: Seat | null): { give: boolean; back: boolean } {
  const [mine, theirs] = [sees(s, seat, t.by), sees(s, seat, t.with)];
  return { give: mine || (theirs && t.stage !== "offer"), back: theirs || (mine && t.stage === "confirm") };
}

function tradeView(b: Board, s: State, t: Trade, seat: Seat | null): HeistView["trade"] {
  const { give, back } = seesTrade(s, t, seat);
  return {
    by: t.by,
    with: t.with,
    stage: t.stage,
    gives: t.give.length,
    wants: t.want.length,
    gets: t.back.length,
    give: give ? cardNames(b, t.give) : null,
    want: give ? cardNames(b, t.want) : null,
    back: back ? cardNames(b, t.back) : null,
  };
}

function layingView(b: Board, l: Laying): HeistView["laying"] {
  return {
    who: l.who,
    town: LETTERS[l.town]!,
    drawn: tileNames(b, l.drawn),
    brought: tileNames(b, l.brought),
    short: l.short,
    earned: l.earned.map((w) => b.wantedIds[w]!),
  };
}

import type { Board } from "./board.ts";
import { cardNames, tileNames } from "./context.ts";
import { CACTI, SIDES } from "./edition/types.ts";
import type { State, Trade } from "./types.ts";

/** The whole table by names, without counters and random numbers: what hashes are taken of. */
export function factsOf(b: Board, s: State): unknown {
  const space = (n: number): string => b.spaceIds[n]!;
  const wanted = (n: number): string => b.wantedIds[n]!;
  const { trade, laying, ride } = s;
  return {
    mode: s.mode,
    goal: s.goal,
    turn: s.turn,
    active: s.active,
    actions: s.actions,
    done: s.done,
    cowboys: s.cowboys.map((c) => ({
      ...c,
      at: space(c.at),
      hand: cardNames(b, c.hand),
      loot: tileNames(b, c.loot),
      wanted: c.wanted === null ? null : wanted(c.wanted),
    })),
    horses: s.horses.map((h) => (h === null ? null : space(h))),
    cars: s.cars.map(space),
    switches: s.switches.map((n) => SIDES[n]!),
    tokens: s.tokens,
    speed: s.speed,
    sheriff: space(b.sheriffLine[s.sheriff]!),
    hangman: s.hangman,
    meter: s.meter,
    closed: CACTI.filter((_, i) => s.closed[i]),
    squares: s.squares.map((q) => tileNames(b, q)),
    towns: s.towns.map((q) => tileNames(b, q)),
    sack: tileNames(b, s.sack).sort(),
    deck: cardNames(b, s.deck),
    discard: cardNames(b, s.discard),
    events: s.events.map((e) => b.eventIds[e]!),
    played: s.played.map((e) => b.eventIds[e]!),
    row: s.row.map(wanted),
    bullets: s.bullets,
    spent: s.spent,
    ride: ride === null ? null : rideFacts(b, ride),
    trade: trade === null ? null : tradeFacts(b, trade),
    laying:
      laying === null ? null : { ...laying, drawn: tileNames(b, laying.drawn), brought: tileNames(b, laying.brought) },
    tile: s.tile === null ? null : b.tileIds[s.tile]!,
    owed: s.pending.map((d) => ({ kind: d.kind, as: d.as })),
    outcome: s.outcome,
  };
}

/** Nor did they know a ride whose way was still to be chosen. */
function rideFacts(b: Board, { horse, card, to }: NonNullable<State["ride"]>): unknown {
  return { horse, card: b.cardIds[card]!, ...(to === null ? {} : { to: b.spaceIds[to]! }) };
}

/** Only an offer that asks for cards says so: hashes of older logs knew no such offers. */
function tradeFacts(b: Board, { want, ...trade }: Trade): unknown {
  const cards = { give: cardNames(b, trade.give), back: cardNames(b, trade.back) };
  return { ...trade, ...cards, ...(want.length === 0 ? {} : { want: cardNames(b, want) }) };
}

import { below, chacha, shuffle } from "@trestle/kernel";
import type { Rng, Start } from "@trestle/kernel";
import { BULLETS, goalOf, TABLES } from "./config.ts";
import { privately, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import type { Board } from "./board.ts";
import { drawUpTo } from "./hands.ts";
import { HAND } from "./queries.ts";
import { beginTurn, settle } from "./turn.ts";
import type { Config, Cowboy, State } from "./types.ts";
import type { HeistEvent } from "./event-types.ts";
import type { Sink } from "@trestle/kernel";

const ROW = 5;
const PER_SQUARE = 2;

export function setUp(b: Board, start: Start<Config>, sink: Sink<HeistEvent> | null): State {
  const { config } = start;
  const n = config.solo || start.seats;
  const rng = chacha(start.seed);
  const events = eventDeck(b, rng, n, config.fewerEvents); // the order of the shuffles: HEIST-IMPL-1
  const tiles = shuffled(rng, b.tileIds.length);
  const row = wantedRow(b, rng, config);
  const deck = b.fullDeck.slice();
  shuffle(rng, deck);
  const active = config.first === "random" ? below(rng, n) : config.first - 1; // HEIST-SETUP-12
  const state = emptyState(b, start, n, rng);
  state.active = active;
  state.events = events;
  state.squares = Array.from({ length: 6 }, (_, i) => tiles.slice(PER_SQUARE * i, PER_SQUARE * (i + 1)));
  state.sack = tiles.slice(6 * PER_SQUARE);
  state.row = row;
  state.deck = deck;
  dealBullets(state, config);
  const x: Ctx = { b, s: state, sink };
  for (const c of state.cowboys) drawUpTo(x, c, HAND);
  const turnedUp = state.deck.pop();
  if (turnedUp !== undefined) state.discard.push(turnedUp);
  tell(x, turnedUp ?? null);
  beginTurn(x);
  settle(x);
  return state;
}

function shuffled(rng: Rng, n: number): number[] {
  const list = Array.from({ length: n }, (_, i) => i);
  shuffle(rng, list);
  return list;
}

/** Positions of the Speed Ups from the top in a deck of d cards. HEIST-SETUP-4 */
export function speedUpRanges(d: number): [[number, number], [number, number]] {
  const share = (percent: number): number => Math.floor((percent * d) / 100);
  return [
    [Math.max(1, share(15)), share(35)],
    [share(65), Math.min(d - 2, share(85))],
  ];
}

/** HEIST-SETUP-4; the top is the last of the list. */
function eventDeck(b: Board, rng: Rng, cowboys: number, fewer: number): number[] {
  const others = b.calmEvents.slice();
  shuffle(rng, others);
  const size = b.eventCards.length - TABLES[cowboys]!.removed - fewer;
  const deck = others.slice(0, size - 2);
  for (const [from, to] of speedUpRanges(size)) deck.splice(from + below(rng, to - from + 1), 0, b.speedUp);
  return deck.toReversed();
}

/** HEIST-SETUP-10, HEIST-VS-2 */
function wantedRow(b: Board, rng: Rng, config: Config): number[] {
  const cards = b.edition.wanted.flatMap((w, i) => (w.versus || config.mode !== "versus" ? [i] : []));
  shuffle(rng, cards);
  return cards.slice(0, ROW);
}

/** HEIST-SETUP-1, HEIST-VS-4 */
function dealBullets(s: State, config: Config): void {
  s.bullets = BULLETS;
  for (const [i, c] of s.cowboys.entries()) {
    c.bullets = config.mode === "versus" ? (i === s.active ? 0 : 1) : TABLES[s.cowboys.length]!.each;
    s.bullets -= c.bullets;
  }
}

function newCowboy(b: Board, seat: number, colour: string): Cowboy {
  return {
    seat,
    colour,
    at: b.canyon,
    horse: null,
    hand: [],
    loot: [],
    bullets: 0,
    fresh: 0,
    flat: false,
    raised: false,
    wanted: null,
    active: false,
    counters: [0, 0, 0],
    points: 0,
  };
}

function emptyState(b: Board, start: Start<Config>, n: number, rng: Rng): State {
  const { config } = start;
  const colours = [...config.colours, ...b.edition.colours.filter((c) => !config.colours.includes(c))];
  const table = TABLES[n]!;
  return {
    rules: start.rules,
    rng,
    mode: config.mode,
    solo: config.solo > 0,
    goal: goalOf(config),
    turn: 0,
    active: 0,
    actions: 0,
    done: 0,
    dashed: false,
    quick: 0,
    failed: [],
    cowboys: Array.from({ length: n }, (_, i) => newCowboy(b, config.solo > 0 ? 0 : i, colours[i]!)),
    horses: Array.from({ length: table.horses }, () => b.canyon),
    cars: b.startCars.slice(),
    switches: b.startSwitches.slice(),
    tokens: true,
    speed: table.speed,
    sheriff: b.startSheriff,
    hangman: 0,
    meter: 0,
    closed: [false, false, false],
    squares: [],
    towns: [[], [], []],
    sack: [],
    deck: [],
    discard: [],
    events: [],
    played: [],
    row: [],
    bullets: 0,
    spent: 0,
    ride: null,
    trade: null,
    laying: null,
    tile: null,
    todo: [],
    pending: [],
    decisions: 0,
    outcome: null,
  };
}

function tell(x: Ctx, turnedUp: number | null): void {
  const { b, s, sink } = x;
  if (sink === null) return;
  sink({
    t: "set-up",
    rule: "HEIST-SETUP-1",
    reveals: true,
    cowboys: s.cowboys.map((_, i) => who(x, i)),
    first: who(x, s.active),
    goal: s.mode === "coop" ? s.goal : null,
    horses: s.horses.length,
    speed: s.speed,
    events: s.events.length,
    row: s.row.map((w) => b.wantedIds[w]!),
    turnedUp: turnedUp === null ? null : b.cardIds[turnedUp]!,
  });
  for (const [i, c] of s.cowboys.entries())
    sink({ t: "dealt", rule: "HEIST-SETUP-11", reveals: true, who: who(x, i), ...privately(x, c.hand, [i]) });
}

import { nextRail, type State, type Tables } from "../engine/index.ts";

/** Tiles that a gang delivers in a turn, as far as the policy can. */
const RATE = 0.42;
/** What a tile in hand, a prisoner, a lost turn, a bullet and a Wild are worth in tiles. */
const CARRIED = 0.7;
const PRISONER = 0.7;
const FLAT = 0.35;
const BULLET = 0.1;
const WILD = 0.08;
/** How far the end of a game may still be from what was foreseen, in tiles: more of them, the longer it goes on. */
const SPREAD = 0.9;
/** Tiles that a game for the highest score is measured by. */
const LONG_WAY = 15;
/** What is left of the hopes when so many knots have gone down. */
const ROPE = [1, 0.96, 0.82, 0];

/** Turns until the line ends, by the speed to come and the events that are left. */
function turnsLeft(t: Tables, s: State): number {
  const [top, low] = [s.switches[0]!, s.switches[1]!];
  let [at, from] = [s.cars[0]!, s.cars[1]!];
  let left = s.events.length;
  let steps = 0;
  for (; steps < 200; steps++) {
    const to = nextRail(t, top, low, from, at);
    if (left === 0 && t.junctionAt[to]! >= 0) break;
    if (left > 0 && (t.star[to] !== 0 || (t.edge.includes(to) && t.edge.includes(at)))) left--;
    from = at;
    at = to;
  }
  let ups = 0;
  for (const card of t.eventCards) if (card.kind === "speedUp") ups++;
  for (let i = 0; i < s.played.length; i++) if (t.eventCards[s.played[i]!]!.kind === "speedUp") ups--;
  const jailed = s.cowboys.reduce((n, c) => n + (c.at === t.jail && c.raised ? 1 : 0), 0);
  return steps / Math.min(5, s.speed - 0.6 * jailed + 0.5 * ups);
}

/** How a game stands: the chance to win, and how much of the way to the goal will be gone. */
interface Outlook {
  win: number;
  way: number;
}

/** For a gang in the middle of a game. */
export function outlook(t: Tables, s: State): Outlook {
  const turns = turnsLeft(t, s);
  const hope = ROPE[s.hangman] ?? 0;
  if (s.mode === "score") return { win: 0, way: (2 * (s.meter + hope * (stock(t, s) + RATE * turns))) / LONG_WAY };
  const final = s.meter + stock(t, s) + RATE * turns;
  const sure = SPREAD * Math.sqrt(1 + turns);
  const win = hope / (1 + Math.exp(-(1.7 * (final - s.goal + 0.5)) / sure));
  return { win, way: Math.min(1, Math.max(0, final / s.goal)) };
}

/** For a gang whose game is over. */
export function ended(s: State): Outlook {
  if (s.mode === "score") return { win: 0, way: (2 * s.meter) / LONG_WAY };
  return { win: s.outcome!.winners.length > 0 ? 1 : 0, way: Math.min(1, s.meter / s.goal) };
}

/** For a rival: points, counters on their way home and loot, against the best of the others. */
export function rivalry(s: State, me: number): Outlook {
  const goal = s.cowboys.length === 4 ? 5 : 7;
  const { seat, points } = s.cowboys[me]!;
  if (s.outcome !== null && s.outcome.winners.length > 0) {
    const won = s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0;
    return { win: won, way: Math.min(1, points / goal) };
  }
  const worth = s.cowboys.map(
    (c) => c.points + 0.8 * (c.counters[0]! + c.counters[1]! + c.counters[2]!) + 0.4 * c.loot.length,
  );
  const ahead = worth[me]! - Math.max(...worth.filter((_, i) => i !== me));
  return { win: 1 / (1 + Math.exp(-0.8 * ahead)), way: Math.min(1, worth[me]! / goal) };
}

/** What the cowboys have in hand, in tiles. */
function stock(t: Tables, s: State): number {
  let sum = 0;
  for (const c of s.cowboys) {
    sum += CARRIED * c.loot.length + BULLET * c.bullets;
    if (c.at === t.jail) sum -= PRISONER;
    if (c.flat) sum -= FLAT;
    for (const card of c.hand) if (t.cardSuit[card] === -1) sum += WILD;
  }
  return sum;
}

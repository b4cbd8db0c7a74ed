import { nextRail, type State, type Tables } from "@trestle/heist";

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
/** What is left of the hopes when so many knots have gone down. */
const ROPE = [1, 0.96, 0.82, 0];

/** Turns until the line ends, by the speed to come and the events that are left. */
export function turnsLeft(t: Tables, s: State): number {
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

/** How good a position is for a gang: the chance to win, and half of the way to the goal on top. */
export function promise(t: Tables, s: State): number {
  if (s.mode === "score") return ahead(t, s) / 15;
  const turns = turnsLeft(t, s);
  const final = s.meter + stock(t, s) + RATE * turns;
  const sure = SPREAD * Math.sqrt(1 + turns);
  const win = (ROPE[s.hangman] ?? 0) / (1 + Math.exp(-(1.7 * (final - s.goal + 0.5)) / sure));
  return win + 0.5 * Math.min(1, Math.max(0, final / s.goal));
}

function ahead(t: Tables, s: State): number {
  return s.meter + stock(t, s) + RATE * turnsLeft(t, s) * (ROPE[s.hangman] ?? 0);
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

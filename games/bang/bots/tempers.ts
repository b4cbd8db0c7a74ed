import type { Event, Role } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import type { Temper } from "@trestle/bots";
import { chanceOf, type Belief } from "./belief.ts";
import { moodOf, type Mood } from "./mind.ts";

/** What each temper changes: factors, and what it adds to `shy` and `thrift`. */
const CHANGES: Readonly<Record<Temper, Mood>> = {
  even: { shy: 0, shoot: 1, duel: 1, steal: 1, train: 1, thrift: 0 },
  // Shoots at likely enemies only and keeps its cards for bad days.
  cautious: { shy: 0.1, shoot: 0.9, duel: 0.7, steal: 1, train: 1, thrift: 1 },
  bold: { shy: -0.03, shoot: 1.25, duel: 1.3, steal: 0.95, train: 1, thrift: 0 },
  vengeful: { shy: 0, shoot: 1.1, duel: 1.1, steal: 1, train: 1, thrift: 0 },
  greedy: { shy: 0, shoot: 1, duel: 0.9, steal: 1.3, train: 1.25, thrift: -1 },
  sly: { shy: 0.03, shoot: 0.95, duel: 0.9, steal: 1.1, train: 1, thrift: 0 },
};

export function moodBy(temper: Temper, role: Role): Mood {
  const [own, change] = [moodOf(role), CHANGES[temper]];
  return {
    shy: own.shy + change.shy,
    shoot: own.shoot * change.shoot,
    duel: own.duel * change.duel,
    steal: own.steal * change.steal,
    train: own.train * change.train,
    thrift: own.thrift + change.thrift,
  };
}

/** What a temper adds to how much a seat wants the others hurt. */
export function feelBy(
  temper: Temper,
  hurt: number[],
  seat: Seat,
  role: string,
  b: Belief,
  history: readonly Event[],
): void {
  if (temper === "vengeful") grudge(hurt, seat, history);
  if (temper === "sly" && role !== "sheriff") hide(hurt, seat, role, b);
}

/** Who has hurt me is hated a little more, unless it is a friend. */
function grudge(hurt: number[], seat: Seat, history: readonly Event[]): void {
  const felt = hurt.map(() => 0);
  for (const e of history) {
    if (e.t === "lost-life" && e.seat === seat && e.by !== null && e.by !== seat) felt[e.by]! += 0.08 * e.points;
    else if (e.t === "stole" && e.from === seat) felt[e.seat]! += 0.04;
    else if (e.t === "removed" && e.from === seat) felt[e.seat]! += 0.04;
  }
  for (let i = 0; i < hurt.length; i++) if (hurt[i]! > -0.2 && i !== seat) hurt[i]! += Math.min(0.25, felt[i]!);
}

/** Whom nobody suspects yet does not show its colours for a poor shot. */
function hide(hurt: number[], seat: Seat, role: string, b: Belief): void {
  if (role !== "outlaw" && role !== "renegade") return;
  if (chanceOf(b, seat, role) > 0.6) return;
  for (let i = 0; i < hurt.length; i++) if (i !== seat && hurt[i]! > 0.9) hurt[i]! -= 0.12;
}

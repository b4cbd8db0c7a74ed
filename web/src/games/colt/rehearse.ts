import type { ColtTypes } from "@trestle/colt";
import type { Rehearsal } from "../../worker/contract.ts";
import { advance, type ColtPicture } from "./picture.ts";

/** Where a bandit is after one of its cards, in one world or in most of them. */
interface Stand {
  /** −1: off the train. */
  lane: number;
  facing: "front" | "rear";
  stunned: boolean;
}
export interface Guess extends Stand {
  nth: number;
  card: number;
  /** In how many of the worlds it comes out like this. */
  worlds: number;
  of: number;
  /** Whom the card would shoot, where most worlds agree. */
  victim: number | null;
}

interface Seen extends Stand {
  card: number;
  victim: number | null;
}

/** What the worlds say of one bandit, card by card. */
export function guesses(now: ColtPicture, rehearsal: Rehearsal<ColtTypes>, figure: number): Guess[] {
  const runs = rehearsal.worlds.map((world) => standsIn(now, world.events, figure));
  const out: Guess[] = [];
  for (let nth = 1; nth <= 3; nth++) {
    const seen = runs.flatMap((run) => (run[nth - 1] === undefined ? [] : [run[nth - 1]!]));
    if (seen.length === 0) break;
    const most = commonest(seen, (s) => `${s.lane}.${s.facing}.${s.stunned}`);
    const victims = seen.filter((s) => s.victim !== null);
    const victim = victims.length * 2 > seen.length ? commonest(victims, (s) => `${s.victim}`).one.victim : null;
    out.push({ ...most.one, victim, nth, worlds: most.count, of: seen.length });
  }
  return out;
}

function standsIn(now: ColtPicture, events: readonly ColtTypes["event"][], figure: number): Seen[] {
  const out: Seen[] = [];
  let p = now;
  const open: { card: number; victim: number | null }[] = [];
  const close = (): void => {
    const { lane, facing, stunned } = p.figures[figure]!;
    for (const card of open.splice(0)) out.push({ lane, facing, stunned, ...card });
  };
  for (const event of events) {
    if (event.t === "revealed" || event.t === "unhooked" || event.t === "ended") close();
    p = advance(p, event);
    const last = open[0];
    if (event.t === "revealed" && event.figure === figure) open.push({ card: event.card, victim: null });
    else if (last !== undefined && event.t === "shot" && event.figure === figure) last.victim = event.target;
    else if (last !== undefined && event.t === "left" && event.shooter === figure) last.victim = event.figure;
  }
  close();
  return out;
}

function commonest<S>(list: readonly S[], key: (s: S) => string): { one: S; count: number } {
  const counts = new Map<string, { one: S; count: number }>();
  for (const s of list) {
    const found = counts.get(key(s));
    if (found === undefined) counts.set(key(s), { one: s, count: 1 });
    else found.count++;
  }
  return [...counts.values()].reduce((best, next) => (next.count > best.count ? next : best));
}

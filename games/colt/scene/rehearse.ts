import type { ColtTypes } from "../engine/page.ts";
import type { Rehearsal } from "@trestle/ui/scene.ts";
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
  /** Whom most worlds see hit by the card, and where it is then, seen from this stand. */
  hit: Hit | null;
}
interface Shot {
  figure: number;
  lane: number;
}
interface Hit extends Shot {
  worlds: number;
}
/** Where a rival is once everybody's card of this number is played; only if that is not where it is now. */
export interface RivalGuess extends Stand {
  figure: number;
  worlds: number;
  of: number;
}

interface Seen extends Stand {
  card: number;
  shot: Shot | null;
}

/** What the worlds say of one bandit, card by card. */
export function guesses(now: ColtPicture, rehearsal: Rehearsal<ColtTypes>, figure: number): Guess[] {
  const runs = rehearsal.worlds.map((world) => standsIn(now, world.events, figure));
  const out: Guess[] = [];
  for (let nth = 1; nth <= 3; nth++) {
    const seen = runs.flatMap((run) => (run[nth - 1] === undefined ? [] : [run[nth - 1]!]));
    if (seen.length === 0) break;
    const most = commonest(seen, poseOf);
    const alike = seen.filter((s) => poseOf(s) === poseOf(most.one));
    const { lane, facing, stunned, card } = most.one;
    out.push({ lane, facing, stunned, card, hit: hitOf(seen, alike), nth, worlds: most.count, of: seen.length });
  }
  return out;
}

function hitOf(seen: readonly Seen[], alike: readonly Seen[]): Hit | null {
  const { one, count } = commonest(seen, (s) => `${s.shot?.figure}`);
  const figure = one.shot?.figure;
  if (figure === undefined || count * 2 <= seen.length) return null;
  // The line is drawn from the likeliest stand: a hit from elsewhere only counts.
  const shots = alike.flatMap(({ shot }) => (shot?.figure === figure ? [shot] : []));
  return shots.length === 0 ? null : { ...commonest(shots, (s) => `${s.lane}`).one, worlds: count };
}

/** What the worlds say of everybody else, pass by pass: at most one place each. */
export function rivals(now: ColtPicture, rehearsal: Rehearsal<ColtTypes>, figure: number): RivalGuess[][] {
  const runs = rehearsal.worlds.map((world) => passesIn(now, world.events));
  return [0, 1, 2].map((pass) => {
    const ends = runs.flatMap((run) => (run[pass] === undefined ? [] : [run[pass].figures]));
    if (ends.length === 0) return [];
    return now.figures.flatMap((f, i) => {
      const stands = ends.map((figures) => figures[i]!);
      const { one, count } = commonest(stands, (s) => `${s.lane}`);
      if (i === figure || one.lane === f.lane) return [];
      const there = stands.filter((s) => s.lane === one.lane);
      const { lane, facing, stunned } = commonest(there, poseOf).one;
      return [{ figure: i, lane, facing, stunned, worlds: count, of: ends.length }];
    });
  });
}

/** The train after each pass of cards, before anything is unhooked. */
function passesIn(now: ColtPicture, events: readonly ColtTypes["event"][]): ColtPicture[] {
  const out: ColtPicture[] = [];
  let p = now;
  let pass = 0;
  for (const event of events) {
    if (event.t === "unhooked" || event.t === "ended") break;
    if (event.t === "revealed") pass = event.nth;
    p = advance(p, event);
    if (pass > 0) out[pass - 1] = p;
  }
  return out;
}

function poseOf(s: Stand): string {
  return `${s.lane}.${s.facing}.${s.stunned}`;
}

function standsIn(now: ColtPicture, events: readonly ColtTypes["event"][], figure: number): Seen[] {
  const out: Seen[] = [];
  let p = now;
  const open: { card: number; shot: Shot | null }[] = [];
  const close = (): void => {
    const { lane, facing, stunned } = p.figures[figure]!;
    for (const card of open.splice(0)) out.push({ lane, facing, stunned, ...card });
  };
  for (const event of events) {
    if (event.t === "revealed" || event.t === "unhooked" || event.t === "ended") close();
    const before = p;
    p = advance(p, event);
    const last = open[0];
    if (event.t === "revealed" && event.figure === figure) open.push({ card: event.card, shot: null });
    const struck =
      event.t === "shot" && event.figure === figure
        ? event.target
        : event.t === "left" && event.shooter === figure
          ? event.figure
          : null;
    if (last !== undefined && struck !== null) last.shot = { figure: struck, lane: before.figures[struck]!.lane };
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

import { canonical, pick, type Seat, type Types } from "@trestle/kernel";
import { holdsSeed } from "./events.ts";
import { legalText } from "./legal.ts";
import { fork, playOut } from "./play.ts";
import { brief, difference, sharedBetween, textWithoutRng } from "./plain.ts";
import { piecesOf } from "./state.ts";
import type { Probe } from "./types.ts";

export function viewersOf(seats: number): (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

export function nameOf(viewer: Seat | null): string {
  return viewer === null ? "the spectator" : `seat ${viewer}`;
}

/** What each viewer sees, and the worlds it allows him to imagine. */
export function checkHiding<T extends Types>(p: Probe<T>, s: T["state"]): void {
  const viewers = viewersOf(p.seats);
  const player = pick(p.rng, viewers);
  for (const viewer of viewers) {
    p.attempt("view-imagine", () => {
      const world = checkView(p, s, viewer);
      p.attempt("pending-survives", () => checkPending(p, s, world, viewer));
      if (viewer !== null) checkLegalSurvives(p, s, world, viewer);
      if (viewer === player) checkPlayable(p, s, world, viewer);
    });
  }
}

function checkView<T extends Types>(p: Probe<T>, s: T["state"], viewer: Seat | null): T["state"] {
  const { game } = p;
  const view = game.view(s, viewer);
  const text = canonical(view);
  if (holdsSeed(s, text)) p.fail("no-seed", `the view of ${nameOf(viewer)} holds the state's generator`);
  const held = sharedBetween(s, view);
  if (held !== null) p.fail("own-copies", `the view of ${nameOf(viewer)} holds a part of the state: ${held}`);
  const rng = fork(p.rng);
  const world = game.imagine(view, rng);
  const kept = sharedBetween([view, rng], world);
  if (kept !== null) p.fail("own-copies", `an imagined world holds a part of its view or generator: ${kept}`);
  const seen = game.view(world, viewer);
  if (canonical(seen) !== text)
    p.fail("view-imagine", `${nameOf(viewer)} sees another view in the world imagined: ${difference(view, seen)}`);
  const id = viewer ?? -1;
  p.memory.worlds.set(id, (p.memory.worlds.get(id) ?? 0) + 1);
  if (!p.memory.varied.has(id) && textWithoutRng(game.facts(world)) !== textWithoutRng(game.facts(s)))
    p.memory.varied.add(id);
  return world;
}

function checkPending<T extends Types>(p: Probe<T>, s: T["state"], world: T["state"], viewer: Seat | null): void {
  const apart = difference(p.game.pending(s), p.game.pending(world));
  if (apart !== null) p.fail("pending-survives", `${nameOf(viewer)} imagines other decisions: ${apart}`);
  const ends = difference(p.game.outcome(s), p.game.outcome(world));
  if (ends !== null) p.fail("pending-survives", `${nameOf(viewer)} imagines another outcome: ${ends}`);
}

function checkLegalSurvives<T extends Types>(p: Probe<T>, s: T["state"], world: T["state"], seat: Seat): void {
  const imagined = p.game.pending(world);
  for (const d of p.game.pending(s).filter((q) => q.seat === seat)) {
    const same = imagined.find((q) => q.id === d.id);
    if (same === undefined) continue;
    p.attempt("legal-survives", () => {
      const apart = difference(legalText(p, s, d), legalText(p, world, same));
      if (apart !== null) p.fail("legal-survives", `${brief(d)} offers or refuses otherwise: ${apart}`);
    });
    if (!d.free)
      p.attempt("fallback-survives", () => {
        const apart = difference(p.game.fallback(s, d), p.game.fallback(world, same));
        if (apart !== null) p.fail("fallback-survives", `the fallback of ${brief(d)} is another: ${apart}`);
      });
  }
}

function checkPlayable<T extends Types>(p: Probe<T>, s: T["state"], world: T["state"], viewer: Seat | null): void {
  p.attempt("playable", () => {
    canonical(world);
    if (piecesOf(p, s) !== piecesOf(p, world))
      p.fail("playable", `${nameOf(viewer)} imagines other pieces: ${brief(piecesOf(p, world))}`);
    const wrong = playOut(p.game, world, fork(p.rng), p.opts.maxMoves);
    if (wrong !== null) p.fail("playable", `a world imagined by ${nameOf(viewer)}: ${wrong}`);
  });
}

/** Fewer worlds may all be real by chance, where little is hidden at a time. */
const ENOUGH_WORLDS = 20;

/** At the end of all games of a start: a view that hides nothing allows but one world. */
export function checkVariety<T extends Types>(p: Probe<T>): void {
  for (const id of p.memory.untold)
    if (!p.memory.varied.has(id) && (p.memory.worlds.get(id) ?? 0) >= ENOUGH_WORLDS)
      p.fail("imagine-varies", `${nameOf(id < 0 ? null : id)} is not told secrets, but always imagines the real world`);
}

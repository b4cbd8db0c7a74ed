import { canonical, redact, shuffle, type Seat, type Types } from "@trestle/kernel";
import { nameOf, viewersOf } from "./hiding.ts";
import { fork, movesOf, type Step } from "./play.ts";
import { brief, copyOf, difference } from "./plain.ts";
import type { Probe } from "./types.ts";

interface Played<T extends Types> {
  world: T["state"];
  events: T["event"][];
  reveals: boolean;
}

const ALTERNATIVES = 5;

/** What a step tells those who see it, in the real world and in those they imagine. */
export function checkStep<T extends Types>(p: Probe<T>, s: T["state"], step: Step<T>): void {
  p.attempt("plays", () => {
    const real = play(p, copyOf(s), step);
    for (const viewer of viewersOf(p.seats)) checkWorld(p, s, step, real, viewer);
    checkAlternatives(p, s, step, real);
  });
}

function play<T extends Types>(p: Probe<T>, world: T["state"], { d, move }: Step<T>): Played<T> {
  const events: T["event"][] = [];
  p.game.apply(world, d, move, (e) => events.push(e));
  return { world, events, reveals: events.some((e) => e.reveals === true) };
}

/** The same step in a world this viewer imagines: unless something is revealed, he is told and shown the same. */
function checkWorld<T extends Types>(
  p: Probe<T>,
  s: T["state"],
  step: Step<T>,
  real: Played<T>,
  viewer: Seat | null,
): void {
  const property = viewer === step.d.seat ? "certain" : "no-leak";
  p.attempt(property, () => {
    const world = p.game.imagine(p.game.view(s, viewer), fork(p.rng));
    const d = p.game.pending(world).find((q) => q.id === step.d.id && q.seat === step.d.seat);
    if (d === undefined || p.game.check(world, d, step.move) !== null) return;
    const other = play(p, world, { d, move: step.move });
    if (real.reveals && other.reveals) return;
    const said = `${brief(step.move)} of seat ${d.seat} reveals nothing, but ${nameOf(viewer)}`;
    const told = difference(toldTo(real, viewer), toldTo(other, viewer));
    if (told !== null) p.fail(property, `${said} is told otherwise in a world he imagined: ${told}`);
    const seen = difference(p.game.view(real.world, viewer), p.game.view(other.world, viewer));
    if (seen !== null) p.fail(property, `${said} sees another view in a world he imagined: ${seen}`);
  });
}

/** Other answers to the same decision: where the events look alike, so must the views. */
function checkAlternatives<T extends Types>(p: Probe<T>, s: T["state"], step: Step<T>, real: Played<T>): void {
  const moves = movesOf(p.game, s, step.d);
  shuffle(p.rng, moves);
  const others = moves.slice(0, ALTERNATIVES).map((move) => play(p, copyOf(s), { d: step.d, move }));
  for (const viewer of viewersOf(p.seats)) {
    if (viewer === step.d.seat) continue;
    const told = canonical(toldTo(real, viewer));
    for (const other of others) {
      if (canonical(toldTo(other, viewer)) !== told) continue;
      const seen = difference(p.game.view(real.world, viewer), p.game.view(other.world, viewer));
      if (seen !== null)
        p.fail(
          "events-tell",
          `${nameOf(viewer)} is told the same of two answers to ${brief(step.d)}, but sees: ${seen}`,
        );
    }
  }
}

function toldTo<T extends Types>(played: Played<T>, viewer: Seat | null): T["event"][] {
  return played.events.map((e) => redact(e, viewer));
}

import { describe, expect, it } from "vitest";
import { motion } from "../../scene/motion.ts";
import { advance, picture, type ColtPicture } from "../../scene/picture.ts";
import type { Event } from "../../engine/index.ts";
import type { Motion } from "@trestle/ui/scene.ts";
import { steps } from "./fixture.ts";

const TABLES: readonly [string, number, Record<string, unknown>][] = [
  ["three", 3, {}],
  ["five with both extensions", 5, { reflex: true, horse: true, horseRescue: "lastChance", horseStunned: "ride" }],
  ["seven with both extensions", 7, { reflex: true, horse: true, stunnedShots: "absorb" }],
  ["a duel", 2, { duel: true, horse: true }],
];

/** What leaves no trace in a view: only motion looks at it. */
function settled(p: ColtPicture): unknown {
  return { ...p, figures: p.figures.map(({ exit: _exit, ...rest }) => rest) };
}

function msOf(event: Event, before: ColtPicture): number {
  return (motion[event.t] as (e: Event, p: ColtPicture) => Motion)(event, before).ms;
}

describe("Colt's picture", () => {
  it.each(TABLES)("never drifts from the view: %s", (_name, seats, options) => {
    for (let seed = 1; seed <= 30; seed++) {
      for (const eyes of [0, 1, null]) {
        const [first, ...rest] = steps(seats, options, seed, eyes);
        let p = picture(first!.view);
        for (const step of rest) {
          for (const event of step.events) p = advance(p, event);
          expect(settled(p)).toEqual(settled(picture(step.view)));
          p = picture(step.view);
        }
      }
    }
  });

  it("shows a round of seven in twelve seconds", () => {
    const rounds: number[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const [first, ...rest] = steps(7, { reflex: true, horse: true }, seed, null);
      let p = picture(first!.view);
      for (const step of rest) {
        let ms = 0;
        for (const event of step.events) {
          ms += msOf(event, p);
          p = advance(p, event);
        }
        if (step.events.some((e) => e.t === "revealed")) rounds.push(ms);
        p = picture(step.view);
      }
    }
    expect(Math.max(...rounds)).toBeLessThanOrEqual(12_000);
  });
});

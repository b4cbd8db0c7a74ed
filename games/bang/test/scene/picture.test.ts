import type { Event } from "../../engine/index.ts";
import { describe, expect, it } from "vitest";
import { advance } from "../../scene/advance.ts";
import { picture, type BangPicture } from "../../scene/picture.ts";
import { steps } from "./fixture.ts";

const TABLES: readonly [string, number, Record<string, unknown>][] = [
  ["three hunters", 3, {}],
  ["four without the train", 4, { expansion: false }],
  ["five with the train", 5, {}],
  ["six who choose their characters", 6, { characterChoice: 2 }],
  ["eight with the blank station", 8, { customStation: "any-card" }],
];

/** What a watcher must be able to rely on between two views. */
function truths(p: BangPicture, events: readonly Event[]): unknown {
  const { players, train, turn, extra, discard, deck, winners, choosing } = p;
  // Where the piles were shuffled in the middle of a step, only the view knows how they lie.
  const mixed = events.some((e) => e.t === "shuffled");
  return { players, train, turn, extra, winners, choosing, piles: mixed ? null : { discard, deck } };
}

describe("BANG!'s picture", () => {
  it.each(TABLES)("never drifts from the view: %s", (_name, seats, options) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      for (const eyes of [0, 2, null]) {
        const [first, ...rest] = steps({ seats, options, seed }, eyes);
        let p = picture(first!.view);
        // Whoever comes in time is shown the deal over the view that it led to.
        for (const event of first!.events) p = advance(p, event);
        expect(truths(p, first!.events)).toEqual(truths(picture(first!.view), first!.events));
        p = picture(first!.view);
        for (const step of rest) {
          for (const event of step.events) {
            seen.add(event.t);
            p = advance(p, event);
          }
          const truth = picture(step.view);
          const said = step.events.map((e) => JSON.stringify(e)).join("\n");
          expect(truths(p, step.events), said).toEqual(truths(truth, step.events));
          // Below a card that was picked up lie others that no event names.
          const top = p.pile.at(-1);
          if (top !== undefined && !step.events.some((e) => e.t === "shuffled"))
            expect(top, said).toBe(truth.pile.at(-1));
          p = truth;
        }
      }
    }
    expect(seen.size).toBeGreaterThan(25);
  });
});

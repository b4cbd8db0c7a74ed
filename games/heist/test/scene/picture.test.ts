import type { HeistEvent } from "../../engine/index.ts";
import { describe, expect, it } from "vitest";
import { advance } from "../../scene/advance.ts";
import { type Deed, deedsOf } from "../../scene/later/deeds.tsx";
import { layout, worldOf } from "../../scene/layout.ts";
import { motion } from "../../scene/motion.ts";
import { type HeistPicture, picture } from "../../scene/picture.ts";
import type { Motion } from "@trestle/ui/scene.ts";
import { steps } from "./fixture.ts";

const TABLES: readonly [string, number, Record<string, unknown>][] = [
  ["two together", 2, {}],
  ["four together", 4, { goal: 14 }],
  ["one with three cowboys", 1, { solo: 3 }],
  ["three against each other", 3, { mode: "versus" }],
  ["the score challenge", 2, { mode: "score" }],
];

describe("Train Heist's picture", () => {
  it.each(TABLES)("never drifts from the view: %s", (_name, seats, options) => {
    const seen = new Set<string>();
    let shown = 0;
    for (let seed = 1; seed <= 6; seed++) {
      for (const eyes of seats === 1 ? [0] : [0, null]) {
        const [first, ...rest] = steps({ seats, options, seed, eyes });
        let p = picture(first!.view);
        for (const step of rest) {
          for (const event of step.events) {
            seen.add(event.t);
            const { ms, pan } = (motion[event.t] as (e: HeistEvent, before: HeistPicture) => Motion)(event, p);
            expect(ms).toBeLessThanOrEqual(1000);
            expect(Math.abs(pan)).toBeLessThanOrEqual(1);
            p = advance(p, event);
            shown += placed(event, p).length;
          }
          expect({ ...p, drawn: null }).toEqual(picture(step.view));
          p = picture(step.view);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(shown).toBeGreaterThan(30);
  });
});

/** What is shown of an event; all of it lies on the sheet. */
function placed(event: HeistEvent, p: HeistPicture): Deed[] {
  const world = worldOf(p.edition);
  const deeds = deedsOf(event, p, world, layout(p, world));
  for (const deed of deeds)
    for (const { x, y } of deed.t === "fly" ? [deed.at, deed.from] : [deed.at]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(world.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(world.height);
    }
  return deeds;
}

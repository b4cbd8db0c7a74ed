import { slots } from "../../engine/index.ts";
import { narrow } from "../../../../web/src/store/picks.ts";
import { describe, expect, it } from "vitest";
import { choices, placedKeys } from "../../scene/keys.ts";
import { run, type Asked } from "./fixture.ts";

const TABLES: readonly [string, number, Record<string, unknown>][] = [
  ["three hunters", 3, { characterChoice: 2 }],
  ["five without the train", 5, { expansion: false }],
  ["six with the train", 6, {}],
  ["eight with the blank station", 8, { customStation: "life-point", characterChoice: 2 }],
];

/** The keys that can be touched while these are picked. */
function touchable({ view }: Asked, lit: ReadonlySet<string>): Set<string> {
  return new Set([...placedKeys(view), ...choices(view, lit)]);
}

describe("BANG!'s pieces", () => {
  it.each(TABLES)("every legal move can be picked from what is on the screen: %s", (_name, seats, options) => {
    let asked = 0;
    const kinds = new Set<string>();
    for (let seed = 21; seed <= 26; seed++)
      run(
        { seats, options, seed },
        () => undefined,
        (ask) => {
          asked++;
          kinds.add(ask.decision.kind);
          for (const move of ask.legal) {
            const keys = slots(move);
            keys.forEach((key, n) => {
              const { lit } = narrow({ slots: (m) => slots(m as never) }, ask.legal, keys.slice(0, n));
              expect(lit.has(key)).toBe(true);
              expect(touchable(ask, lit), `${ask.decision.kind} ${keys.join(" ")}`).toContain(key);
            });
          }
        },
      );
    expect(asked).toBeGreaterThan(500);
    expect(kinds.size).toBeGreaterThan(6);
  });
});

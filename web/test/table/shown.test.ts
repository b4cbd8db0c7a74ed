import { describe, expect, it } from "vitest";
import type { Now } from "../../src/stage/director.ts";
import { SCENE } from "../store/fake-scene.ts";
import { clockText, leftOf } from "../../src/table/context/clock.ts";
import { optionKeys } from "../../src/table/screen-reader/option-pages.ts";
import { SYNC } from "../net/fake-transport.ts";
import { unshown, withoutLast } from "../../src/store/shown-history.ts";
import type { ShownEntry } from "../../src/device/transcript-hash.ts";

const event = (t: string) => ({ t, rule: "COLT-SHOOT-1" });
const story: ShownEntry[] = [
  { v: 1, by: null, events: [event("a"), event("b")] },
  { v: 2, by: null, events: [event("c"), event("d"), event("e")] },
];
const now = (part: Partial<Now>): Now => ({
  picture: null,
  view: null,
  event: null,
  ms: 0,
  behind: 0,
  again: false,
  ...part,
});

describe("log and speech do not run ahead of the picture", () => {
  it("counts from the event on show, whatever came in since", () => {
    const shown = now({ event: story[0]!.events[1]!, behind: 0 });
    expect(unshown({ now: shown, looking: null, history: story })).toBe(3);
    expect(unshown({ now: now({ event: story[1]!.events[2]! }), looking: null, history: story })).toBe(0);
  });
  it("has seen everything when nothing is on show, when something is shown again, and when looking back", () => {
    expect(unshown({ now: now({}), looking: null, history: story })).toBe(0);
    expect(unshown({ now: now({ event: story[0]!.events[0]!, again: true }), looking: null, history: story })).toBe(0);
    expect(unshown({ now: now({ behind: 4 }), looking: 1, history: story })).toBe(0);
  });
  it("leaves out the newest events and keeps the rest of their entry", () => {
    expect(withoutLast(story, 0)).toBe(story);
    expect(withoutLast(story, 2).map((t) => t.events.map((e) => e.t).join(""))).toEqual(["ab", "c"]);
    expect(withoutLast(story, 3).map((t) => t.v)).toEqual([1]);
    expect(withoutLast(story, 9)).toEqual([]);
  });
});

describe("numbers for pieces", () => {
  const plan = (...cards: number[]) => ({ t: "plan", cards });
  const legal = [plan(0, 1, 2), plan(0, 2, 1), plan(1, 0, 2), plan(1, 2, 0), plan(2, 0, 1), plan(2, 1, 0)];
  it("stay the same from pick to pick", () => {
    const first = optionKeys(SCENE, legal, 0);
    expect(first).toHaveLength(3);
    expect(optionKeys(SCENE, legal, 1)).toEqual(first);
    expect(optionKeys(SCENE, legal, 2)).toEqual(first);
    expect(optionKeys(SCENE, legal, 3)).toEqual([]);
  });
});

describe("clocks", () => {
  const days = (n: number): string => `${n} d`;
  const hours = (n: number): string => `${n} h`;
  it("round up, so that nought means over", () => {
    expect(clockText(14_000, days, hours)).toBe("0:14");
    expect(clockText(13_001, days, hours)).toBe("0:14");
    expect(clockText(1, days, hours)).toBe("0:01");
    expect(clockText(0, days, hours)).toBe("0:00");
    expect(clockText(330_700, days, hours)).toBe("5:31");
    expect(clockText(3 * 3_600_000, days, hours)).toBe("3 h");
    expect(clockText(5 * 86_400_000, days, hours)).toBe("5 d");
  });
  it("stand still when they do not run or the table is paused", () => {
    const clocks = [{ seat: 0, left: 5_000, running: false }];
    expect(leftOf({ ...SYNC.table, clocks }, 0)).toBe(5_000);
    expect(leftOf({ ...SYNC.table, clocks: [{ seat: 0, left: 5_000, running: true }], paused: true }, 0)).toBe(5_000);
    expect(leftOf({ ...SYNC.table, clocks: [{ seat: 0, left: null, running: true }] }, 0)).toBe(null);
    expect(leftOf({ ...SYNC.table, clocks }, 3)).toBe(null);
  });
});

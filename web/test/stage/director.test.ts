import { describe, expect, test } from "vitest";
import fc from "fast-check";
import type { Scene } from "@trestle/ui/scene.ts";
import { Director, type Now } from "../../src/stage/director.ts";
import type { Pace } from "@trestle/ui/motion/pace.ts";
import type { EventBase } from "@trestle/kernel";
import { FakeClock } from "./fake-clock.ts";

interface Event extends EventBase {
  n: number;
}
function walk(n: number): Event {
  return { t: "walk", rule: "COUNT-1", n };
}
/** A view is the list of numbers so far; the picture is a copy that grows event by event. */
type View = readonly number[];

function hidden(): never {
  throw new Error("the director draws nothing");
}
const scene = {
  id: "count",
  slots: () => [],
  picture: (view: View) => [...view],
  advance: (picture: View, event: Event) => [...picture, event.n],
  motion: {
    walk: () => ({ ms: 100, cue: "step", pan: 0.5 }),
    say: () => ({ ms: 0, cue: null, pan: 0 }),
  },
  headline: hidden,
  Board: hidden,
  Hand: hidden,
  Result: hidden,
} as object as Scene;

interface Heard {
  cue: string;
  pan: number;
}

function house(pace: Partial<Pace> = {}) {
  const clock = new FakeClock();
  const seen: (Now & { at: number })[] = [];
  const heard: Heard[] = [];
  const tempo: Pace = { tempo: 1, reduced: false, hidden: false, ...pace };
  const director = new Director(
    scene,
    (now) => seen.push({ ...now, at: clock.time }),
    () => tempo,
    {
      clock,
      sounds: { cue: (cue, pan) => heard.push({ cue, pan }) },
    },
  );
  let v = 0;
  const view: number[] = [];
  director.sync([]);
  return {
    clock,
    seen,
    heard,
    director,
    tempo,
    view,
    push(kinds: string) {
      const events = kinds
        .split("")
        .map((k) => ({ ...walk(view.push(view.length) - 1), t: k === "w" ? "walk" : "say" }));
      director.push({ v: ++v, events, view: [...view] });
    },
    told: () => seen.flatMap((now) => (now.event === null || now.again ? [] : [(now.event as Event).n])),
    last: () => seen.at(-1),
  };
}

describe("director", () => {
  test("plays a step event by event and ends on its view", () => {
    const h = house();
    h.push("wsw");
    expect(h.last()).toMatchObject({ event: { n: 0 }, ms: 100, picture: [0], behind: 2, view: [] });
    h.clock.forward(99);
    expect(h.told()).toEqual([0]);
    h.clock.forward(1);
    expect(h.told()).toEqual([0, 1, 2]);
    h.clock.forward(100);
    expect(h.last()).toMatchObject({ event: null, ms: 0, picture: [0, 1, 2], view: [0, 1, 2], behind: 0 });
    expect(h.heard).toEqual([
      { cue: "step", pan: 0.5 },
      { cue: "step", pan: 0.5 },
    ]);
  });

  test("late timers do not add up", () => {
    const h = house();
    h.clock.late = 7;
    for (let i = 0; i < 3; i++) h.push("ww");
    h.clock.finish();
    const starts = h.seen.filter((now) => now.event !== null).map((now) => now.at);
    expect(starts).toEqual([0, 107, 207, 307, 407, 507]);
  });

  test("an event that comes after a rest gets its whole length", () => {
    const h = house();
    h.push("w");
    h.clock.forward(150);
    h.push("w");
    expect(h.last()).toMatchObject({ ms: 100 });
  });

  test("more than six events of other steps behind: four times as fast", () => {
    const h = house();
    h.push("ww");
    h.push("www");
    h.push("www");
    h.clock.forward(100);
    expect(h.last()).toMatchObject({ event: { n: 1 }, ms: 100, behind: 6 });
    h.push("w");
    h.clock.forward(100);
    expect(h.last()).toMatchObject({ event: { n: 2 }, ms: 100, behind: 6 });
    h.push("www");
    h.clock.forward(100);
    expect(h.last()).toMatchObject({ event: { n: 3 }, ms: 25, behind: 8 });
  });

  test("one long step alone is never rushed", () => {
    const h = house();
    h.push("wwwwwwwwwwww");
    expect(h.last()).toMatchObject({ ms: 100, behind: 11 });
  });

  test.each([{ hidden: true }, { tempo: 0 }])("with %o it is at the newest view at once, and has told all", (pace) => {
    const h = house(pace);
    h.push("wsw");
    h.push("ww");
    expect(h.told()).toEqual([0, 1, 2, 3, 4]);
    expect(h.last()).toMatchObject({ picture: [0, 1, 2, 3, 4], behind: 0, event: null });
    expect(h.heard).toEqual([]);
    expect(h.clock.waiting).toBe(0);
  });

  test("a tab hidden in the middle jumps after the event under way", () => {
    const h = house();
    h.push("www");
    h.tempo.hidden = true;
    h.clock.forward(100);
    expect(h.last()).toMatchObject({ event: null, picture: [0, 1, 2] });
  });

  test("hurry ends the event under way, and the next one takes its whole length", () => {
    const h = house();
    h.push("ww");
    h.clock.forward(30);
    h.director.hurry();
    expect(h.last()).toMatchObject({ event: { n: 1 }, ms: 100 });
    h.clock.forward(100);
    h.director.hurry();
    expect(h.told()).toEqual([0, 1]);
    expect(h.last()).toMatchObject({ event: null });
  });

  test("skip tells the rest at once", () => {
    const h = house();
    h.push("www");
    h.push("w");
    h.director.skip();
    expect(h.seen.filter((now) => now.event !== null).map((now) => now.ms)).toEqual([100, 0, 0, 0]);
    expect(h.last()).toMatchObject({ event: null, picture: [0, 1, 2, 3] });
  });

  test("replay shows events again from the view before them, then returns", () => {
    const h = house();
    h.push("ww");
    h.push("w");
    h.director.replay([0], [walk(1)]);
    expect(h.last()).toMatchObject({ event: { n: 1 }, picture: [0, 1], again: true, ms: 100 });
    h.push("w");
    h.clock.forward(100);
    expect(h.last()).toMatchObject({ event: { n: 3 }, picture: [0, 1, 2, 3], again: false });
    h.clock.finish();
    expect(h.told()).toEqual([0, 1, 2, 3]);
  });

  test("skip leaves a replay without telling it", () => {
    const h = house();
    h.push("ww");
    h.clock.finish();
    const before = h.seen.length;
    h.director.replay([], [walk(0), walk(1)]);
    h.director.skip();
    expect(h.seen.slice(before).map((now) => now.event)).toEqual([expect.objectContaining({ n: 0 }), null]);
    expect(h.last()).toMatchObject({ picture: [0, 1] });
  });

  test("a sync forgets what waits; a stopped director is silent", () => {
    const h = house();
    h.push("ww");
    h.director.sync([0, 1, 2, 3]);
    expect(h.last()).toMatchObject({ picture: [0, 1, 2, 3], behind: 0 });
    h.push("w");
    h.director.stop();
    const before = h.seen.length;
    h.clock.finish();
    h.push("w");
    h.director.sync([]);
    expect(h.seen.length).toBe(before);
  });

  test("whatever happens, it ends at the newest view, each event told once and in order", () => {
    const act = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ do: fc.constant("push" as const), kinds: fc.stringMatching(/^[ws]{0,9}$/) }),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 400 }) }) },
      fc.record({ do: fc.constantFrom("hurry" as const, "skip" as const, "replay" as const) }),
      fc.record({ do: fc.constant("pace" as const), tempo: fc.constantFrom(0, 0.5, 1, 1.6), hidden: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), fc.integer({ min: 0, max: 300 }), (acts, late) => {
        const h = house();
        h.clock.late = late;
        for (const a of acts) {
          if (a.do === "push") h.push(a.kinds);
          else if (a.do === "wait") h.clock.forward(a.ms);
          else if (a.do === "pace") Object.assign(h.tempo, { tempo: a.tempo, hidden: a.hidden });
          else if (a.do === "replay") h.director.replay([], [walk(0)]);
          else h.director[a.do]();
        }
        h.clock.finish();
        expect(h.told()).toEqual(h.view);
        expect(h.last()).toMatchObject({ event: null, picture: h.view, view: h.view, behind: 0, ms: 0 });
      }),
      { numRuns: 400 },
    );
  });
});

import { expect, it } from "vitest";
import { bestMoment } from "../../scene/later/moments.ts";
import { layout, PITCH } from "../../scene/layout.ts";
import { advance, picture } from "../../scene/picture.ts";
import { steps } from "./fixture.ts";

const BOX = { width: 1000, height: 420 };
const PHONE = { width: 390, height: 260 };

it("keeps the order of every lane, and nobody on the same spot", () => {
  for (let seed = 1; seed <= 10; seed++)
    for (const { view } of steps(7, { reflex: true, horse: true }, seed, null)) {
      const p = picture(view);
      const { figures } = layout(p, BOX, "wide", null);
      for (const lane of p.lanes) {
        const xs = lane.map((i) => figures[i]!.x);
        expect(xs).toEqual(xs.toSorted((a, b) => a - b));
        expect(new Set(xs).size).toBe(xs.length);
      }
    }
});

it("shows the whole train on a wide screen, and who acts on a small one", () => {
  for (const { view } of steps(7, {}, 4, null)) {
    const p = picture(view);
    const wide = layout(p, BOX, "wide", null).camera;
    expect((-p.cars * PITCH - wide.x) * wide.scale).toBeGreaterThanOrEqual(0);
    for (let i = 0; i < p.figures.length; i++) {
      if (p.figures[i]!.lane < 0) continue;
      const { camera, figures } = layout(p, PHONE, "narrow", i);
      const x = (figures[i]!.x - camera.x) * camera.scale;
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(PHONE.width);
    }
  }
});

it("lets a car roll away with whoever is on it", () => {
  const told = steps(5, {}, 3, null);
  const at = told.findIndex((s) => s.events.some((e) => e.t === "unhooked"));
  let p = picture(told[at - 1]!.view);
  for (const event of told[at]!.events) {
    p = advance(p, event);
    if (event.t !== "unhooked") continue;
    const { cars, figures } = layout(p, BOX, "wide", null);
    expect(cars.filter((c) => c.alpha === 0).map((c) => c.key)).toEqual([`car:${event.car}`]);
    p.figures.forEach((f, i) => expect(figures[i]!.alpha).toBe(f.lane >= 0 && f.lane >> 1 !== event.car ? 1 : 0));
  }
});

it("finds a moment worth seeing again in every game, and replays an entry that exists", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const told = steps(5, { horse: true }, seed, 0);
    const history = told.map((s, v) => ({ v, events: s.events }));
    const moment = bestMoment(history);
    expect(moment).not.toBeNull();
    expect(told[moment!.v]!.events.length).toBeGreaterThan(0);
  }
});

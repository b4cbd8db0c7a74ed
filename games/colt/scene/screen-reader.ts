import type { ColtTypes, Event, FigureView, View } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";
import type { ScreenReader, ScreenReaderCell } from "@trestle/ui/scene.ts";
import { banditName, cardName, coltText } from "./names.ts";

const FLOORS = ["roof", "inside"] as const;

function text() {
  return coltText();
}
function nameOf(f: FigureView): string {
  return banditName(f.bandit);
}
function stance(f: FigureView): string {
  return f.stunned ? text().figure.stunned : text().figure.standing;
}
function said(f: FigureView): string {
  return text().screenReader.figure(nameOf(f), stance(f), text().figure.facing(f.facing));
}
function cell(view: View, car: number, floor: (typeof FLOORS)[number]): ScreenReaderCell {
  const lane = view.lanes[2 * car + (floor === "roof" ? 1 : 0)] ?? [];
  return {
    text: text().screenReader.cell(
      car,
      view.cars,
      floor,
      lane.map((i) => said(view.figures[i]!)),
    ),
    key: null,
  };
}
/** From the tail to the locomotive, as the picture reads from left to right. */
function carsOf(view: View): number[] {
  return Array.from({ length: view.cars + 1 }, (_, i) => view.cars - i);
}

function whereabouts(view: View, i: number): string {
  const f = view.figures[i]!;
  const { screenReader: words, figure, ghost } = text();
  if (f.status === "out") return words.gone(nameOf(f));
  if (f.status === "ejected") return words.ejected(nameOf(f));
  const lane = view.lanes.findIndex((l) => l.includes(i));
  const where = lane & 1 ? ghost.roof(lane >> 1) : ghost.inside(lane >> 1);
  return words.where(nameOf(f), where, stance(f), figure.facing(f.facing));
}

/** The figures an event is about, and its car. */
function keysOf(event: Event): string[] {
  const out: string[] = [];
  if ("figure" in event) out.push(`figure:${event.figure}`);
  if ("target" in event) out.push(`figure:${event.target}`);
  if ("by" in event) out.push(`figure:${event.by}`);
  if ("shooter" in event && event.shooter !== null) out.push(`figure:${event.shooter}`);
  if (event.t === "unhooked") out.push(`car:${event.car}`);
  if (event.t === "first-passed") out.push(`figure:${event.to}`);
  return out;
}

export const screenReader: ScreenReader<ColtTypes> = {
  grid: (view) => ({
    label: text().screenReader.grid,
    rows: FLOORS.map((floor) => ({
      label: text().floor[floor],
      cells: carsOf(view).map((car) => cell(view, car, floor)),
    })),
  }),

  board(view) {
    const { screenReader: t } = text();
    const lines = [view.phase === "over" ? t.over : t.round(view.round, view.rounds, view.cars)];
    for (const car of carsOf(view))
      for (const floor of FLOORS)
        if ((view.lanes[2 * car + (floor === "roof" ? 1 : 0)] ?? []).length > 0)
          lines.push(cell(view, car, floor).text);
    if (view.lanes.every((lane) => lane.length === 0)) lines.push(t.empty);
    if (view.phase === "over") return lines;
    if (view.nextLoot !== null) lines.push(t.nextLoot(nameOf(view.figures[view.nextLoot]!)));
    lines.push(t.first(nameOf(view.figures[view.first]!)));
    const ready = view.figures.filter((f) => f.ready);
    if (ready.length > 0) lines.push(t.ready(ready.map(nameOf)));
    return lines;
  },

  hand(view) {
    const { screenReader: t } = text();
    const mine = view.figures.filter((f) => f.seat === view.me && f.status !== "out");
    if (mine.length === 0) return [t.noHand];
    return [
      t.hand(view.hand.map(cardName)),
      ...mine.map((f) => (f.plan === null ? t.noPlan(nameOf(f)) : t.plan(nameOf(f), f.plan.map(cardName)))),
    ];
  },

  player(view, seat: Seat, names) {
    const { screenReader: t, figure } = text();
    const lines: string[] = [];
    view.figures.forEach((f, i) => {
      if (f.seat !== seat) return;
      lines.push(`${nameOf(f)}, ${figure.played(names.seat(seat))}.`);
      lines.push(whereabouts(view, i));
      lines.push(t.loot(nameOf(f), f.loot));
      if (view.nextLoot === i) lines.push(t.nextLoot(nameOf(f)));
    });
    return lines;
  },

  keys: keysOf,
};

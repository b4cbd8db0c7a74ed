import type { ColtTypes, Event, Facing, FigureView, Place, Status, View } from "../engine/page.ts";
import type { Seat } from "@trestle/kernel";

type Stamp = "done" | "blocked" | "down";
/** One of a bandit's three slots: nothing there, a back, a card I know, a card everybody has seen. */
export interface Slot {
  state: "empty" | "hidden" | "mine" | "shown";
  card: number | null;
  stamp: Stamp | null;
}
export interface FigurePicture {
  bandit: number;
  seat: Seat;
  status: Status;
  facing: Facing;
  stunned: boolean;
  loot: number[];
  /** `2 × car` inside, `2 × car + 1` on the roof; −1: not aboard. */
  lane: number;
  slots: readonly Slot[];
  /** Where it was last seen leaving; nothing but motion depends on it. */
  exit: { car: number; over: Facing } | null;
}
export interface ColtPicture {
  figures: readonly FigurePicture[];
  /** The figures of each lane, from rear to front. */
  lanes: readonly (readonly number[])[];
  cars: number;
  /** The car that rolls away at this moment, with whoever is on it. */
  leaving: number | null;
  first: number;
  round: number;
  rounds: number;
  phase: View["phase"] | "shootin";
  /** Whose card is being played: its number in the programme (1 to 3) and the card. */
  act: { figure: number; card: number; nth: number } | null;
  nextLoot: number | null;
  winners: readonly Seat[] | null;
}

const EMPTY: Slot = { state: "empty", card: null, stamp: null };
const THREE = [0, 1, 2] as const;

export function picture(view: View): ColtPicture {
  return {
    figures: view.figures.map((f, i) => figureOf(f, laneOf(view.lanes, i))),
    lanes: view.lanes.map((lane) => lane.slice()),
    cars: view.cars,
    leaving: null,
    first: view.first,
    round: view.round,
    rounds: view.rounds,
    phase: view.phase,
    act: null,
    nextLoot: view.nextLoot,
    winners: view.outcome === null ? null : view.outcome.winners,
  };
}

function figureOf(f: FigureView, lane: number): FigurePicture {
  return {
    bandit: f.bandit,
    seat: f.seat,
    status: f.status,
    facing: f.facing,
    stunned: f.stunned,
    loot: f.loot.slice(),
    lane,
    slots: f.ready ? locked(f.plan) : none(),
    exit: null,
  };
}
function laneOf(lanes: readonly (readonly number[])[], figure: number): number {
  return lanes.findIndex((lane) => lane.includes(figure));
}
function none(): Slot[] {
  return THREE.map(() => EMPTY);
}
function locked(cards: readonly number[] | null): Slot[] {
  return THREE.map((i) =>
    cards === null
      ? { state: "hidden", card: null, stamp: null }
      : { state: "mine", card: cards[i] ?? null, stamp: null },
  );
}

type Change = Partial<FigurePicture>;
function change(p: ColtPicture, figure: number, to: Change): ColtPicture {
  return { ...p, figures: p.figures.map((f, i) => (i === figure ? { ...f, ...to } : f)) };
}
function laneIndex(at: Place): number {
  return 2 * at.car + (at.floor === "roof" ? 1 : 0);
}

/** Takes a figure to another lane (−1: off the train); it enters at the rear end or the front end of it. */
function put(p: ColtPicture, figure: number, lane: number, end: "rearmost" | "frontmost"): ColtPicture {
  const lanes = p.lanes.map((list, i) => {
    const rest = list.includes(figure) ? list.filter((f) => f !== figure) : list;
    if (i !== lane) return rest;
    return end === "rearmost" ? [figure, ...rest] : [...rest, figure];
  });
  return marked({ ...change(p, figure, { lane }), lanes });
}

/** Who stands farthest back of those who will not fall with the tail: the view says it, between two views the picture. */
function marked(p: ColtPicture): ColtPicture {
  for (let lane = 2 * p.cars - 1; lane >= 0; lane--) {
    const figure = p.lanes[lane]?.[0];
    if (figure !== undefined) return { ...p, nextLoot: figure };
  }
  return { ...p, nextLoot: null };
}

function stamped(p: ColtPicture, stamp: Stamp): ColtPicture {
  if (p.act === null) return p;
  const { figure, nth } = p.act;
  const slots = p.figures[figure]!.slots.map((slot, i) => (i === nth - 1 ? { ...slot, stamp } : slot));
  return change(p, figure, { slots });
}

/** It came in on the side it came from: heading front it is the rearmost. */
function entering(from: Place, to: Place): "rearmost" | "frontmost" {
  return to.car < from.car ? "rearmost" : "frontmost";
}

type Advances = { [K in Event["t"]]: (p: ColtPicture, e: Extract<Event, { t: K }>) => ColtPicture };

const ADVANCES: Advances = {
  began: (p) => p,
  "round-began": (p, e) => ({
    ...p,
    figures: p.figures.map((f) => ({ ...f, slots: none(), exit: null })),
    round: e.round,
    first: e.first,
    cars: e.cars,
    leaving: null,
    lanes: p.lanes.slice(0, 2 * (e.cars + 1)),
    phase: "schemin",
    act: null,
  }),
  planned: (p, e) => change(p, e.figure, { slots: locked(e.secret?.cards ?? null) }),
  unlocked: (p, e) => change(p, e.figure, { slots: none() }),
  revealed: (p, e) => {
    const slots = p.figures[e.figure]!.slots.map((slot, i): Slot =>
      i === e.nth - 1 ? { state: "shown", card: e.card, stamp: null } : slot,
    );
    return {
      ...change(p, e.figure, { slots }),
      phase: "shootin",
      act: { figure: e.figure, card: e.card, nth: e.nth },
    };
  },
  turned: (p, e) => stamped(change(p, e.figure, { facing: e.facing }), "done"),
  walked: (p, e) => stamped(put(p, e.figure, laneIndex(e.to), entering(e.from, e.to)), "done"),
  climbed: (p, e) => {
    const end = p.figures[e.figure]!.facing === "front" ? "rearmost" : "frontmost";
    return stamped(put(p, e.figure, laneIndex(e.to), end), "done");
  },
  shot: (p, e) => {
    const pushed = put(p, e.target, laneIndex(e.to), entering(e.from, e.to));
    return stamped(change(pushed, e.target, { stunned: true }), "done");
  },
  missed: (p) => stamped(p, "blocked"),
  absorbed: (p) => stamped(p, "blocked"),
  left: (p, e) => {
    const off = put(p, e.figure, -1, "rearmost");
    const exit = { car: e.from.car, over: e.over };
    return stamped(change(off, e.figure, { status: e.fate, stunned: false, exit }), "done");
  },
  woke: (p, e) => stamped(change(p, e.figure, { stunned: false }), "down"),
  ducked: (p, e) => stamped(change(p, e.figure, { stunned: true }), "done"),
  rode: (p, e) => {
    const there = put(p, e.figure, 0, "frontmost");
    return stamped(change(there, e.figure, { facing: "front", status: "aboard", stunned: false, exit: null }), "done");
  },
  lost: (p, e) => stamped(change(p, e.figure, { status: "out" }), "blocked"),
  unhooked: (p, e) => marked({ ...p, cars: e.car - 1, leaving: e.car, act: null }),
  fell: (p, e) => {
    const gone = put(p, e.figure, -1, "rearmost");
    return change(gone, e.figure, { status: "out", stunned: false, exit: { car: e.from.car, over: "rear" } });
  },
  looted: (p, e) => change(p, e.figure, { loot: [...p.figures[e.figure]!.loot, e.value] }),
  "first-passed": (p, e) => ({ ...p, first: e.to }),
  ended: (p, e) => ({
    ...p,
    figures: p.figures.map((f) => ({ ...f, slots: none(), status: f.status === "ejected" ? "out" : f.status })),
    lanes: p.lanes.slice(0, 2 * (p.cars + 1)),
    leaving: null,
    phase: "over",
    act: null,
    nextLoot: null,
    winners: e.winners,
  }),
};

/** What an event itself says; the next view overwrites it all. */
export function advance(p: ColtPicture, event: ColtTypes["event"]): ColtPicture {
  return (ADVANCES[event.t] as (p: ColtPicture, e: Event) => ColtPicture)(p, event);
}

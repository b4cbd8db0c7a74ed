import type { ColtPicture, FigurePicture } from "./picture.ts";

/** World units: a bandit is about 100 tall. The rails lie at y 0, up is negative; the locomotive begins at x 0. */
export const PITCH = 184;
export const CAR = 172;
export const ENGINE = 304;
export const ROOF = -203;
const FLOOR = -43;
export const FIGURE = { width: 70, height: 108 } as const;
/** Air above the roofs for whoever stands there, and for what is said above them. */
const HEADROOM = 324;
/** Pixels for a name above a head on a roof. */
const LABEL = 24;

export interface Placement {
  key: string;
  x: number;
  y: number;
  /** Degrees: 0 standing, −90 on the back. */
  turn: number;
  /** 1: to the locomotive, −1: to the tail. */
  face: 1 | -1;
  z: number;
  alpha: 0 | 1;
}
export interface Camera {
  /** World x at the left edge of the box, and pixels a unit. */
  x: number;
  scale: number;
  /** Pixels from the top of the box down to the rails. */
  rails: number;
}
export interface Box {
  width: number;
  height: number;
}
export interface Layout {
  camera: Camera;
  cars: Placement[];
  figures: Placement[];
}

export function carX(car: number): number {
  return car === 0 ? 0 : -car * PITCH;
}
function carWidth(car: number): number {
  return car === 0 ? ENGINE : CAR;
}

/** What a small screen looks at: a figure, a car, or (null) the tail. */
export type Follow = number | { car: number } | null;

export function layout(p: ColtPicture, box: Box, width: "wide" | "narrow", follow: Follow): Layout {
  return {
    camera: width === "wide" ? wholeTrain(p, box) : threeCars(p, box, follow),
    cars: carPlacements(p),
    figures: p.figures.map((f, i) => figurePlacement(p, f, i)),
  };
}

/** All of the train in the middle; it comes nearer as it gets shorter. */
function wholeTrain(p: ColtPicture, box: Box): Camera {
  // A car that rolls away is watched before the camera comes nearer.
  const length = (p.leaving ?? p.cars) * PITCH + ENGINE;
  const rails = railsIn(box);
  const scale = Math.min((box.width - 24) / (length + 40), (rails - LABEL) / HEADROOM, 1.6);
  return { scale, rails, x: ENGINE - length / 2 - box.width / 2 / scale };
}

/** About three cars, around the one where something happens. */
function threeCars(p: ColtPicture, box: Box, follow: Follow): Camera {
  const rails = railsIn(box);
  const scale = Math.min(box.width / (3 * PITCH + 20), (rails - LABEL) / HEADROOM);
  const seen = box.width / scale;
  const rear = -(p.leaving ?? p.cars) * PITCH - 26;
  const front = ENGINE + 20;
  const car = followed(p, follow);
  const middle = carX(car) + carWidth(car) / 2 - seen / 2;
  const x = front - rear <= seen ? (front + rear - seen) / 2 : Math.max(rear, Math.min(front - seen, middle));
  return { scale, x, rails };
}

/** The rails stay where they are, whatever the camera does; a tall box shows more land in front of them. */
function railsIn(box: Box): number {
  return box.height - Math.max(22, Math.min(box.height * 0.09, 40));
}

function followed(p: ColtPicture, follow: Follow): number {
  if (follow === null) return p.leaving ?? p.cars;
  if (typeof follow === "object") return follow.car;
  const f = p.figures[follow];
  if (f === undefined || f.lane < 0) return f?.exit?.over === "front" ? 0 : p.cars;
  return f.lane >> 1;
}

function carPlacements(p: ColtPicture): Placement[] {
  const out: Placement[] = [];
  for (let car = 0; car <= p.cars; car++) out.push(still(`car:${car}`, carX(car), 1));
  if (p.leaving !== null) out.push(still(`car:${p.leaving}`, carX(p.leaving) - DRIFT, 0));
  return out;
}
const DRIFT = 3 * PITCH;
function still(key: string, x: number, alpha: 0 | 1): Placement {
  return { key, x, y: 0, turn: 0, face: 1, z: 0, alpha };
}

function figurePlacement(p: ColtPicture, f: FigurePicture, i: number): Placement {
  const common = {
    key: `figure:${i}`,
    turn: f.stunned ? -90 : 0,
    face: f.facing === "front" ? (1 as const) : (-1 as const),
  };
  if (f.lane < 0) return { ...common, ...beside(p, f), z: 60 };
  const lane = p.lanes[f.lane] ?? [];
  const place = lane.indexOf(i);
  const car = f.lane >> 1;
  const drift = p.leaving === car ? DRIFT : 0;
  return {
    ...common,
    x: spot(car, lane.length, place) - drift,
    y: f.lane & 1 ? ROOF : FLOOR,
    z: 10 + (p.act?.figure === i ? 20 : f.stunned ? 9 : place),
    alpha: drift === 0 ? 1 : 0,
  };
}

/** Not aboard: waiting for a horse beside the rails, or gone. */
function beside(p: ColtPicture, f: FigurePicture): Pick<Placement, "x" | "y" | "alpha"> {
  const over = f.exit?.over ?? "rear";
  const car = f.exit?.car ?? p.cars;
  const x = over === "front" ? ENGINE - 34 : f.status === "ejected" ? carX(p.cars) + 20 : carX(car) - 60;
  const rolled = f.exit !== null && f.exit.car > p.cars && f.exit.over === "rear" && f.status === "out";
  return { x: rolled ? carX(car) + CAR / 2 - DRIFT : x, y: 30, alpha: f.status === "ejected" ? 1 : 0 };
}

/** On the locomotive one stands in its cab, or on the roof of it; the boiler is too hot. */
const CAB = 164;
function spot(car: number, count: number, place: number): number {
  const width = car === 0 ? CAB : CAR;
  const step = count < 2 ? 0 : Math.min(60, (width - 66) / (count - 1));
  return carX(car) + width / 2 + (place - (count - 1) / 2) * step;
}

export interface Spot {
  x: number;
  y: number;
}
/** The middle of a lane; off the train: beside the end that is nearer to where somebody was. */
export function laneSpot(p: ColtPicture, lane: number, from: Spot): Spot {
  if (lane < 0) return { x: from.x < -p.cars * 90 ? 40 - p.cars * PITCH : ENGINE - 34, y: -8 };
  return { x: spot(lane >> 1, 1, 0), y: lane & 1 ? ROOF : FLOOR };
}

interface InRow {
  count: number;
  nth: number;
  /** Somebody is drawn in the middle: one or two guesses keep to the sides. */
  crowded: boolean;
}
/** Where one of several guesses at a spot is drawn, and how far its words are lifted to clear the next one's. */
export function rowSpot(at: Spot, { count, nth, crowded }: InRow): Spot & { lift: number } {
  const aside = crowded && count < 3;
  const step = count > 3 ? 130 / (count - 1) : aside ? 120 : 58;
  const x = at.x + (nth - (count - 1) / 2) * step + (aside && count === 1 ? 60 : 0);
  return { x, y: at.y, lift: count > 3 && nth & 1 ? 27 : 0 };
}

/** How far one sees on this floor: to whom is hit (null: nobody), else to the end of the train. */
export function sightLength(p: ColtPicture, from: Spot, face: 1 | -1, target: number | null): number {
  const end = target ?? (face === 1 ? ENGINE - 130 : -p.cars * PITCH);
  return Math.max(20, (end - from.x) * face - (target === null ? 30 : 62));
}

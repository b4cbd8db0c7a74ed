import { carHeading, heading, type Point, type Rails, railsOf, towards, turn } from "./geometry.ts";
import { type Box, boxOf } from "./box.ts";
import type { HeistPicture } from "./picture.ts";

/** Both maps on one sheet, in units of the Main Map: the train in section lies below. */
export interface World {
  box: Box;
  rails: Rails;
  width: number;
  height: number;
  map: Frame;
  train: Frame;
  /** Units of the sheet a unit of the train's own map. */
  scale: number;
  /** Where the middle of a space of either map is. */
  place: (space: string) => Point;
}
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14;
/** Units that somebody on a roof stands above it. */
const HEADROOM = 62;

const worlds = new Map<string, World>();

export function worldOf(edition: string): World {
  const box = boxOf(edition);
  const known = worlds.get(box.hash);
  if (known !== undefined) return known;
  const world = makeWorld(box);
  worlds.set(box.hash, world);
  return world;
}

function makeWorld(box: Box): World {
  const { mainMap, trainMap } = box.edition;
  const scale = mainMap.width / trainMap.width;
  const roof = Math.min(...trainMap.spaces.map((s) => s.y));
  // The train's own frame may begin above or below the heads of those on its roofs.
  const lift = Math.min(0, roof - HEADROOM / scale);
  const train = {
    x: 0,
    y: mainMap.height + GAP,
    width: mainMap.width,
    height: (trainMap.height - lift) * scale,
  };
  const place = (space: string): Point => {
    const main = box.main.get(space);
    if (main !== undefined) return { x: main.x, y: main.y };
    const s = box.train.get(space);
    return s === undefined ? { x: 0, y: 0 } : { x: s.x * scale, y: train.y + (s.y - lift) * scale };
  };
  return {
    box,
    rails: railsOf(box.edition),
    width: mainMap.width,
    height: train.y + train.height,
    map: { x: 0, y: 0, width: mainMap.width, height: mainMap.height },
    train,
    scale,
    place,
  };
}

/** A point of the train's map on the sheet. */
export function onTrain(w: World, x: number, y: number): Point {
  const lift = (w.train.height / w.scale - w.box.edition.trainMap.height) * w.scale;
  return { x: x * w.scale, y: w.train.y + lift + y * w.scale };
}

export interface Spot extends Point {
  turn: number;
}
export interface Layout {
  cars: Spot[];
  /** null: lost. */
  horses: (Point | null)[];
  cowboys: Point[];
  sheriff: Point;
}

/** Where every piece stands; those that share a space stand side by side. */
export function layout(p: HeistPicture, w: World): Layout {
  const groups = new Map<string, string[]>();
  const join = (space: string, key: string): void => void groups.set(space, [...(groups.get(space) ?? []), key]);
  p.horses.forEach((at, h) => at !== null && join(at, `horse:${h}`));
  p.cowboys.forEach((c, i) => c.horse === null && join(c.at, `cowboy:${i}`));
  join(p.sheriff, "sheriff");
  const spot = (space: string, key: string): Point => {
    const group = groups.get(space) ?? [key];
    return spread(w, space, group.length, Math.max(0, group.indexOf(key)));
  };
  const horses = p.horses.map((at, h) => (at === null ? null : spot(at, `horse:${h}`)));
  return {
    cars: p.cars.map((space, i) => ({ ...w.place(space), turn: carHeading(w.rails, p.cars, i) })),
    horses,
    cowboys: p.cowboys.map((c, i) => {
      const horse = c.horse === null ? null : horses[c.horse];
      if (horse === null || horse === undefined) return spot(c.at, `cowboy:${i}`);
      const pillion = p.cowboys.findIndex((other) => other.horse === c.horse) !== i;
      return { x: horse.x + (pillion ? -13 : 3), y: horse.y - 17 };
    }),
    sheriff: spot(p.sheriff, "sheriff"),
  };
}

const STEP = 36;
/** More than so many stand in two rows. */
const ROW = 3;

function spread(w: World, space: string, count: number, i: number): Point {
  const { x, y } = w.place(space);
  const kind = w.box.main.get(space)?.kind;
  const rows = count > ROW && kind !== undefined ? 2 : 1;
  const across = Math.ceil(count / rows);
  const row = Math.floor(i / across);
  const here = row === rows - 1 ? count - across * row : across;
  const step = here < 2 ? 0 : Math.min(STEP, 110 / (here - 1));
  const dx = ((i % across) - (here - 1) / 2) * step + (row === 0 ? 0 : 9);
  return { x: x + dx, y: y + (kind === "town" ? 30 : 18) + (rows === 1 ? 0 : row * 34 - 6) };
}

/** The same heading as a number near the last one, so that nothing turns the long way round. */
export function nearTurn(last: number, next: number): number {
  return last + turn(last, next);
}

/** Stars and signs stand off the track, on the side of what they belong to. */
export function besideTrack(w: World, space: string, to: Point, by: number): Point {
  const here = w.place(space);
  return towards(here, heading(here, to), by);
}

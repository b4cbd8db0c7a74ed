import { DIRECTIONS, type Forecast, type HeistView } from "../engine/page.ts";
import type { Names } from "@trestle/kernel";
import type { ScreenReaderCell } from "@trestle/ui/scene.ts";
import { type Box, boxOf } from "./box.ts";
import { gameText, handText } from "./words.ts";

export interface Told {
  view: HeistView;
  names: Names;
  box: Box;
  /** A piece as the game calls it. */
  say: (key: string) => string;
}
export function told(view: HeistView, names: Names): Told {
  return { view, names, box: boxOf(view.edition), say: (key) => gameText().piece(key, view, names) };
}

/** What a place is, besides its name. */
function marksOf({ view, box }: Told, id: string): string[] {
  const { screenReader: words } = handText();
  const { track, mainMap } = box.edition;
  const out: string[] = [];
  const town = mainMap.towns.find((t) => t.star === id);
  if (town !== undefined) out.push(words.star.gold(town.letter));
  if (track.silverStars.includes(id)) out.push(words.star.silver);
  if (track.tunnel.includes(id)) out.push(words.tunnel);
  const junction = track.junctions.find((j) => j.space === id);
  if (junction !== undefined) out.push(view.tokens ? words.junction(view.switches[junction.id]) : words.junctionBare);
  const closed = mainMap.cacti.some((c) => view.closed.includes(c.id) && (c.space === id || c.track === id));
  if (closed) out.push(words.closed);
  return out;
}

/** Who and what is there. */
function hereOf({ view, box, say }: Told, id: string): string[] {
  const { screenReader: words } = handText();
  const section = view.cars.indexOf(id);
  const town = view.towns.find((t) => t.space === id);
  return [
    ...(section < 0 ? [] : [section === 0 ? words.engine : words.section(section + 1)]),
    ...view.cowboys.flatMap((c) => (c.at === id ? [say(`cowboy:${c.cowboy}`)] : [])),
    ...view.horses.flatMap((at, h) => (at === id ? [words.horse(h + 1)] : [])),
    ...(view.sheriff === id ? [words.sheriff] : []),
    ...(town !== undefined && town.tiles.length > 0 && box.main.has(id)
      ? [words.tilesHere(town.tiles.map((t) => say(`tile:${t}`)))]
      : []),
  ];
}

function placeCell(t: Told, id: string): ScreenReaderCell {
  const { screenReader: words } = handText();
  const beside = (t.box.main.get(id) ?? t.box.train.get(id))?.adjacent ?? [];
  const name = t.say(`space:${id}`);
  return {
    text: words.place(
      name,
      marksOf(t, id),
      hereOf(t, id),
      beside.map((other) => t.say(`space:${other}`)),
    ),
    key: `space:${id}`,
  };
}

interface Row {
  label: string;
  cells: ScreenReaderCell[];
}

/** The loop as numbered places, the land about it, then the train floor by floor, its cars and its loot. */
export function gridRows(t: Told): Row[] {
  const { screenReader: words } = handText();
  const { mainMap, trainMap } = t.box.edition;
  const places = (list: readonly { id: string }[]): ScreenReaderCell[] => list.map(({ id }) => placeCell(t, id));
  const train = trainMap.spaces.toSorted((a, b) => a.x - b.x);
  return [
    { label: words.rows.loop, cells: places(mainMap.spaces.filter((s) => s.kind === "rail")) },
    { label: words.rows.land, cells: places(mainMap.spaces.filter((s) => s.kind !== "rail")) },
    { label: words.rows.roof, cells: places(train.filter((s) => s.kind === "roof")) },
    { label: words.rows.floor, cells: places(train.filter((s) => s.kind !== "roof")) },
    { label: words.rows.board, cells: t.view.cars.map((at, i) => carCell(t, at, i)) },
    { label: words.rows.squares, cells: trainMap.lootSquares.map(({ id }) => squareCell(t, id)) },
    { label: words.rows.riders, cells: riderCells(t) },
    { label: words.rows.signs, cells: signCells(t) },
  ];
}

function carCell({ box, say }: Told, at: string, i: number): ScreenReaderCell {
  const { screenReader: words, needs } = handText();
  const letter = box.edition.trainMap.sections[i]?.car ?? null;
  const jail = box.edition.trainMap.spaces.find((s) => s.kind === "jail" && s.section === i + 1);
  const other = jail === undefined ? words.engine : say(`space:${jail.id}`);
  const name = letter === null ? other : needs.car(letter);
  return { text: words.car(i + 1, name, say(`space:${at}`)), key: `section:${i + 1}` };
}

function squareCell({ view, say }: Told, id: string): ScreenReaderCell {
  const tiles = view.train.flatMap((car) => car.stacks).find((s) => s.square === id)?.tiles ?? [];
  const top = tiles.at(-1);
  return {
    text: handText().screenReader.square(
      say(`square:${id}`),
      top === undefined ? null : say(`tile:${top}`),
      tiles.length - 1,
    ),
    key: `square:${id}`,
  };
}

/** Cowboys and horses, wherever they are. */
function riderCells({ view, say }: Told): ScreenReaderCell[] {
  const { screenReader: words } = handText();
  return [
    ...view.cowboys.map(({ cowboy, at }) => ({
      text: words.cowboyAt(say(`cowboy:${cowboy}`), say(`space:${at}`)),
      key: `cowboy:${cowboy}`,
    })),
    ...view.horses.map((at, h) => ({
      text: words.horseAt(h + 1, at === null ? null : say(`space:${at}`)),
      key: `horse:${h}`,
    })),
  ];
}

/** Switches, towns and the ways the Sheriff can go. */
function signCells({ view, box, say }: Told): ScreenReaderCell[] {
  const { screenReader: words } = handText();
  const switches = box.edition.track.junctions.map(({ id }) => ({
    text: `${say(`switch:${id}`)}: ${view.tokens ? words.junction(view.switches[id]) : words.junctionBare}.`,
    key: `switch:${id}`,
  }));
  const towns = view.towns.map(({ town, tiles }) => ({
    text: words.town(
      town,
      tiles.map((id) => say(`tile:${id}`)),
    ),
    key: `town:${town}`,
  }));
  const ways = DIRECTIONS.map((way) => ({
    text: `${words.sheriffAt(say(`space:${view.sheriff}`))} ${say(`direction:${way}`)}.`,
    key: `direction:${way}`,
  }));
  return [...switches, ...towns, ...ways];
}

/** Stars of both kinds and the edge of the map bring up an Event Card. HEIST-STAR-1, HEIST-EDGE-1 */
export function drawsEvent({ what }: Forecast["meets"][number]): boolean {
  return what === "star" || what === "town" || what === "edge";
}

/** All that a movement of the train sets off, in words. */
export function meetsOf({ say, view }: Told, f: Forecast): string[] {
  const { screenReader: words } = handText();
  const meets = f.meets.flatMap((m) => {
    const paid = (view.towns.find((town) => town.town === m.town)?.tiles.length ?? 0) > 0;
    const met = m.what === "town" ? words.meets.town(m.town ?? "", paid) : words.meets[m.what];
    return drawsEvent(m) ? [met, words.meets.star] : [met];
  });
  const hits = [...f.hits.cowboys.map((c) => say(`cowboy:${c}`)), ...f.hits.horses.map((h) => words.horse(h + 1))];
  return [...new Set([...meets, ...hits.map(words.meets.hits), ...(f.endOfLine ? [words.meets.end] : [])])];
}

export function aheadOf(t: Told, f: Forecast, nth: number): string {
  return handText().screenReader.forecast(nth + 1, t.say(`space:${f.cars[0] ?? ""}`), meetsOf(t, f));
}

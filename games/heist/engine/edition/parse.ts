import { harmless } from "@trestle/kernel";
import { EDITION_FORMAT, PARTS, SIDES } from "./types.ts";
import type { Edition, EditionFault } from "./types.ts";
import { parseEvents, parsePoker, parseTiles, parseWanted } from "./parse-cards.ts";
import { parseMainMap } from "./parse-main-map.ts";
import { parseTrack } from "./parse-track.ts";
import { parseTrainMap } from "./parse-train-map.ts";
import { bool, broken, Broken, distinct, fields, id, list, listOf, oneOf, text, whole } from "./read.ts";
import type { At } from "./read.ts";

const FIELDS = [
  "format",
  "id",
  "name",
  "reconstruction",
  "reconstructed",
  "colours",
  "poker",
  "tiles",
  "events",
  "wanted",
  "bands",
  "mainMap",
  "track",
  "trainMap",
  "start",
] as const;

/** The checked edition, built up field by field from whatever a file holds, or the first thing wrong with it. */
export function parseEdition(raw: unknown): Edition | EditionFault {
  try {
    return read({ value: raw, place: "$" });
  } catch (e) {
    // Both may quote the file.
    if (e instanceof Broken) return { place: harmless(e.place), reason: harmless(e.reason) };
    return { place: "$", reason: "cannot be read as plain data" };
  }
}

function read(at: At): Edition {
  const f = fields(at, FIELDS);
  if (f.format.value !== EDITION_FORMAT) broken("format", `expected ${EDITION_FORMAT}`);
  const reconstruction = bool(f.reconstruction);
  const reconstructed = list(f.reconstructed, (x) => oneOf(x, PARTS));
  distinct(f.reconstructed, reconstructed, (x) => x, "");
  if (reconstruction !== reconstructed.length > 0)
    broken("reconstructed", "a reconstruction names its parts, anything else names none");
  const colours = listOf(f.colours, 4, id);
  distinct(f.colours, colours, (x) => x, "");

  const mainMap = parseMainMap(f.mainMap);
  const track = parseTrack(f.track, mainMap);
  const trainMap = parseTrainMap(f.trainMap, mainMap);
  return {
    format: EDITION_FORMAT,
    id: id(f.id),
    name: text(f.name),
    reconstruction,
    reconstructed,
    colours,
    poker: parsePoker(f.poker),
    tiles: parseTiles(f.tiles),
    events: parseEvents(f.events),
    wanted: parseWanted(f.wanted),
    bands: parseBands(f.bands),
    mainMap,
    track,
    trainMap,
    start: parseStart(f.start, track, trainMap),
  };
}

/** Goals 10 to 20 without gap or overlap. HEIST-METER-2 */
function parseBands(at: At): Edition["bands"] {
  let next = 10;
  const bands = list(at, (item) => {
    const f = fields(item, ["from", "to", "name"]);
    const band = { from: whole(f.from, 10, 20), to: whole(f.to, 10, 20), name: text(f.name) };
    if (band.from !== next) broken(f.from.place, `expected ${next}, found ${band.from}: the bands follow each other`);
    if (band.to < band.from) broken(f.to.place, `${band.to} is less than ${band.from}`);
    next = band.to + 1;
    return band;
  });
  if (next !== 21) broken(at.place, `the bands end at ${next - 1}, not at 20`);
  return bands;
}

function parseStart(at: At, track: Edition["track"], trainMap: Edition["trainMap"]): Edition["start"] {
  const f = fields(at, ["cars", "switches", "sheriff"]);
  const cars = listOf(f.cars, 5, id);
  distinct(f.cars, cars, (x) => x, "");
  for (const [i, car] of cars.entries()) {
    const ahead = cars[i - 1];
    const place = `${f.cars.place}[${i}]`;
    if (!track.links.some(([a, b]) => a === car || b === car)) broken(place, `"${car}" is no track space`);
    if (ahead === undefined) continue;
    if (!track.links.some(([a, b]) => (a === car && b === ahead) || (a === ahead && b === car)))
      broken(place, `"${car}" does not follow "${ahead}" on the track`);
  }
  const s = fields(f.switches, ["top", "low"]);
  const sheriff = id(f.sheriff);
  if (!trainMap.sheriffLine.includes(sheriff)) broken(f.sheriff.place, `"${sheriff}" is not on the Sheriff's line`);
  return { cars, switches: { top: oneOf(s.top, SIDES), low: oneOf(s.low, SIDES) }, sheriff };
}

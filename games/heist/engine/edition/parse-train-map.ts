import { LETTERS, TRAIN_KINDS } from "./types.ts";
import type { MainMap, TrainMap, TrainSpace } from "./types.ts";
import { checkLinks, neighbours, reachable } from "./parse-main-map.ts";
import { broken, distinct, fields, id, list, listOf, measure, oneOf, text, whole } from "./read.ts";
import type { At } from "./read.ts";

const FIELDS = ["width", "height", "sections", "spaces", "lootSquares", "sheriffLine", "jailExit", "keyholes"] as const;

export function parseTrainMap(at: At, mainMap: MainMap): TrainMap {
  const f = fields(at, FIELDS);
  const width = measure(f.width, 1, 100_000);
  const height = measure(f.height, 1, 100_000);
  const sections = listOf(f.sections, 5, (item) => {
    const s = fields(item, ["name", "car", "from", "to"]);
    const car = s.car.value === null ? null : oneOf(s.car, LETTERS);
    return { name: text(s.name), car, from: measure(s.from, 0, width), to: measure(s.to, 0, width) };
  });
  for (const [i, s] of sections.entries()) {
    const car = LETTERS[i - 2] ?? null;
    if (s.car !== car)
      broken(`${f.sections.place}[${i}].car`, `expected ${car ?? "null"}: cars A, B, C are sections 3 to 5`);
    if (s.to <= s.from) broken(`${f.sections.place}[${i}].to`, `${s.to} is not behind ${s.from}`);
  }

  const spaces = list(f.spaces, (item): TrainSpace => {
    const s = fields(item, ["id", "kind", "section", "name", "x", "y", "adjacent"]);
    return {
      id: id(s.id),
      kind: oneOf(s.kind, TRAIN_KINDS),
      section: whole(s.section, 1, 5),
      name: text(s.name),
      x: measure(s.x, 0, width),
      y: measure(s.y, 0, height),
      adjacent: list(s.adjacent, id),
    };
  });
  checkSpaces(f.spaces, spaces, mainMap);

  const sheriffLine = list(f.sheriffLine, id);
  checkLine(f.sheriffLine, sheriffLine, spaces);
  const jailExit = id(f.jailExit);
  if (!spaces.some((s) => s.id === jailExit && s.kind === "enterExit"))
    broken(f.jailExit.place, `"${jailExit}" is no Enter/Exit space`);

  const lootSquares = listOf(f.lootSquares, 6, (item) => {
    const s = fields(item, ["id", "car", "x", "y", "size"]);
    const size = measure(s.size, 1, width);
    return { id: id(s.id), car: oneOf(s.car, LETTERS), x: measure(s.x, 0, width), y: measure(s.y, 0, height), size };
  });
  distinct(f.lootSquares, lootSquares, (s) => s.id, ".id");
  for (const [i, s] of lootSquares.entries()) {
    const car = LETTERS[i >> 1]!;
    if (s.car !== car) broken(`${f.lootSquares.place}[${i}].car`, `expected ${car}: two squares a car, in order`);
  }
  const keyholes = listOf(f.keyholes, 6, (x) => measure(x, 0, Math.max(width, height)));
  return { width, height, sections, spaces, lootSquares, sheriffLine, jailExit, keyholes };
}

/** HEIST-TMAP-2 */
function checkSpaces(at: At, spaces: readonly TrainSpace[], mainMap: MainMap): void {
  if (spaces.length > 40) broken(at.place, `${spaces.length} spaces are too many; at most 40`);
  distinct(at, spaces, (s) => s.id, ".id");
  for (const [i, s] of spaces.entries())
    if (mainMap.spaces.some((m) => m.id === s.id)) broken(`${at.place}[${i}].id`, `"${s.id}" is also on the Main Map`);
  checkLinks(at, spaces);
  for (let section = 1; section <= 5; section++) {
    const here = (kind: TrainSpace["kind"]): number =>
      spaces.filter((s) => s.section === section && s.kind === kind).length;
    if (here("enterExit") !== 1)
      broken(at.place, `section ${section} has ${here("enterExit")} Enter/Exit spaces; it needs 1`);
    if (section >= 3 && here("interior") === 0) broken(at.place, `section ${section} has no space inside`);
    if (section < 3 && here("interior") > 0) broken(at.place, `section ${section} has a space inside but no loot`);
    if (here("jail") !== (section === 2 ? 1 : 0))
      broken(at.place, `section ${section} has ${here("jail")} jails; the jail is in section 2`);
  }
  for (const [i, s] of spaces.entries())
    if (s.kind === "jail" && s.adjacent.length > 0)
      broken(`${at.place}[${i}].adjacent`, "nobody walks into or out of the jail");
  const first = spaces.find((s) => s.kind === "enterExit")!;
  const seen = reachable(spaces, first.id, new Set());
  for (const [i, s] of spaces.entries())
    if (s.kind !== "jail" && !seen.has(s.id))
      broken(`${at.place}[${i}]`, `"${s.id}" cannot be reached from "${first.id}"`);
}

/** He walks from neighbour to neighbour, never on a roof or into the jail. HEIST-SHER-1 */
function checkLine(at: At, line: readonly string[], spaces: readonly TrainSpace[]): void {
  if (line.length < 2) broken(at.place, `${line.length} spaces; he needs at least 2`);
  distinct(at, line, (x) => x, "");
  for (const [i, name] of line.entries()) {
    const place = `${at.place}[${i}]`;
    const space = spaces.find((s) => s.id === name);
    if (space === undefined) broken(place, `there is no space "${name}"`);
    if (space.kind === "roof" || space.kind === "jail")
      broken(place, `"${name}" is ${space.kind}: he never goes there`);
    const before = line[i - 1];
    if (before !== undefined && !neighbours(spaces, before).includes(name))
      broken(place, `"${name}" is not adjacent to "${before}"`);
  }
  for (const [i, s] of spaces.entries())
    if (s.kind === "interior" && !line.includes(s.id))
      broken(`trainMap.spaces[${i}]`, `"${s.id}" is inside a car but not on the Sheriff's line`);
}

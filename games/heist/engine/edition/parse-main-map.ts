import { CACTI, LETTERS, SPACE_KINDS } from "./types.ts";
import type { MainMap, MainSpace, Outline } from "./types.ts";
import { broken, child, distinct, fields, id, list, listOf, measure, numbers, oneOf, text } from "./read.ts";
import type { At } from "./read.ts";

export function parseMainMap(at: At): MainMap {
  const f = fields(at, ["width", "height", "spaces", "mesas", "towns", "cacti", "canyon"]);
  const width = measure(f.width, 1, 100_000);
  const height = measure(f.height, 1, 100_000);
  const frame = { width, height };
  const spaces = list(f.spaces, (item) => parseSpace(item, frame));
  if (spaces.length > 120) broken(f.spaces.place, `${spaces.length} spaces are too many; at most 120`);
  distinct(f.spaces, spaces, (s) => s.id, ".id");
  checkLinks(f.spaces, spaces);

  const mesas = list(f.mesas, (item) => {
    const m = fields(item, ["id", "name", "x", "y", "outlines"]);
    const outlines = list(m.outlines, (x) => parseOutline(x, frame));
    return { id: id(m.id), name: text(m.name), x: measure(m.x, 0, width), y: measure(m.y, 0, height), outlines };
  });
  distinct(f.mesas, mesas, (m) => m.id, ".id");
  for (const [i, m] of mesas.entries())
    if (spaces.some((s) => s.id === m.id)) broken(`${f.mesas.place}[${i}].id`, `"${m.id}" is a space; a mesa is none`);

  const kindOf = (place: At, kind: MainSpace["kind"]): string => {
    const name = id(place);
    const space = spaces.find((s) => s.id === name);
    if (space === undefined) broken(place.place, `there is no space "${name}"`);
    if (space.kind !== kind) broken(place.place, `"${name}" is ${space.kind}, not ${kind}`);
    return name;
  };
  const towns = listOf(f.towns, LETTERS.length, (item) => {
    const t = fields(item, ["letter", "space", "star"]);
    return { letter: oneOf(t.letter, LETTERS), space: kindOf(t.space, "town"), star: kindOf(t.star, "rail") };
  });
  for (const key of ["letter", "space", "star"] as const) distinct(f.towns, towns, (t) => t[key], `.${key}`);
  for (const [i, t] of towns.entries())
    if (!neighbours(spaces, t.space).includes(t.star))
      broken(`${f.towns.place}[${i}].star`, `"${t.star}" is not beside "${t.space}"`);

  const cacti = listOf(f.cacti, CACTI.length, (item) => {
    const c = fields(item, ["id", "space", "track"]);
    return { id: oneOf(c.id, CACTI), space: kindOf(c.space, "cactus"), track: kindOf(c.track, "rail") };
  });
  for (const key of ["id", "space", "track"] as const) distinct(f.cacti, cacti, (c) => c[key], `.${key}`);
  for (const [i, c] of cacti.entries())
    if (!neighbours(spaces, c.space).includes(c.track))
      broken(`${f.cacti.place}[${i}].track`, `"${c.track}" is not beside "${c.space}"`);

  const canyon = kindOf(f.canyon, "canyon");
  for (const [kind, count] of [
    ["town", LETTERS.length],
    ["cactus", CACTI.length],
    ["canyon", 1],
  ] as const) {
    const n = spaces.filter((s) => s.kind === kind).length;
    if (n !== count) broken(f.spaces.place, `${n} spaces are of kind ${kind}; expected ${count}`);
  }
  const seen = reachable(spaces, canyon, new Set());
  for (const [i, s] of spaces.entries())
    if (!seen.has(s.id)) broken(`${f.spaces.place}[${i}]`, `"${s.id}" cannot be reached from "${canyon}"`);
  // With every range closed a town must still be within reach, or its loot could never be paid: HEIST-RANGE-2.
  const open = reachable(spaces, canyon, new Set(cacti.flatMap((c) => [c.space, c.track])));
  for (const [i, t] of towns.entries())
    if (!open.has(t.space))
      broken(`${f.towns.place}[${i}].space`, `"${t.space}" is cut off once the ranges are closed`);
  return { width, height, spaces, mesas, towns, cacti, canyon };
}

function parseSpace(at: At, frame: Frame): MainSpace {
  const f = fields(at, ["id", "kind", "name", "x", "y", "adjacent", "outline"]);
  return {
    id: id(f.id),
    kind: oneOf(f.kind, SPACE_KINDS),
    name: text(f.name),
    x: measure(f.x, 0, frame.width),
    y: measure(f.y, 0, frame.height),
    adjacent: list(f.adjacent, id),
    outline: parseOutline(f.outline, frame),
  };
}

interface Frame {
  width: number;
  height: number;
}

function parseOutline(at: At, frame: Frame): Outline {
  // A large file is nearly all coordinates: only one that is wrong needs its place.
  const points = numbers(at, (i) => (i % 2 === 0 ? frame.width : frame.height));
  if (points.length < 6) broken(at.place, `${points.length} coordinates; an outline needs three corners or more`);
  if (points.length % 2 === 1) broken(at.place, `${points.length} coordinates; they come in pairs`);
  return points;
}

interface Linked {
  id: string;
  adjacent: readonly string[];
}

/** Every neighbour exists, is somebody else, stands once in the list and says the same of us. HEIST-MAP-2 */
export function checkLinks(at: At, spaces: readonly Linked[]): void {
  for (const [i, s] of spaces.entries()) {
    const place = child(`${at.place}[${i}]`, "adjacent");
    distinct({ value: null, place }, s.adjacent, (x) => x, "");
    for (const [k, name] of s.adjacent.entries()) {
      if (name === s.id) broken(`${place}[${k}]`, `"${name}" is adjacent to itself`);
      const other = spaces.find((x) => x.id === name);
      if (other === undefined) broken(`${place}[${k}]`, `there is no space "${name}"`);
      if (!other.adjacent.includes(s.id)) broken(`${place}[${k}]`, `"${name}" does not list "${s.id}" in return`);
    }
  }
}

export function neighbours(spaces: readonly Linked[], of: string): readonly string[] {
  return spaces.find((s) => s.id === of)?.adjacent ?? [];
}

export function reachable(spaces: readonly Linked[], from: string, without: ReadonlySet<string>): Set<string> {
  const seen = new Set([from]);
  for (const at of seen) for (const to of neighbours(spaces, at)) if (!without.has(to)) seen.add(to);
  return seen;
}

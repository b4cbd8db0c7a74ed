import { JUNCTIONS, SIDES } from "./types.ts";
import type { Junction, JunctionId, MainMap, Side, Track } from "./types.ts";
import { broken, distinct, fields, id, keys, list, listOf, oneOf } from "./read.ts";
import type { At } from "./read.ts";
import { neighbours } from "./parse-main-map.ts";

export function parseTrack(at: At, map: MainMap): Track {
  const f = fields(at, ["links", "edge", "junctions", "silverStars", "tunnel"]);
  const rails = new Set(map.spaces.filter((s) => s.kind === "rail").map((s) => s.id));
  const rail = (x: At): string => {
    const name = id(x);
    return rails.has(name) ? name : broken(x.place, `"${name}" is no track space`);
  };
  const pair = (x: At): [string, string] => {
    const [a, b] = listOf(x, 2, rail);
    if (a === undefined || b === undefined || a === b) broken(x.place, "a link joins two different spaces");
    return [a, b];
  };
  const links = list(f.links, pair);
  distinct(f.links, links, ([a, b]) => [a, b].sort().join("–"), "");
  const edge = pair(f.edge);
  checkEdge(f.edge, links, edge, map);

  const legs = new Map<string, string[]>([...rails].map((r) => [r, []]));
  for (const [a, b] of links) {
    legs.get(a)!.push(b);
    legs.get(b)!.push(a);
  }
  const junctions = listOf(f.junctions, JUNCTIONS.length, (item) => parseJunction(item, rail, legs));
  distinct(f.junctions, junctions, (j) => j.id, ".id");
  distinct(f.junctions, junctions, (j) => j.space, ".space");
  for (const [name, list] of legs)
    if (!junctions.some((j) => j.space === name) && list.length !== 2)
      broken(f.links.place, `"${name}" has ${list.length} track neighbours; plain track has 2`);

  const silverStars = list(f.silverStars, rail);
  distinct(f.silverStars, silverStars, (x) => x, "");
  for (const [i, s] of silverStars.entries())
    if (map.towns.some((t) => t.star === s)) broken(`${f.silverStars.place}[${i}]`, `"${s}" is a gold star`);
  const tunnel = list(f.tunnel, rail);
  distinct(f.tunnel, tunnel, (x) => x, "");
  for (const [i, name] of tunnel.entries())
    for (const n of neighbours(map.spaces, name))
      if (!legs.get(name)!.includes(n))
        broken(`${f.tunnel.place}[${i}]`, `"${name}" is in the tunnel but touches "${n}"`);

  const track = { links, edge, junctions, silverStars, tunnel };
  checkRuns(at, track, map, legs);
  return track;
}

/** People may walk every link but the one over the edge. HEIST-RAIL-2, HEIST-RAIL-3 */
function checkEdge(at: At, links: Track["links"], [a, b]: readonly [string, string], map: MainMap): void {
  if (!links.some(([x, y]) => (x === a && y === b) || (x === b && y === a)))
    broken(at.place, `"${a}" and "${b}" do not follow each other on the track`);
  for (const [i, [x, y]] of links.entries()) {
    const over = (x === a && y === b) || (x === b && y === a);
    const walk = neighbours(map.spaces, x).includes(y);
    if (over && walk) broken(at.place, `"${a}" and "${b}" are adjacent; nobody walks over the map edge`);
    if (!over && !walk) broken(`track.links[${i}]`, `"${x}" and "${y}" are linked but not adjacent`);
  }
}

function parseJunction(at: At, rail: (x: At) => string, legs: ReadonlyMap<string, string[]>): Junction {
  const f = fields(at, ["id", "space", "routes"]);
  const space = rail(f.space);
  const around = legs.get(space)!;
  if (around.length !== 3) broken(f.space.place, `"${space}" has ${around.length} legs; a junction has 3`);
  const r = fields(f.routes, SIDES);
  const routes = { green: {}, red: {} } as Record<Side, Record<string, string>>;
  for (const side of SIDES) {
    for (const key of keys(r[side]))
      if (!around.includes(key)) broken(`${r[side].place}.${key}`, `"${key}" is no leg of "${space}"`);
    for (const leg of around) {
      const to = rail(fields(r[side], around)[leg]!);
      if (!around.includes(to)) broken(`${r[side].place}.${leg}`, `"${to}" is no leg of "${space}"`);
      if (to === leg) broken(`${r[side].place}.${leg}`, "leads back to where the train came from");
      routes[side][leg] = to;
    }
  }
  return { id: oneOf(f.id, JUNCTIONS), space, routes };
}

/**
 * In every switch setting and from every space, a train runs on for ever, never over its own five cars, and meets a
 * star at least once a lap, or the event deck would never end. HEIST-RAIL-6, HEIST-END-4
 */
function checkRuns(at: At, track: Track, map: MainMap, legs: ReadonlyMap<string, string[]>): void {
  const events = new Set([...track.silverStars, ...map.towns.map((t) => t.star)]);
  for (const top of SIDES)
    for (const low of SIDES)
      for (const [a, b] of track.links.flatMap(([x, y]) => [[x, y] as const, [y, x] as const])) {
        const sides: Record<JunctionId, Side> = { top, low };
        const run = [a, b];
        let met = false;
        for (let i = 0; i < 2 * track.links.length; i++) {
          const prev = run[run.length - 2]!;
          const cur = run[run.length - 1]!;
          const j = track.junctions.find((x) => x.space === cur);
          const next = j === undefined ? legs.get(cur)!.find((x) => x !== prev) : j.routes[sides[j.id]][prev];
          const setting = `with top ${top} and low ${low}`;
          if (next === undefined) broken(at.place, `${setting} the track ends at "${cur}" coming from "${prev}"`);
          if (run.slice(-4).includes(next))
            broken(at.place, `${setting} a train of five runs into itself at "${next}"`);
          if (events.has(next)) met = true;
          run.push(next);
        }
        if (!met) broken(at.place, `with top ${top} and low ${low} a train from "${b}" meets no star`);
      }
}

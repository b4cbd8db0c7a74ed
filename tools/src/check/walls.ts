import type { Edge, Graph } from "./graph.ts";
import { faultAt, type Fault } from "./source.ts";

/**
 * Imports point one way: for each area of the repository, what its files may import besides their own area. Tests, set-up
 * and browser drivers have no wall of their own, but no game imports another there either.
 */
interface Wall {
  areas: readonly string[];
  packages?: RegExp;
}

const NOT_NODE = /^(?!node:)/;
const ANY = /^/;

const WALLS: Readonly<Record<string, Wall>> = {
  kernel: { areas: [] },
  bots: { areas: ["kernel"] },
  protocol: { areas: ["kernel"], packages: /^zod$/ },
  table: { areas: ["kernel", "protocol"] },
  ui: { areas: ["kernel", "protocol"], packages: /^(preact|wouter-preact|zustand)(\/|$)/ },
  games: { areas: ["kernel", "bots", "game.ts"] },
  "game.ts": { areas: ["games", "engine", "text", "bots of a game", "words of bots", "terminal", "lessons"] },
  engine: { areas: ["kernel"] },
  text: { areas: ["kernel", "engine"] },
  "bots of a game": { areas: ["kernel", "bots", "engine"] },
  "words of bots": { areas: ["kernel", "bots", "engine", "text"] },
  terminal: { areas: ["kernel", "engine", "text"] },
  lessons: { areas: ["kernel", "engine", "text"] },
  scene: { areas: ["kernel", "protocol", "ui", "engine", "text"], packages: /^preact(\/|$)/ },
  testkit: { areas: ["kernel", "table", "protocol"], packages: /^(vitest|node:.*)$/ },
  server: { areas: ["kernel", "protocol", "table", "bots", "games", "words of the server"], packages: ANY },
  "words of the server": { areas: ["kernel"] },
  web: {
    areas: ["kernel", "protocol", "ui", "table", "bots", "games", "words of the server"],
    packages: NOT_NODE,
  },
  tools: { areas: ["kernel", "protocol", "table", "bots", "games", "words of the server"], packages: ANY },
  proofs: {
    areas: ["kernel", "protocol", "table", "bots", "games", "engine", "bots of a game", "server", "tools"],
    packages: ANY,
  },
};

interface Area {
  name: string;
  /** The workspace, in which a relative path must stay. */
  room: string;
  game: string | null;
}

const PARTS: Readonly<Record<string, string>> = { bots: "bots of a game" };

function areaOf(path: string): Area {
  const [room = "", second = "", third = "", fourth = ""] = path.split("/");
  // The example is a game that nobody has added to the list yet.
  if (room === "games" || (room === "examples" && second === "game")) {
    if (third === "") return { name: "games", room, game: null };
    if (third === "bots" && fourth === "text") return { name: "words of bots", room, game: second };
    return { name: PARTS[third] ?? third, room, game: second };
  }
  if (room === "server" && second === "text") return { name: "words of the server", room, game: null };
  return { name: room, room, game: null };
}

const FREE = /^([^/]+|(games|examples)\/[^/]+)\/(test|e2e|build)\/|^([^/]+\/)?[^/]+\.config\.ts$/;

export function wallFaults(graph: Graph): Fault[] {
  const unknown = [...graph.from.keys()].filter((path) => !FREE.test(path) && WALLS[areaOf(path).name] === undefined);
  return [
    ...unknown.map((path) => ({
      path,
      line: 1,
      message: `${areaOf(path).name} is no room of this house: say in walls.ts what it may import`,
    })),
    ...graph.edges.flatMap((edge) => {
      const message = breach(edge);
      return message === null ? [] : [faultAt(edge.from, edge.offset, message)];
    }),
  ];
}

function breach(edge: Edge): string | null {
  const { from, specifier, to, external, glob, relative } = edge;
  const area = areaOf(from.path);
  const targets = to.map((path) => areaOf(path));
  const game = targets.find((t) => area.game !== null && t.game !== null && t.game !== area.game)?.game;
  if (game !== undefined) return `${area.game} may not import ${game}: no game knows another`;
  const wall = WALLS[area.name];
  if (FREE.test(from.path) || wall === undefined) return null;
  if (specifier === null) return "nobody can say what this import loads: write its path out";
  if (external !== null) return wall.packages?.test(external) ? null : `${area.name} may not import ${external}`;
  if (to.length === 0 && !glob) return `${specifier} leads nowhere`;
  // The page finds the scenes by a pattern, and names none.
  const scenes = glob && area.name === "web" && targets.every((t) => t.name === "scene");
  if (scenes) return null;
  if (relative && targets.some((t) => t.room !== area.room))
    return `${specifier} leads out of ${area.room}: use the package's own door`;
  const barred = targets.find((t) => t.name !== area.name && !wall.areas.includes(t.name));
  return barred === undefined ? null : `${area.name} may not import ${specifier} (${barred.name})`;
}

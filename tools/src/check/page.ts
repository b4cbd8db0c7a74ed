import type { Edge, Graph } from "./graph.ts";
import { faultAt, type Fault } from "./source.ts";

/** Tables, bots and the machines of games run in the page's worker. */
const WORKER_ONLY = /^(table|bots)\/src\/|^games\/[^/]+\/(engine\/index\.ts|terminal\/|bots\/(?!text\/))/;
const PAGE = /^web\/src\/(?!worker\/)/;
/** What the build leaves in the page of the parts that a manifest names (`onlyParts` in web/vite.config.ts). */
const MANIFEST = /^games\/[^/]+\/game\.ts$/;
const IN_PAGE = /\/(text|bots\/text)\/|\/engine\/rules\.ts$/;
const SCENE = /^games\/[^/]+\/scene\//;

/**
 * Whatever the page runs is followed from file to file, through every room: nothing on the way may be a table, a bot or a
 * game's rules. Of an engine a scene imports `engine/page.ts` only, types included.
 */
export function pageFaults(graph: Graph): Fault[] {
  const seen = new Set([...graph.from.keys()].filter((path) => PAGE.test(path) || SCENE.test(path)));
  const faults: Fault[] = [];
  for (const path of seen)
    for (const edge of graph.from.get(path) ?? []) {
      const wrong = edge.to.map((to) => breach(edge, to)).find((message) => message !== null);
      if (wrong !== undefined) faults.push(faultAt(edge.from, edge.offset, wrong));
      else if (!edge.typeOnly) for (const to of edge.to) if (inPage(path, to)) seen.add(to);
    }
  return faults;
}

function breach({ from, typeOnly }: Edge, to: string): string | null {
  const engine = /^games\/[^/]+\/engine\//.exec(to);
  if (SCENE.test(from.path) && engine !== null && to !== `${engine[0]}page.ts`)
    return `a scene knows ${engine[0]}page.ts and nothing else of the engine`;
  if (typeOnly || !inPage(from.path, to) || !WORKER_ONLY.test(to)) return null;
  return `${to} runs in the worker: the page asks it by messages`;
}

function inPage(from: string, to: string): boolean {
  return !MANIFEST.test(from) || !/^games\/[^/]+\//.test(to) || IN_PAGE.test(to);
}

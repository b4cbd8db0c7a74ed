import type { Edge, Graph } from "./graph.ts";
import { faultAt, type Fault } from "./source.ts";

const TEST = /\/(test|e2e)\//;

/** No two folders import each other, types included. Tests may import what they need. */
export function folderFaults(graph: Graph): Fault[] {
  const between = new Map<string, Edge[]>();
  for (const edge of graph.edges.filter(({ from }) => !TEST.test(from.path)))
    for (const to of edge.to) {
      const pair = siblings(edge.from.path, to);
      if (pair === null) continue;
      const key = pair.join(" ");
      between.set(key, [...(between.get(key) ?? []), edge]);
    }
  return [...between].flatMap(([key, edges]) => {
    const [one = "", other = ""] = key.split(" ");
    const back = between.get(`${other} ${one}`);
    // Said once, where fewer imports would have to go.
    if (back === undefined || back.length < edges.length || (back.length === edges.length && one > other)) return [];
    return edges.map((e) => faultAt(e.from, e.offset, `${one} and ${other} import each other`));
  });
}

/** The two folders, side by side, in which the files of an import lie. */
function siblings(from: string, to: string): [string, string] | null {
  const [a, b] = [from.split("/").slice(0, -1), to.split("/").slice(0, -1)];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  const [one, other] = [a[shared], b[shared]];
  if (one === undefined || other === undefined) return null;
  const path = (parts: string[]): string => parts.slice(0, shared + 1).join("/");
  return [path(a), path(b)];
}

import { folderFaults } from "./folders.ts";
import { graphOf, type Package } from "./graph.ts";
import { stateFaults } from "./module-state.ts";
import { pageFaults } from "./page.ts";
import { pureFaults } from "./pure.ts";
import { parse, type Fault, type Source } from "./source.ts";
import { wallFaults } from "./walls.ts";

/**
 * The house's own rules that no linter knows: imports point one way only, the page reaches no rules, no two folders
 * import each other, and pure rooms reach neither platform nor clock nor chance and keep nothing between two calls.
 */
export function houseFaults(sources: readonly Source[], packages: readonly Package[]): Fault[] {
  const files = sources.map(parse);
  const graph = graphOf(files, packages);
  return [
    ...wallFaults(graph),
    ...pageFaults(graph),
    ...folderFaults(graph),
    ...files.flatMap(pureFaults),
    ...files.flatMap(stateFaults),
  ];
}

import { posix } from "node:path";
import { importsOf, type Import } from "./imports.ts";
import type { Parsed } from "./source.ts";

/** A workspace: its folder, and what its package.json exports. */
export interface Package {
  name: string;
  folder: string;
  exports: Readonly<Record<string, string>>;
}

/** What an import leads to: files of ours, or a package of others (with `node:` and what is built in). */
export interface Edge extends Import {
  from: Parsed;
  to: readonly string[];
  external: string | null;
  /** By a relative path, not by a package's name. */
  relative: boolean;
}

export interface Graph {
  edges: readonly Edge[];
  from: ReadonlyMap<string, readonly Edge[]>;
}

/** The real import graph: every import resolved to the files that it loads. */
export function graphOf(files: readonly Parsed[], packages: readonly Package[]): Graph {
  const paths = files.map((file) => file.path);
  const from = new Map<string, Edge[]>();
  for (const file of files)
    from.set(
      file.path,
      importsOf(file).map((found) => ({ ...found, from: file, ...resolve(file.path, found, packages, paths) })),
    );
  return { edges: [...from.values()].flat(), from };
}

function resolve(
  from: string,
  { specifier, glob }: Import,
  packages: readonly Package[],
  paths: readonly string[],
): Pick<Edge, "to" | "external" | "relative"> {
  if (specifier === null) return { to: [], external: null, relative: false };
  if (specifier.startsWith(".")) {
    const path = posix.join(posix.dirname(from), specifier);
    return { to: glob ? paths.filter((p) => posix.matchesGlob(p, path)) : [path], external: null, relative: true };
  }
  const home = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (home === undefined) return { to: [], external: specifier, relative: false };
  const target = exported(home, `.${specifier.slice(home.name.length)}`);
  return { to: target === null ? [] : [posix.join(home.folder, target)], external: null, relative: false };
}

/** As Node does it: an exact name first, then the pattern with the longest beginning. */
function exported({ exports }: Package, subpath: string): string | null {
  const exact = exports[subpath];
  if (exact !== undefined) return exact;
  const fits = Object.keys(exports).flatMap((pattern) => {
    const [head, tail] = pattern.split("*");
    if (head === undefined || tail === undefined) return [];
    if (!subpath.startsWith(head) || !subpath.endsWith(tail) || subpath.length < pattern.length) return [];
    return [{ head, pattern, star: subpath.slice(head.length, subpath.length - tail.length) }];
  });
  const best = fits.sort((a, b) => b.head.length - a.head.length)[0];
  return best === undefined ? null : exports[best.pattern]!.replaceAll("*", best.star);
}

import type { Plugin } from "vite";

const MANIFEST = /[\\/]games[\\/]\w+[\\/]game\.ts$/;

/**
 * A manifest names all parts of a game. The page and its worker each bundle only those they load, so that no engine gets
 * into the page and nothing of a terminal into either.
 */
export function onlyParts(wanted: RegExp): Plugin {
  return {
    name: "trestle-parts-of-games",
    enforce: "pre",
    transform(code, id) {
      if (!MANIFEST.test(id)) return null;
      return code.replace(/\bimport\("(\.\/[^"]+)"\)/g, (all, path: string) => (wanted.test(path) ? all : "null"));
    },
  };
}

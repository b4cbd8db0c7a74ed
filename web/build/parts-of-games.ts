import { existsSync } from "node:fs";
import { join } from "node:path";
import { findManifest } from "@trestle/games";
import type { Plugin } from "vite";

const MANIFEST = /^(.*[\\/]games[\\/](\w+))[\\/]game\.ts$/;
const ENGINE = /^\.\/engine\//;

/**
 * A manifest names all parts of a game. The page and its worker each bundle only those they load, so that nothing of a
 * terminal gets into either. With `enginesForDefaults` an engine is kept where a default asks it: the default scene for
 * its slots, the rulebook for its pages.
 */
export function onlyParts(wanted: RegExp, { enginesForDefaults = false } = {}): Plugin {
  return {
    name: "trestle-parts-of-games",
    enforce: "pre",
    transform(code, file) {
      const [, folder, id] = MANIFEST.exec(file) ?? [];
      if (folder === undefined || id === undefined) return null;
      const asked = enginesForDefaults && usesDefaults(folder, id);
      return code.replace(/\bimport\("(\.\/[^"]+)"\)/g, (all, path: string) =>
        wanted.test(path) || (asked && ENGINE.test(path)) ? all : "null",
      );
    },
  };
}

function usesDefaults(folder: string, id: string): boolean {
  return !existsSync(join(folder, "scene")) || findManifest(id)?.rules === undefined;
}

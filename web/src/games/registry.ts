import type { Language } from "../text/index.ts";
import type { Scene } from "./scene.ts";

/** What a table is played with, where a game has more than one box: the hash, and how to get the file. */
export interface Components {
  hash: string;
  file: () => Promise<unknown>;
}

/** Scenes by game; each is a file of its own that is fetched with the first table of its game. */
export const SCENES: Readonly<Record<string, (language: Language, components?: Components) => Promise<Scene>>> = {
  bang: async (language) => (await (await import("./bang/index.ts")).loadBang(language)) as Scene,
  colt: async (language) => (await (await import("./colt/index.ts")).loadColt(language)) as Scene,
  heist: async (language, components) =>
    (await (await import("./heist/index.ts")).loadHeist(language, components)) as Scene,
};

import type { Language } from "../text/index.ts";
import type { Scene } from "./scene.ts";

/** Scenes by game; each is a file of its own that is fetched with the first table of its game. */
export const SCENES: Readonly<Record<string, (language: Language) => Promise<Scene>>> = {
  bang: async (language) => (await (await import("./bang/index.ts")).loadBang(language)) as Scene,
  colt: async (language) => (await (await import("./colt/index.ts")).loadColt(language)) as Scene,
};

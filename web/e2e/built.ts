import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A module of the kit as a plain script that leaves its exports in `window[name]`. */
export async function scriptOf(path: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(`../../ui/src/${path}`, import.meta.url)), formats: ["iife"], name },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("nothing was built");
  return `${first.output[0].code};window.${name} = ${name};`;
}

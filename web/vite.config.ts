import { createHash } from "node:crypto";
import { defineConfig } from "vite";
import { offlineFiles } from "./build/offline-files.ts";

const classes = new Map<string, string>();

/** Short names of classes, the same in every build; two that fall together end the build. */
function shortName(name: string, file: string): string {
  const path = file
    .replaceAll("\\", "/")
    .replace(/^.*\/src\//, "")
    .replace(/\?.*$/, "");
  const whole = `${path} ${name}`;
  const short = `_${createHash("sha256").update(whole).digest("base64url").slice(0, 4)}`;
  if ((classes.get(short) ?? whole) !== whole) throw new Error(`${whole} and ${classes.get(short)} are both ${short}`);
  classes.set(short, whole);
  return short;
}

/** What screens share that a first game never opens. */
const MORE =
  "shell[\\\\/](?:options-form|create-parts|create\\.module|company|game-text|said)|" +
  "table[\\\\/](?:chat|sure|thoughts[\\\\/]bot-lines)";
const OWN = "web[\\\\/]src[\\\\/]";

// Preact needs no more than the JSX import source; the one plugin is our own.
export default defineConfig({
  // Relative addresses: the files can lie in any folder of any web host.
  base: "./",
  plugins: [offlineFiles()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: "es2022",
    manifest: true,
    // Pictures stay files of their own: the content policy and the size report see them as they are.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What several screens share comes in one file: forty crumbs take more requests and compress worse.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              minShareCount: 2,
              priority: 2,
              test: new RegExp(`${OWN}(?!games|worker|${MORE})|node_modules`),
            },
            // Its scene stays whole, though what it shows of events comes later and uses parts of it.
            {
              name: "heist-scene",
              priority: 0,
              includeDependenciesRecursively: false,
              test: new RegExp(`${OWN}games[\\\\/]heist[\\\\/](?!deeds|event-card|podium|moments)`),
            },
            { name: "more", minShareCount: 2, priority: 1, test: new RegExp(`${OWN}(?:${MORE})`) },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:4100", "/ws": { target: "ws://127.0.0.1:4100", ws: true } } },
});

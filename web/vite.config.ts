import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offlineFiles } from "./build/offline-files.ts";
import { onlyParts } from "./build/parts-of-games.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const classes = new Map<string, string>();

/** Short class names, stable between builds; a collision ends the build. */
function shortName(name: string, file: string): string {
  const path = relative(ROOT, file).replaceAll("\\", "/").replace(/\?.*$/, "");
  const whole = `${path} ${name}`;
  const short = `_${createHash("sha256").update(whole).digest("base64url").slice(0, 4)}`;
  if ((classes.get(short) ?? whole) !== whole) throw new Error(`${whole} and ${classes.get(short)} are both ${short}`);
  classes.set(short, whole);
  return short;
}

/** Shared by screens that a first game does not open. */
const MORE =
  "new-table[\\\\/](?:options-form|fields|new-table\\.module|chosen-options)|games[\\\\/]game-text|text[\\\\/]search|" +
  "shell[\\\\/](?:bot-fields|confirm-button|copy|not-found)|table[\\\\/]chat";
/** A chunk of its own: a first game fetches it when a bot first speaks. */
const ALONE = "table[\\\\/]bots[\\\\/]bot-sentences";
/** Needed only by tables of a server: secrets, transcripts and the check of the deal. */
const DEAL =
  "local[\\\\/]check-deal|shell[\\\\/]save-log|text[\\\\/]time|device[\\\\/](?:deal|table-secrets|transcript)";
/** What a scene needs at once. */
const SCENE = /games[\\/](\w+)[\\/]scene[\\/](?!later|text|art[\\/]words)/;
const WORDS = /games[\\/](\w+)[\\/](?:scene[\\/])?(?:text|art[\\/]words)[\\/](?:\w+-)?(en|it)\b/;
const PURE = /games[\\/](\w+)[\\/](?:engine|bots)[\\/]/;
/** Used by engines and by the worker itself. */
const KERNEL = /kernel[\\/]src[\\/](?:game|hash|options|rng|sha256)\./;
const UI = "ui[\\\\/]src[\\\\/]";
const LATER = "parts[\\\\/]choice";
/** Needed at the end of a game. */
const RESULT = "result[\\\\/]";
const OWN = "web[\\\\/]src[\\\\/]";

// Preact needs only the JSX import source.
export default defineConfig({
  // Relative, so that the files can lie in any folder of any web host.
  base: "./",
  plugins: [offlineFiles(), onlyParts(/^\.\/(text|bots\/text|engine\/rules\.ts)/, { enginesForDefaults: true })],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: {
    format: "es",
    plugins: () => [onlyParts(/^\.\/(engine|bots\/(?!text|player))/)],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Engine and bots of a game are always fetched together, and so are the small parts of the kernel they share.
          groups: [
            { name: "kernel", priority: 1, includeDependenciesRecursively: false, test: KERNEL },
            {
              name: (file) => PURE.exec(file)?.[1] ?? null,
              debugName: "game",
              includeDependenciesRecursively: false,
              test: PURE,
            },
          ],
        },
      },
    },
  },
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: "es2022",
    manifest: true,
    // Pictures stay files of their own, which the size budget counts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What screens share is one chunk: forty small ones need more requests and compress worse.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              minShareCount: 2,
              priority: 2,
              test: new RegExp(`${OWN}(?!worker|${MORE}|${DEAL}|${ALONE})|${UI}(?!${LATER}|${RESULT})|node_modules`),
            },
            // A scene is one chunk, although its `later` parts share some of it.
            {
              name: (file) => `${SCENE.exec(file)?.[1]}-scene`,
              priority: 0,
              includeDependenciesRecursively: false,
              test: SCENE,
            },
            // The texts of a game and its scene in one language are one chunk.
            {
              name: (file) => WORDS.exec(file)?.slice(1, 3).join("-") ?? null,
              priority: 0,
              includeDependenciesRecursively: false,
              test: WORDS,
            },
            { name: "hash", minShareCount: 2, priority: 3, test: /kernel[\\/]src[\\/](?:hash|sha256)/ },
            { name: "deal", minShareCount: 2, priority: 1, test: new RegExp(`${OWN}(?:${DEAL})`) },
            { name: "result", minShareCount: 2, priority: 1, test: new RegExp(`${UI}${RESULT}`) },
            { name: "more", minShareCount: 2, priority: 1, test: new RegExp(`${OWN}(?:${MORE})|${UI}(?:${LATER})`) },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:4100", "/ws": { target: "ws://127.0.0.1:4100", ws: true } } },
});

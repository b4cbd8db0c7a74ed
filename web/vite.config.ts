import { defineConfig } from "vite";

// No plugin: Preact needs no more than the JSX import source, and the service worker is fed by the manifest.
export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  build: {
    target: "es2022",
    manifest: true,
    // Pictures stay files of their own: the content policy and the size report see them as they are.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:4100", "/ws": { target: "ws://127.0.0.1:4100", ws: true } } },
});

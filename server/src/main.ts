#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Code compiled at the last start is cached beside the packages: most of a start is loading.
const KEPT = fileURLToPath(new URL("../../node_modules/.cache/trestle", import.meta.url));
/** Milliseconds: after the first players can connect, and before anybody is likely to stop it. */
const KEEP_AFTER = 3_000;

enableCompileCache(KEPT);
// Threads look for it here.
process.env["NODE_COMPILE_CACHE"] ??= KEPT;
setTimeout(flushCompileCache, KEEP_AFTER).unref();
await import("./program.ts");

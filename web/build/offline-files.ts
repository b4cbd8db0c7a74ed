import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { MANIFESTS } from "@trestle/games";
import { build, type Plugin } from "vite";
import type { Kept } from "../src/sw.ts";

const WORKER = fileURLToPath(new URL("../src/sw.ts", import.meta.url));
const TEXTS = /\.(js|css|html|svg|webmanifest)$/;

/** After the build: writes the service worker, which knows the hash of every file, and compressed copies for hosts that serve them. */
export function offlineFiles(): Plugin {
  let out = "";
  return {
    name: "trestle-offline-files",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = filesIn(out).map((path) => ({ path, hash: path.startsWith("assets/") ? null : hashOf(out, path) }));
      await serviceWorker(out, files);
      await Promise.all(filesIn(out).map((path) => compress(join(out, path))));
    },
  };
}

/** Paths of all files, relative to the page. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => relative(folder, join(e.parentPath, e.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith(".") && path !== "sw.js")
    .sort();
}

function hashOf(folder: string, path: string): string {
  return createHash("sha256")
    .update(readFileSync(join(folder, path)))
    .digest("hex")
    .slice(0, 16);
}

async function serviceWorker(out: string, files: readonly Kept[]): Promise<void> {
  const id = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  const names = Object.fromEntries(MANIFESTS.map((m) => [m.id, m.about.en.short ?? m.about.en.name]));
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(id), GAME_NAMES: JSON.stringify(names) },
    build: { write: false, target: "es2022", lib: { entry: WORKER, formats: ["iife"], name: "trestle" } },
  });
  const output = Array.isArray(result) ? result[0]!.output : "output" in result ? result.output : [];
  const chunk = output.find((o) => o.type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the service worker is empty");
  writeFileSync(join(out, "sw.js"), chunk.code);
}

async function compress(file: string): Promise<void> {
  if (!TEXTS.test(file)) return;
  const raw = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(raw, quality));
  writeFileSync(`${file}.gz`, await promisify(gzip)(raw, { level: 9 }));
}

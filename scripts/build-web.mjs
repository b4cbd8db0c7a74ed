// Builds the page into web/dist: node scripts/build-web.mjs [--if-needed]
// With --if-needed only if it is missing or older than what it is made of. Plain JavaScript, run by any Node from 20 on.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const web = join(root, "web");
const dist = join(web, "dist");
const say = (text) => process.stderr.write(`trestle: ${text}\n`);

/** All that goes into the page: its own sources and those of the rooms it bundles. */
function sources() {
  const games = readdirSync(join(root, "games")).flatMap((name) =>
    name.endsWith(".ts")
      ? [`games/${name}`]
      : ["game.ts", "engine", "text", "bots", "scene"].map((part) => `games/${name}/${part}`),
  );
  const rooms = ["kernel", "bots", "protocol", "table", "ui", "server"].flatMap((room) => [
    `${room}/src`,
    `${room}/text`,
  ]);
  const own = ["src", "public", "build", "index.html", "vite.config.ts", "package.json"].map((name) => `web/${name}`);
  return [...own, ...games, ...rooms.filter((path) => path !== "server/src"), "package-lock.json"];
}

/** The newest change below; a folder's own time tells of what was removed from it. */
function newest(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (info === undefined) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function upToDate() {
  const built = statSync(join(dist, "sw.js"), { throwIfNoEntry: false });
  return built !== undefined && sources().every((path) => newest(join(root, path)) <= built.mtimeMs);
}

/** Beside the old one first, so that a server which serves it never has half a page. */
function build() {
  const fresh = join(web, `.dist-${process.pid}`);
  const old = `${fresh}-old`;
  const env = { ...process.env, PATH: join(root, "node_modules/.bin") + delimiter + process.env.PATH };
  const args = ["build", "--logLevel", "warn", "--outDir", fresh, "--emptyOutDir"];
  try {
    const r = spawnSync("vite", args, { cwd: web, stdio: ["ignore", 2, 2], env, shell: process.platform === "win32" });
    if (r.error) say(`vite cannot be started (${r.error.code ?? r.error.message}).`);
    if (r.status !== 0) return false;
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
    return true;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

if (process.argv.includes("--if-needed") && upToDate()) process.exit(0);
say(existsSync(dist) ? "the page's sources have changed: building it (a few seconds) …" : "building the page …");
if (!build()) {
  say("the page could not be built.");
  process.exit(1);
}

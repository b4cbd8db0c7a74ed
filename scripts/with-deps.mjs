// Makes a fresh clone ready, then runs a command: node scripts/with-deps.mjs [--browser] [--python] [--caddy] [--web] command args…
// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node from 20 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const say = (text) => process.stderr.write(`trestle: ${text}\n`);

function run(command, args, env = process.env) {
  const r = spawnSync(command, args, { cwd: root, stdio: "inherit", env, shell: windows });
  if (r.error) {
    say(`${command} cannot be started (${r.error.code ?? r.error.message}).`);
    process.exit(1);
  }
  if (r.status !== 0) process.exit(r.status ?? 1);
}

function works(command, args) {
  return spawnSync(command, args, { stdio: "ignore", shell: windows }).status === 0;
}

const LOCK = join(root, "package-lock.json");
const INSTALLED = join(root, "node_modules/.package-lock.json");
const STAMP = join(root, "node_modules/.cache/trestle/installed");
const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");
const stamp = () => createHash("sha256").update(read(LOCK)).update(read(INSTALLED)).digest("hex");

/** What is installed differs from the lock file, whatever the files' times say: a checkout or a copy changes those. */
function outdated() {
  if (!existsSync(INSTALLED)) return true;
  // npm leaves out an optional package that it could not install: trying once is enough.
  if (read(STAMP) === stamp()) return false;
  try {
    const [wanted, found] = [LOCK, INSTALLED].map((path) => JSON.parse(read(path)).packages);
    const paths = Object.keys({ ...wanted, ...found }).filter((path) => path.includes("node_modules/"));
    return paths.some((path) => differs(path, wanted[path], found[path]));
  } catch {
    return true;
  }
}

function differs(path, wanted, found) {
  if (wanted === undefined) return true;
  if (found === undefined) return !leftOut(wanted);
  const same = ["version", "integrity", "resolved", "link"].every((key) => !wanted[key] || wanted[key] === found[key]);
  return !same || !existsSync(join(root, path));
}

/** npm leaves out what other platforms need (some of it names no platform), and packages for development if told so. */
function leftOut({ optional, dev, os, cpu, libc }) {
  const omitted = process.env.NODE_ENV === "production" || /\bdev\b/.test(process.env.npm_config_omit ?? "");
  if (dev && omitted) return true;
  const fits = (names, own) => !names || names.includes(own);
  const here = os && fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, libcHere());
  return optional && !here;
}

function libcHere() {
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

function installPackages() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    say(`this is Node ${process.versions.node}; please install Node 20 or newer.`);
    process.exit(1);
  }
  say("first start here, or the packages are not those of the lock file: installing packages (about half a minute) …");
  run("npm", ["ci", "--loglevel=error"]);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp());
}

/** The project runs on Node 24.11 or newer; Node 26 comes as a package where there is one for the platform. */
function checkNode(env) {
  const r = spawnSync("node", ["--version"], { encoding: "utf8", env, shell: windows });
  const version = (r.stdout ?? "").trim().replace(/^v/, "");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 11)) return;
  say(`Trestle runs on Node 24.11 or newer; here is ${version || "none"}.`);
  say(
    `There is no Node package for ${process.platform} ${process.arch}: install Node 26 from nodejs.org, then try again.`,
  );
  process.exit(1);
}

function chromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM);
  return works(windows ? "where" : "which", ["chromium"]);
}

/** The browser tests want Chromium: Debian's package where that can be installed, else a word on what to do. */
function installBrowser() {
  if (chromium()) return;
  if (process.env.CHROMIUM) {
    say(`CHROMIUM names ${process.env.CHROMIUM}, and there is no such file. Correct it, or leave it unset.`);
    process.exit(1);
  }
  installFromDebian("Chromium", "CHROMIUM", ["chromium", "fonts-liberation"]);
}

/** One test runs examples/check_deal.py, which is Python. */
function installPython() {
  if (works(process.env.PYTHON ?? "python3", ["--version"])) return;
  if (process.env.PYTHON) {
    say(`PYTHON names ${process.env.PYTHON}, which cannot be started. Correct it, or leave it unset.`);
    process.exit(1);
  }
  installFromDebian("Python 3", "PYTHON", ["python3"]);
}

function installFromDebian(name, variable, packages) {
  const root = process.platform === "linux" && process.getuid?.() === 0 && works("which", ["apt-get"]);
  if (!root) {
    say(`the tests need ${name}, and it cannot be installed from here.`);
    say(`Install it (Debian, Ubuntu: sudo apt-get install ${packages[0]}) or set ${variable} to the program's path.`);
    process.exit(1);
  }
  say(`installing ${name} for the tests (a minute at most) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], env);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], env);
}

/**
 * The test of packaging/Caddyfile wants Caddy. Debian's package is unpacked beside our caches and not installed: installed,
 * it would start a web server on this machine.
 */
function fetchCaddy(env) {
  const folder = join(root, "node_modules/.cache/trestle/caddy");
  const program = join(folder, "usr/bin/caddy");
  if (env.CADDY) {
    if (works(env.CADDY, ["version"])) return;
    say(`CADDY names ${env.CADDY}, which does not start. Correct it, or leave it unset.`);
    process.exit(1);
  }
  if (works("caddy", ["version"])) return;
  if (!existsSync(program)) unpackCaddy(folder);
  if (!works(program, ["version"])) {
    say("the tests need Caddy, and it cannot be fetched from here.");
    say("Install it (Debian, Ubuntu: sudo apt-get install caddy) or set CADDY to the program's path.");
    process.exit(1);
  }
  env.CADDY = program;
}

function unpackCaddy(folder) {
  if (process.platform !== "linux" || !works("which", ["apt-get"])) return;
  say("fetching Caddy for the test of packaging/Caddyfile …");
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, stdio: ["ignore", "ignore", "inherit"] };
  if (process.getuid?.() === 0) spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["download", "-qq", "caddy"], options);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb")))
    spawnSync("dpkg-deb", ["-x", file, "."], options);
}

/** A page that cannot be built does not keep the server from starting: it serves the one before, or a plain one. */
function buildPage(env) {
  const r = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], {
    cwd: root,
    stdio: "inherit",
    env,
    shell: windows,
  });
  if (r.status !== 0) say("the server starts without a new page.");
}

const WISHES = ["--browser", "--python", "--caddy", "--web"];
const words = process.argv.slice(2);
const first = words.findIndex((word) => !word.startsWith("--"));
const wishes = words.slice(0, first === -1 ? words.length : first);
const [command, ...args] = words.slice(wishes.length);
if (command === undefined || wishes.some((wish) => !WISHES.includes(wish))) {
  say("usage: node scripts/with-deps.mjs [--browser] [--python] [--caddy] [--web] command args…");
  process.exit(2);
}
if (outdated()) installPackages();
const env = { ...process.env, PATH: join(root, "node_modules/.bin") + delimiter + process.env.PATH };
checkNode(env);
if (wishes.includes("--browser")) installBrowser();
if (wishes.includes("--python")) installPython();
if (wishes.includes("--caddy")) fetchCaddy(env);
if (wishes.includes("--web")) buildPage(env);
// The command itself is not waited for blindly: whoever stops this script stops what it has started.
const child = spawn(command, args, { cwd: root, stdio: "inherit", env, shell: windows });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  say(`${command} cannot be started (${error.code ?? error.message}).`);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));

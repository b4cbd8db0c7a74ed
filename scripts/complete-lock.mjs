// Adds the packages of other platforms to the lock file, which npm leaves out and `npm ci` then misses there, and the
// `integrity` of every package that has none, as the npm client finds it. Run after every `npm install` and commit the lock.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

const AT_ONCE = 8;
const run = promisify(execFile);

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));

const OS = {
  same: ["android", "darwin", "freebsd", "netbsd", "openbsd", "linux", "sunos", "aix", "win32", "openharmony"],
  linuxmusl: ["linux"],
  windows: ["win32"],
  win: ["win32"],
};
const CPU = {
  same: ["x64", "arm64", "arm", "ia32", "riscv64", "s390x", "ppc64", "loong64", "mips64el", "wasm32"],
  armv7: ["arm"],
};
const LIBC = {
  musl: ["musl"],
  musleabihf: ["musl"],
  linuxmusl: ["musl"],
  gnu: ["glibc"],
  gnueabihf: ["glibc"],
};

/** The platforms that a package's name speaks of. */
const named = (words, map) => [...new Set(words.flatMap((w) => map[w] ?? (map.same?.includes(w) ? [w] : [])))];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const known = lock.packages[key] ?? lock.packages[`${path}/${key}`];
    if (known || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const words = name.toLowerCase().split(/[-/_.]/);
    const [os, cpu, libc] = [named(words, OS), named(words, CPU), named(words, LIBC)];
    lock.packages[key] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(entry.dev && { dev: true }),
      ...(libc.length > 0 && os.includes("linux") && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
  }
}

/** From whichever registry npm is set to use: the hash is the same everywhere. */
async function integrityOf(spec) {
  const args = ["view", spec, "dist.integrity", "--json", "--loglevel=error"];
  const { stdout } = await run("npm", args, { shell: process.platform === "win32" });
  const integrity = stdout.trim() === "" ? null : JSON.parse(stdout);
  if (typeof integrity === "string" && integrity.startsWith("sha512-")) return integrity;
  throw new Error(`npm has no integrity for ${spec}`);
}

const bare = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes("node_modules/") && !entry.link && !entry.integrity,
);
const total = bare.length;
async function fill() {
  for (let next = bare.pop(); next !== undefined; next = bare.pop()) {
    const [path, { version, name, ...rest }] = next;
    const integrity = await integrityOf(`${name ?? path.split("node_modules/").at(-1)}@${version}`);
    // In the place where npm writes it.
    lock.packages[path] = { ...(name && { name }), version, integrity, ...rest };
  }
}
try {
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
} catch (error) {
  process.stderr.write(`trestle: the lock file was left as it was. ${error.stderr || error.message}\n`);
  process.exit(1);
}
if (total > 0) process.stderr.write(`trestle: ${total} packages got their integrity.\n`);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

// Adds the packages of other platforms to the lock file, which npm leaves out and `npm ci` then misses there.
// Run after every `npm install` and commit the lock.
import { readFileSync, writeFileSync } from "node:fs";

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
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

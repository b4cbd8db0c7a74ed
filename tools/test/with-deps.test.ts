import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "trestle-deps-"));
afterAll(() => rmSync(folder, { recursive: true }));

// A clone with its packages installed, on a machine without Python whose apt-get brings it.
const SCRIPT = join(folder, "scripts/with-deps.mjs");
for (const path of ["scripts", "node_modules/.bin"]) mkdirSync(join(folder, path), { recursive: true });
cpSync(join(ROOT, "scripts/with-deps.mjs"), SCRIPT);
const LOCK = join(folder, "package-lock.json");
const INSTALLED = join(folder, "node_modules/.package-lock.json");
const A = { version: "1.0.0", integrity: "sha512-a" };
const OTHER = { ...A, optional: true, os: [process.platform === "win32" ? "linux" : "win32"] };
const HERE = { ...A, optional: true, os: [process.platform], cpu: [process.arch] };
const LINK = { resolved: "kernel", link: true };
const wanted = {
  "": { name: "trestle" },
  kernel: { version: "0.1.0" },
  "node_modules/@trestle/kernel": LINK,
  "node_modules/a": A,
  "node_modules/other": OTHER,
  "node_modules/of-other": { ...A, optional: true },
};
const found = { kernel: wanted.kernel, "node_modules/@trestle/kernel": LINK, "node_modules/a": A };
const write = (file: string, packages: object): void => writeFileSync(file, JSON.stringify({ packages }));
write(LOCK, wanted);
write(INSTALLED, found);
for (const path of Object.keys(found)) mkdirSync(join(folder, path), { recursive: true });
symlinkSync(process.execPath, join(folder, "node_modules/.bin/node"));
const called = join(folder, "called");
const program = (name: string, text: string): void => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
};
program(
  "apt-get",
  `echo "$@" >> ${called}; printf '#!/bin/sh\\n' > ${folder}/python3; /bin/chmod 755 ${folder}/python3`,
);
symlinkSync(
  ["/usr/bin/which", "/bin/which"].find((path) => existsSync(path))!,
  join(folder, "which"),
);

function run(env: Record<string, string>, ...wishes: string[]) {
  const r = spawnSync(process.execPath, [SCRIPT, ...wishes, "node", "--version"], {
    encoding: "utf8",
    env: { PATH: folder, ...env },
  });
  return { status: r.status, out: r.stdout, err: r.stderr };
}

describe.runIf(process.platform === "linux")("packages are installed when they are not those of the lock file", () => {
  const npm = join(folder, "npm-called");
  const installs = (): boolean => {
    rmSync(npm, { force: true });
    expect(run({})).toMatchObject({ status: 0 });
    return existsSync(npm);
  };
  program("npm", `echo "$@" > ${npm}`);
  beforeEach(() => {
    write(LOCK, wanted);
    write(INSTALLED, found);
    rmSync(join(folder, "node_modules/.cache"), { recursive: true, force: true });
  });

  it("not because a file is newer, and not for packages of other platforms", () => {
    const soon = new Date(Date.now() + 60_000);
    utimesSync(LOCK, soon, soon);
    expect(installs()).toBe(false);
  });

  it.each<[string, object]>([
    ["another version", { "node_modules/a": { ...A, version: "1.0.1" } }],
    ["another content", { "node_modules/a": { ...A, integrity: "sha512-b" } }],
    ["a package that is missing", { "node_modules/b": A }],
    ["one for this platform that is missing", { "node_modules/here": HERE }],
    ["a room that is missing", { "node_modules/@trestle/bots": { resolved: "bots", link: true } }],
  ])("%s", (_what, more) => {
    write(LOCK, { ...wanted, ...more });
    expect(installs()).toBe(true);
  });

  it("a package that the lock file does not know, or whose folder is gone", () => {
    write(INSTALLED, { ...found, "node_modules/b": A });
    expect(installs()).toBe(true);
    write(LOCK, { ...wanted, "node_modules/b": A });
    rmSync(join(folder, "node_modules/.cache"), { recursive: true });
    expect(installs()).toBe(true);
  });

  it("nothing installed, or a list of it that is cut off", () => {
    rmSync(INSTALLED);
    expect(installs()).toBe(true);
    writeFileSync(INSTALLED, '{"packages":');
    rmSync(join(folder, "node_modules/.cache"), { recursive: true });
    expect(installs()).toBe(true);
  });

  it("what npm could not install is tried once", () => {
    write(LOCK, { ...wanted, "node_modules/here": HERE });
    expect(installs()).toBe(true);
    expect(installs()).toBe(false);
    write(LOCK, { ...wanted, "node_modules/here": { ...HERE, version: "1.0.1" } });
    expect(installs()).toBe(true);
  });
});

describe.runIf(process.platform === "linux")("npm test on a machine without Python", () => {
  it("names a wrong setting", () => {
    const r = run({ PYTHON: "/nowhere/python" }, "--python");
    expect(r).toMatchObject({ status: 1, out: "" });
    expect(r.err).toContain("PYTHON names /nowhere/python, which cannot be started");
  });

  it("installs it where it can, and else says what to do", () => {
    const r = run({}, "--python");
    if (process.getuid?.() !== 0) {
      expect(r).toMatchObject({ status: 1, out: "" });
      expect(r.err).toContain("sudo apt-get install python3");
      return;
    }
    expect(r.status).toBe(0);
    expect(r.err).toContain("installing Python 3");
    expect(readFileSync(called, "utf8")).toMatch(/^update .*\ninstall .* python3\n$/);
    expect(run({}, "--python")).toMatchObject({ status: 0, err: "" });
    expect(readFileSync(called, "utf8").split("\n")).toHaveLength(3);
  });

  it("is started for this: the test of the checker needs it", () => {
    const scripts = readFileSync(join(ROOT, "package.json"), "utf8");
    expect(scripts).toMatch(/"test": "node scripts\/with-deps.mjs [^"]*--python /);
  });
});

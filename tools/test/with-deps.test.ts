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
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "trestle-deps-"));
afterAll(() => rmSync(folder, { recursive: true }));

// A clone with its packages installed, on a machine without Python whose apt-get brings it.
const SCRIPT = join(folder, "scripts/with-deps.mjs");
for (const path of ["scripts", "node_modules/.bin"]) mkdirSync(join(folder, path), { recursive: true });
cpSync(join(ROOT, "scripts/with-deps.mjs"), SCRIPT);
for (const lock of ["package-lock.json", "node_modules/.package-lock.json"]) writeFileSync(join(folder, lock), "{}");
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

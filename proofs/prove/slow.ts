import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { projectFiles, ROOT } from "@trestle/tools/lib/files.ts";
import type { Proof } from "./proof.ts";

const BUSY = 8;
const SPECS = projectFiles().filter((path) => /\/e2e\/.*\.spec\.ts$/.test(path));

/** Browser tests wait for states, so that a busy machine only makes them slower. */
export const slow: Proof = {
  name: "slow",
  about: `every browser test with ${BUSY} busy processes beside it`,
  parts: SPECS.length,
  run(part, { only }) {
    const spec = SPECS[part]!;
    if (!new RegExp(only).test(spec)) return {};
    const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], { cwd: ROOT, stdio: "inherit" });
    if (built.status !== 0) throw new Error("the page could not be built");
    const busy = Array.from({ length: BUSY }, keepBusy);
    try {
      const r = spawnSync("playwright", ["test", spec, "--reporter=line"], { cwd: ROOT, encoding: "utf8" });
      if (r.status !== 0) throw new Error(`${spec} fails on a busy machine:\n${r.stdout}`);
      return { specs: 1 };
    } finally {
      for (const child of busy) child.kill("SIGKILL");
    }
  },
};

function keepBusy(): ChildProcess {
  return spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
}

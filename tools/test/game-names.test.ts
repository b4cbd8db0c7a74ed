import { expect, it } from "vitest";
import { gameNameFaults } from "../src/check/game-names.ts";

const faults = (path: string, text: string): string[] => gameNameFaults(["colt", "heist"], [{ path, text }]);

it.each([
  ["web/src/play.ts", 'const seats = { "colt": 5 };'],
  ["web/src/play.ts", "const seats = { colt: 5 };"],
  ["tools/src/check.ts", "export const known = makeHeist();"],
  ["server/src/a.ts", 'import type { ColtTypes } from "x";'],
  ["server/src/a.ts", "const player = coltPlayer;"],
  ["server/src/a.ts", "// as Colt does"],
  ["package.json", '"screens": "node web/e2e/heist-screens-run.ts"'],
  ["web/src/style/base.css", ".heist-map { color: red }"],
  ["web/index.html", '<link href="assets/colt.css">'],
])("%s: %s", (path, text) => {
  expect(faults(path, `\n${text}\n`)).toEqual([expect.stringContaining(`${path}:2 names a game`) as string]);
});

it.each([
  ["games/index.ts", 'export { colt } from "./colt/game.ts";'],
  ["games/colt/game.ts", 'id: "colt"'],
  ["web/test/a.test.ts", '"colt"'],
  ["web/e2e/colt-hand.ts", '"colt"'],
  ["proofs/bench/colt.ts", '"colt"'],
  ["docs/BOTS.md", "npm run -s arena -- colt"],
  ["README.md", "colt"],
  ["kernel/src/game.ts", "/** `COLT-FIRE-4` */"],
  ["web/src/a.ts", "const coltish = heists;"],
])("%s may say: %s", (path, text) => {
  expect(faults(path, text)).toEqual([]);
});

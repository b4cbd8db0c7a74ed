import { readFileSync } from "node:fs";
import { commitmentOf, isLogFault, readLog, seedOf, sha256Text, type Log, type LogEnd } from "@trestle/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { openSealed } from "../src/verify/sealed-deal.ts";
import { forged, tableLog, type Closed, type TableLog } from "./table-log.ts";

// What verify opens without the kernel. The kernel's own reader finds the same afterwards, and must not be needed.
const V1 = new URL("../../games/colt/test/golden/parts-in-the-open.log.jsonl", import.meta.url);
const other = sha256Text("better cards");

describe("a deal opened without the kernel", () => {
  let honest: TableLog;
  beforeAll(() => {
    honest = tableLog({ game: "colt", seats: 3 });
  });

  it("has the kernel's seed and the list that was shown, and in version 1 no list", () => {
    const { header, end } = readLog(honest.text) as Log & { end: LogEnd };
    const seed = seedOf(header, end.secret, end.parts);
    expect(openSealed(honest.text)).toEqual({ label: "trestle-deal/2", seed, list: honest.list });
    const old = readFileSync(V1, "utf8");
    const { header: first, end: last } = readLog(old) as Log & { end: LogEnd };
    const older = seedOf(first, last.secret, last.parts);
    expect(openSealed(old)).toEqual({ label: "trestle-deal/1", seed: older, list: null });
  });

  it.each<[string, RegExp, (log: Closed) => void]>([
    ["another secret", /promised/, (log) => (log.end.secret = other)],
    ["another secret of the bots", /promised/, (log) => (log.end.botSecret = other)],
    ["another part", /part of seat 0 is not what/, (log) => (log.end.parts[0] = other)],
    ["a part of a bot", /part of seat 2 is not what/, (log) => (log.end.parts[2] = other)],
    [
      "another secret in version 1",
      /promised/,
      (log) => {
        delete log.header.deal;
        log.header.commitment = commitmentOf(other);
      },
    ],
  ])("refuses %s, checks recomputed", (_, reason, change) => {
    const found = openSealed(forged(honest.text, change));
    expect(isLogFault(found) ? found.reason : found).toMatch(reason);
  });

  it("refuses every line that was changed", () => {
    const lines = honest.text.trimEnd().split("\n");
    for (const [at, line] of lines.entries()) {
      const altered = line.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
      expect(openSealed(`${lines.with(at, altered).join("\n")}\n`)).toMatchObject({ line: at + 1 });
    }
  });
});

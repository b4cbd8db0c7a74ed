import { describe, expect, it } from "vitest";
import { verdictOf } from "../../src/local/check-deal.ts";
import { deal as en } from "../../src/text/en/deal.ts";
import { deal as it_ } from "../../src/text/it/deal.ts";
import type { DealFault, DealReport } from "../../src/worker/contract.ts";

type Good = Extract<DealReport, { ok: true }>;
const GOOD: Good = { ok: true, version: 2, lines: 80, own: "in", compared: true, attempt: 1, missing: [] };
const said = (report: DealReport, text = en): string => verdictOf(report, text).sentences.join(" ");

const REPORTS: DealReport[] = [
  ...(["in", "late", "absent"] as const).flatMap((own) =>
    ([1, 2] as const).map((version): Good => ({ ...GOOD, own, version, attempt: 3, missing: ["Bob", "Cleo"] })),
  ),
  { ...GOOD, own: null, compared: false },
  ...(
    ["log", "table", "rules", "commitment", "seat", "list", "own", "transcript", "length"] satisfies DealFault["why"][]
  ).map((why): DealReport => ({ ok: false, fault: { why, line: 7, to: 9, reason: "the move is not legal here" } })),
];

describe("what is said of a checked deal", () => {
  for (const [language, text] of Object.entries({ en, it: it_ }))
    it(`is three sentences at most (${language})`, () => {
      for (const report of REPORTS) {
        const sentences = said(report, text).match(/[.](?= |$)/g) ?? [];
        expect(sentences.length, said(report, text)).toBeGreaterThan(0);
        expect(sentences.length, said(report, text)).toBeLessThanOrEqual(3);
      }
    });

  it("names the failing line and the reason", () => {
    const report: DealReport = { ok: false, fault: { why: "log", line: 57, reason: "the move is not legal here" } };
    expect(verdictOf(report, en).good).toBe(false);
    expect(said(report)).toContain("line 57 of the log is wrong (the move is not legal here)");
    expect(said({ ok: false, fault: { why: "transcript", line: 5, to: 9 } })).toContain("lines 5 to 9");
  });

  it("names each missing part, and counts attempts where there were several", () => {
    expect(said({ ...GOOD, missing: ["Bob", "Cleo"] })).toMatch(/parts of Bob, Cleo|parts of Bob and Cleo/);
    expect(said({ ...GOOD, missing: ["Bob"] })).toMatch(/part of Bob is missing: it doubles the number of deals/);
    expect(said({ ...GOOD, attempt: 3 })).toContain("it took 3 attempts to start");
    expect(said(GOOD)).not.toMatch(/attempt|missing/);
  });

  it("claims no more than was done", () => {
    expect(said(GOOD)).toMatch(/your part is in the deal/);
    expect(said({ ...GOOD, own: "absent" })).toMatch(/took no part in the start/);
    expect(said({ ...GOOD, own: "absent" })).not.toMatch(/your part is in/);
    expect(said({ ...GOOD, own: null, compared: false })).toMatch(/on this device alone/);
    expect(said({ ...GOOD, version: 1 })).toMatch(/could have chosen among deals/);
    expect(said({ ...GOOD, compared: false })).not.toMatch(/its events are those/);
    expect(said(GOOD)).toMatch(/its events are those that this device was shown/);
    expect(said(GOOD)).toMatch(/names and times cannot be checked/);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRefusal, parseOptions, type Option } from "../src/index.ts";

const OPTIONS: readonly Option[] = [
  { kind: "choice", key: "reflex", values: [true, false], initial: false, rule: "TOY-1" },
  { kind: "choice", key: "rounds", values: [3, 5], initial: 5, rule: "TOY-2" },
  { kind: "choice", key: "ties", values: ["shared", "split"], initial: "shared", rule: "TOY-3", needs: "reflex" },
  { kind: "list", key: "figures", values: ["Ann", "Bob", "Cid"], rule: "TOY-4" },
];
const DEFAULTS = { reflex: false, rounds: 5, ties: "shared", figures: [] };
const refusal = (raw: unknown) => {
  const out = parseOptions(OPTIONS, raw);
  return isRefusal(out) ? out : null;
};

describe("parseOptions", () => {
  it("fills in what is left out", () => {
    expect(parseOptions(OPTIONS, undefined)).toEqual(DEFAULTS);
    expect(parseOptions(OPTIONS, null)).toEqual(DEFAULTS);
    expect(parseOptions(OPTIONS, {})).toEqual(DEFAULTS);
    expect(parseOptions(OPTIONS, { rounds: 3, figures: ["Cid", "Ann"] })).toEqual({
      ...DEFAULTS,
      rounds: 3,
      figures: ["Cid", "Ann"],
    });
  });

  it("takes a single value for a list of one", () => {
    expect(parseOptions(OPTIONS, { figures: "Bob" })).toEqual({ ...DEFAULTS, figures: ["Bob"] });
  });

  it.each([[7], ["reflex"], [true], [[]], [[{ reflex: true }]], [() => null], [7n]])(
    "[KERNEL-OPT-1] refuses %s instead of an object",
    (raw) => {
      expect(refusal(raw)?.rule).toBe("KERNEL-OPT-1");
    },
  );

  it.each([["Reflex"], ["constructor"], ["toString"], ["hasOwnProperty"], [""]])(
    "[KERNEL-OPT-2] refuses the unknown option %j and lists those it has",
    (key) => {
      expect(refusal({ [key]: true })).toEqual({
        rule: "KERNEL-OPT-2",
        data: { option: key, known: "reflex, rounds, ties, figures" },
      });
    },
  );

  it("[KERNEL-OPT-2] refuses a __proto__ that came as a key", () => {
    expect(refusal(JSON.parse('{"__proto__":{"reflex":true}}'))?.data["option"]).toBe("__proto__");
  });

  it("takes no values from a prototype", () => {
    expect(parseOptions(OPTIONS, Object.create({ reflex: true }))).toEqual(DEFAULTS);
  });

  it.each([["true"], [1], [null], [{}], [[true]], [Number.NaN], [7n], [() => null]])(
    "[KERNEL-OPT-3] refuses %s as a value and says which are allowed",
    (value) => {
      const found = refusal({ reflex: value });
      expect(found?.rule).toBe("KERNEL-OPT-3");
      expect(found?.data).toMatchObject({ option: "reflex", allowed: "true, false" });
    },
  );

  it("[KERNEL-OPT-3] shortens a long value", () => {
    expect(String(refusal({ reflex: "x".repeat(500) })?.data["got"]).length).toBe(60);
  });

  it.each([[["Ann", "Ann"]], [["Dan"]], [[1]], [null], [[["Ann"]]], [{}]])(
    "[KERNEL-OPT-3] refuses the list %j",
    (value) => {
      expect(refusal({ figures: value })?.rule).toBe("KERNEL-OPT-3");
    },
  );

  it("[KERNEL-OPT-4] refuses an option that needs another one, unless it has its initial value", () => {
    expect(refusal({ ties: "split" })).toEqual({
      rule: "KERNEL-OPT-4",
      data: { option: "ties", value: "split", needs: "reflex" },
    });
    expect(refusal({ ties: "shared" })).toBeNull();
    expect(refusal({ ties: "split", reflex: true })).toBeNull();
  });

  it("never throws, and reads its own answer again unchanged", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom("reflex", "rounds", "ties", "figures"), fc.anything())),
        (raw) => {
          const out = parseOptions(OPTIONS, raw);
          if (!isRefusal(out)) expect(parseOptions(OPTIONS, out)).toEqual(out);
        },
      ),
      { seed: 1, numRuns: 2000 },
    );
  });
});

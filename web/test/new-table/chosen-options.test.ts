import { describe, expect, test } from "vitest";
import { chosenOptions } from "../../src/new-table/chosen-options.ts";
import type { OptionInfo } from "../../src/net/catalogue.ts";

describe("the options that are sent", () => {
  const option = (key: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
    key,
    kind: "choice",
    rule: "X-1",
    values: [false, true],
    initial: false,
    needs: null,
    ...more,
  });
  const all = [option("horse"), option("rescue", { needs: "horse" }), option("cast", { kind: "list", initial: [] })];
  test("no defaults", () => {
    expect(chosenOptions(all, { horse: false, cast: [] })).toEqual({});
  });
  test("none whose condition is off", () => {
    expect(chosenOptions(all, { rescue: true })).toEqual({});
    expect(chosenOptions(all, { horse: true, rescue: true, cast: ["doc"] })).toEqual({
      horse: true,
      rescue: true,
      cast: ["doc"],
    });
  });
});

import { isRefusal, parseOptions, type Option, type Refusal } from "@trestle/kernel";
import { CUSTOM_COSTS, type CustomCost } from "./train/railway.ts";
import type { Config } from "./types.ts";

const COSTS = Object.keys(CUSTOM_COSTS) as CustomCost[];

export const options: readonly Option[] = [
  { kind: "choice", key: "expansion", values: [true, false], initial: true, rule: "GTR-SETUP-1" },
  { kind: "choice", key: "characterChoice", values: [1, 2], initial: 1, rule: "BANG-SETUP-3" },
  {
    kind: "choice",
    key: "customStation",
    values: ["off", ...COSTS],
    initial: "off",
    rule: "GTR-STN-5",
    needs: "expansion",
  },
];

export function parseConfig(raw: unknown): Config | Refusal {
  const parsed = parseOptions(options, raw);
  if (isRefusal(parsed)) return parsed;
  return {
    expansion: parsed["expansion"] === true,
    characterChoice: parsed["characterChoice"] === 2 ? 2 : 1,
    customStation: COSTS.find((cost) => cost === parsed["customStation"]) ?? "off",
  };
}

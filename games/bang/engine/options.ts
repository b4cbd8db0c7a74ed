import { isRefusal, parseOptions, type Option, type Refusal } from "@trestle/kernel";
import type { Config } from "./types.ts";

/** BANG-SETUP-3 */
export const characterChoice: Option = {
  kind: "choice",
  key: "characterChoice",
  values: [1, 2],
  initial: 1,
  rule: "BANG-SETUP-3",
};

export function configOf(options: readonly Option[], raw: unknown): Config | Refusal {
  const parsed = parseOptions(options, raw);
  if (isRefusal(parsed)) return parsed;
  return {
    expansion: parsed["expansion"] === true,
    characterChoice: parsed["characterChoice"] === 2 ? 2 : 1,
    customStation: parsed["customStation"] as Config["customStation"], // one of the option's values
  };
}

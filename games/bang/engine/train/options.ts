import type { Option } from "@trestle/kernel";
import { CUSTOM_COSTS } from "./railway.ts";

export const expansion: Option = {
  kind: "choice",
  key: "expansion",
  values: [true, false],
  initial: true,
  rule: "GTR-SETUP-1",
};

export const customStation: Option = {
  kind: "choice",
  key: "customStation",
  values: ["off", ...Object.keys(CUSTOM_COSTS)],
  initial: "off",
  rule: "GTR-STN-5",
  needs: "expansion",
};

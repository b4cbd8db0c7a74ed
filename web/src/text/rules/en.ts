import { kernelRules } from "@trestle/kernel/text/en";
import { serverRules } from "@trestle/server/text/en";
import { tableRules } from "@trestle/table/text/en";

export const rules = { ...kernelRules, ...tableRules, ...serverRules };

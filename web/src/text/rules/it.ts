import { kernelRules } from "@trestle/kernel/text/it";
import { serverRules } from "@trestle/server/text/it";
import { tableRules } from "@trestle/table/text/it";

export const rules = { ...kernelRules, ...tableRules, ...serverRules };

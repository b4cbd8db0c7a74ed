import type { RuleText } from "../src/text.ts";

/** The kernel's own rules: what can be wrong with options, whatever the game. */
export const kernelRules = {
  "KERNEL-OPT-1": {
    short: 'Options are one flat object, such as { "reflex": true }.',
    full: "The options of a table are one flat JSON object of names and values, fixed before the game starts.",
  },
  "KERNEL-OPT-2": {
    short: "The game has no option of that name.",
    full: "Only the options on the game's own list exist; a name that is not on it is refused, not ignored.",
  },
  "KERNEL-OPT-3": {
    short: "The option does not take that value.",
    full: "Each option takes the values on its list. A list option takes each of its values at most once.",
  },
  "KERNEL-OPT-4": {
    short: "The option only matters together with another one.",
    full: "An option that changes how another one plays can be set only where that other one is switched on.",
  },
} satisfies Record<string, RuleText>;

export * from "./ask.ts";
export { random } from "./random.ts";
export { policy as policyBang } from "./bang/policy.ts";
export { sensible as sensibleBang } from "./bang/sensible.ts";
export { sensible as sensibleColt } from "./colt/sensible.ts";
export { makeSensible as makeSensibleHeist } from "./heist/sensible.ts";

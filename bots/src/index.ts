export * from "./ask.ts";
export { answer, hints } from "./think.ts";
export { random } from "./random.ts";
export { bangPlayer } from "./bang/player.ts";
export { policy as policyBang } from "./bang/policy.ts";
export { coltPlayer } from "./colt/player.ts";
export { makeHeistPlayer } from "./heist/player.ts";

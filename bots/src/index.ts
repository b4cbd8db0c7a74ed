export * from "./ask.ts";
export { isSitter, playBout, type Bout, type Played, type Sitter } from "./arena.ts";
export { addPair, eloOver, lift, newPaired, sprt, wilson, zOf, type Paired } from "./statistics.ts";
export { answer, hints } from "./think.ts";
export { random } from "./random.ts";
export { bangPlayer } from "./bang/player.ts";
export { policy as policyBang } from "./bang/policy.ts";
export { coltPlayer } from "./colt/player.ts";
export { makeHeistPlayer } from "./heist/player.ts";

export * from "./ask.ts";
export { CLAIRVOYANT, isSitter, playBout, type Bout, type Played, type Sitter } from "./arena.ts";
export { addPair, eloOver, lift, newPaired, sprt, wilson, zOf, type Paired } from "./statistics.ts";
export { answer, hints, settled } from "./think.ts";
export { BOTS, budgetOf, levelOf, ponder, ponderThrough, temperOf, USUAL_LEVEL, type Budget } from "./host.ts";
export { random } from "./random.ts";

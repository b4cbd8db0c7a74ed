export * from "./bot.ts";
export {
  CLAIRVOYANT,
  isArenaPlayer,
  playArenaGame,
  type ArenaGame,
  type ArenaResult,
  type ArenaSeat,
} from "./arena.ts";
export { addPair, eloOver, lift, newPaired, sprt, wilson, zOf, type Paired } from "./statistics.ts";
export { decided, hints, think } from "./think.ts";
export { BOTS, budgetOf, levelOf, thinkFor, thinkInSlices, temperOf, USUAL_LEVEL, type Budget } from "./host.ts";
export { random } from "./random.ts";

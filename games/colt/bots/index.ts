export { baselines } from "./baselines.ts";
export { coltBots } from "./factory.ts";
export { deal, newTable, playRound } from "./kernel.ts";

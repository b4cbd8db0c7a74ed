export { baselines } from "./baselines.ts";
export { coltBots } from "./factory.ts";
export { playRound } from "./kernel.ts";
export { deal, newTable } from "./table.ts";

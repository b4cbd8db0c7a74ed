export { coltCompany } from "./company.ts";
export { deal, newTable, playRound } from "./kernel.ts";
export { coltPlayer } from "./player.ts";

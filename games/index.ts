/** The games. A new one is a folder beside this file and a line here (docs/ADDING-A-GAME.md). */
export { bang } from "./bang/game.ts";
export { colt } from "./colt/game.ts";
export { heist } from "./heist/game.ts";

export { makeHeistPlayer } from "./player.ts";

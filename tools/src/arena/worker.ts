import { parentPort, workerData } from "node:worker_threads";
import { findGame, isFault } from "../registry.ts";
import { newTally, playMatch, type Wish } from "./match.ts";

/** Plays the games it is handed, one number at a time, and gives back what each came to. */
const wish = workerData as Wish;
const found = findGame(wish.game)!;
const made = wish.edition?.file === undefined ? found : found.withEdition!(wish.edition.file);
if (isFault(made)) throw new Error(made.reason);

parentPort!.on("message", (i: number) => {
  const tally = newTally();
  playMatch(made, wish, i, tally);
  parentPort!.postMessage(tally);
});

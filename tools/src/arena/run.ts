import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { addTally, newTally, type Tally, type Wish } from "./match.ts";

/** What is played: games `from` up to `to`, over so many threads (0: as many as there are cores). */
interface Share {
  from: number;
  to: number;
  threads: number;
}

/** Those games of a wish; equal wishes come to equal tallies (but times). */
export async function runArena(wish: Wish, { from, to, threads }: Share, at: (done: number) => void): Promise<Tally> {
  const games = to - from;
  const tallies: Tally[] = [];
  let next = 0;
  let done = 0;
  const crew = Math.max(1, Math.min(games, threads > 0 ? threads : availableParallelism()));
  await Promise.all(Array.from({ length: crew }, () => work()));

  function work(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: wish });
      let mine = -1;
      const hand = (): void => {
        if (next >= games) return void worker.terminate().then(() => resolve(), reject);
        mine = next++;
        worker.postMessage(from + mine);
      };
      worker.on("message", (tally: Tally) => {
        tallies[mine] = tally;
        at(++done);
        hand();
      });
      worker.on("error", reject);
      hand();
    });
  }
  // Added up in the order of the games, so that sums do not depend on which thread was faster.
  const sum = newTally();
  for (const tally of tallies) addTally(sum, tally);
  return sum;
}

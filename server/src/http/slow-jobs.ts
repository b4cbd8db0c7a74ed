import { setTimeout as sleep } from "node:timers/promises";

/** Rest after each piece, in multiples of the time it took. */
const REST = 2;

/**
 * Long pieces of work that strangers ask for, one after the other with a rest in between: everybody else has the thread
 * for two thirds of the time, and the collector keeps up.
 */
export class SlowJobs {
  #free: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T): Promise<T> {
    let took = 0;
    const done = this.#free.then(() => {
      const start = performance.now();
      try {
        return work();
      } finally {
        took = performance.now() - start;
      }
    });
    const rest = (): Promise<void> => sleep(REST * took);
    this.#free = done.then(rest, rest);
    return done;
  }
}

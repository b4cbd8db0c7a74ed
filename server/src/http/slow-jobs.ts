import { setTimeout as sleep } from "node:timers/promises";

/** Rest after each job, in multiples of the time it took. */
const REST = 2;

/**
 * Runs long jobs that strangers can cause one after the other, with rests in between: everybody else has the thread for
 * two thirds of the time, and the garbage collector keeps up.
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

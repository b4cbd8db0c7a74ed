import type { JobResult } from "@trestle/table";
import { BotQueue, type JobOrigin } from "../src/bots/queue.ts";
import { think, type ThinkTask } from "../src/bots/think.ts";
import type { BotPool } from "../src/bots/pool.ts";
import { Client, make, type Made } from "./kit.ts";

/**
 * The server's own queue with one thread, on which thinking ends when the test says so: what `held` says yes to stays on
 * its thread until it is hurried, or until somebody else waits. Nothing here depends on how fast the machine is.
 */
export class Bench implements BotPool {
  /** Tables in the order in which the thread took their jobs. */
  readonly started: JobOrigin[] = [];
  /** Of each job that was not held: how many others the thread took between its being asked for and its start. */
  readonly overtakenBy: number[] = [];
  waiting = 0;
  refused = 0;
  /** Milliseconds that the thread was busy: what is held takes long, whatever this machine is busy with. */
  #clock = 0;
  /** Jobs that wait and would not be held. */
  #awaited = 0;
  #endRunning: () => void = () => undefined;
  readonly #held: (asker: JobOrigin) => boolean;
  readonly #queue = new BotQueue<{ thought: ThinkTask; asker: JobOrigin }, JobResult | null>({
    threads: 1,
    now: () => this.#clock,
    start: ({ thought, asker }) => this.#start(thought, asker),
    figures: {
      waiting: (_, change) => void (this.waiting += change),
      waited: () => undefined,
      used: () => undefined,
      hurried: () => undefined,
      refused: () => void this.refused++,
    },
  });

  constructor(held: (asker: JobOrigin) => boolean) {
    this.#held = held;
  }

  #start(thought: ThinkTask, asker: JobOrigin): { answer: Promise<JobResult>; hurry(): void } {
    this.started.push(asker);
    const done = Promise.withResolvers<JobResult>();
    const isHeld = this.#held(asker);
    const end = (): void => {
      this.#clock += isHeld ? 100 : 1;
      done.resolve(think({ ...thought, budget: 0 }, () => 0));
    };
    this.#endRunning = end;
    if (!isHeld) end();
    else if (this.#awaited > 0) setImmediate(end);
    return { answer: done.promise, hurry: end };
  }

  think(thought: ThinkTask, asker: JobOrigin): Promise<JobResult | null> {
    if (this.#held(asker)) return this.#queue.think({ thought, asker }, asker);
    const before = this.started.length;
    const began = (): void => {
      this.#awaited--;
      // `began` is told before the thread has it.
      this.overtakenBy.push(this.started.length - before);
      asker.began();
    };
    this.#awaited++;
    setImmediate(this.#endRunning);
    return this.#queue.think({ thought, asker: { ...asker, began } }, { ...asker, began });
  }

  close(): Promise<void> {
    this.#queue.close();
    this.#endRunning();
    return Promise.resolve();
  }
}

interface At {
  port: number;
  url: string;
}

const from = (address: string): Record<string, string> => ({ "x-forwarded-for": address });

/** A table of bots alone, with its host's socket open. */
export async function watchedBots(server: At, address: string, wish = {}): Promise<{ made: Made; host: Client }> {
  const made = await make(server.url, { seats: 3, bots: 3, ...wish });
  const host = await Client.at(server.port, made.table, [made.hostSecret], from(address));
  await host.start();
  return { made, host };
}

/** A game under way with one person, the host, among bots. */
export async function seated(server: At, address: string, wish = {}): Promise<{ made: Made; host: Client }> {
  const made = await make(server.url, wish);
  const host = await Client.at(server.port, made.table, [made.hostSecret], from(address));
  await host.ready((await host.sit("Ann")).seat);
  await host.start();
  return { made, host };
}

import type { Clock } from "../../src/stage/director.ts";

interface Timer {
  at: number;
  run: () => void;
}

/** A clock that moves only when told to; `late` delays every timer, as a busy page does. */
export class FakeClock implements Clock {
  time = 0;
  late = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms + this.late, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((t) => t !== timer);
    };
  }

  get waiting(): number {
    return this.#timers.length;
  }

  forward(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.#timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.time = next.at;
      this.#timers = this.#timers.filter((t) => t !== next);
      next.run();
    }
    this.time = until;
  }

  finish(): void {
    for (let i = 0; this.#timers.length > 0; i++) {
      if (i > 100_000) throw new Error("the clock never comes to rest");
      this.forward(1_000);
    }
  }
}

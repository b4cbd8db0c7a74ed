import { below, sfc32 } from "@trestle/kernel";

/** When clients that may move do so. Both servers are driven through the same one. */
export interface Pace {
  /** A client could move now; `go` sends the move. */
  offer(go: () => void): void;
  /** A move was acknowledged so many milliseconds after it was sent. */
  acked(ms: number): void;
}

/** Nobody moves before `open`; from then on everybody does as soon as they may. */
export class AtOnce implements Pace {
  #waiting: (() => void)[] | null = [];
  acks = 0;

  offer(go: () => void): void {
    if (this.#waiting === null) go();
    else this.#waiting.push(go);
  }
  acked(): void {
    this.acks++;
  }
  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const go of waiting) go();
  }
}

/** So many moves a second over all tables, whether or not earlier ones have been answered. */
export class Steady implements Pace {
  readonly latencies: number[] = [];
  readonly #perMs: number;
  readonly #waiting: (() => void)[] = [];
  readonly #rng = sfc32(5);
  #timer: NodeJS.Timeout | null = null;
  #began = 0;
  #due = 0;
  #ended = 0;
  /** Moves that were due when no client could make one. */
  missed = 0;

  constructor(perSecond: number) {
    this.#perMs = perSecond / 1_000;
  }

  offer(go: () => void): void {
    this.#waiting.push(go);
  }
  acked(ms: number): void {
    this.latencies.push(ms);
    this.#ended = performance.now();
  }
  open(): void {
    this.#began = performance.now();
    this.#timer = setInterval(() => this.#send(), 1);
  }
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }
  /** Moves a second that were really made. */
  get rate(): number {
    return (1_000 * this.latencies.length) / (this.#ended - this.#began);
  }

  #send(): void {
    const due = Math.floor((performance.now() - this.#began) * this.#perMs);
    for (; this.#due < due; this.#due++) {
      const { length } = this.#waiting;
      if (length === 0) {
        this.missed++;
        continue;
      }
      const nth = below(this.#rng, length);
      const go = this.#waiting[nth]!;
      this.#waiting[nth] = this.#waiting[length - 1]!;
      this.#waiting.pop();
      go();
    }
  }
}

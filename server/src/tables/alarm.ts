/** Milliseconds: no tight loops, and no overflow of the timer. */
const WAIT = { least: 20, most: 1_800_000 };

/** Wakes a table when the next thing is due. */
export class Alarm {
  readonly #wake: () => void;
  #timer: NodeJS.Timeout | null = null;
  #at: number | null = null;

  constructor(wake: () => void) {
    this.#wake = wake;
  }

  /** A timer that is too early stays: waking checks again. Every move would otherwise reset it. */
  set(due: number | null, now: number): void {
    if (due === null || (this.#at !== null && this.#at <= due)) return;
    this.stop();
    this.#at = due;
    this.#timer = setTimeout(this.#ring, Math.min(WAIT.most, Math.max(WAIT.least, due - now)));
  }

  readonly #ring = (): void => {
    this.#timer = null;
    this.#at = null;
    this.#wake();
  };

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#at = null;
  }
}

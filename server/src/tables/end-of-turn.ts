/**
 * So many tables may wait for the end of the turn. What they have made meanwhile is many small objects until it is packed
 * up: of a few tables they are still in the processor's cache then, of hundreds the collector has copied them twice.
 */
const MOST = 16;

/** Tables that something has happened to in this turn of the event loop, those of longest ago first. */
export class EndOfTurn {
  readonly #waiting: (() => void)[] = [];
  #due = false;

  /** Calls `end` at the end of this turn, or as soon as enough others have come after it. It never throws. */
  atEnd(end: () => void): void {
    this.#waiting.push(end);
    if (this.#waiting.length > MOST) this.#waiting.shift()!();
    if (this.#due) return;
    this.#due = true;
    setImmediate(this.#endAll);
  }

  readonly #endAll = (): void => {
    this.#due = false;
    while (this.#waiting.length > 0) this.#waiting.shift()!();
  };
}

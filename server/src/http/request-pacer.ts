/**
 * Lets requests that come by the hundred through a few at a time, turn by turn of the event loop: in between, moves are
 * read and acknowledged. A single request does not wait.
 */
export class RequestPacer {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #left: number;
  #counting = false;

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  next(): Promise<void> {
    if (!this.#counting) {
      this.#counting = true;
      setImmediate(() => this.#turn());
    }
    if (this.#left > 0) {
      this.#left--;
      return Promise.resolve();
    }
    return new Promise((go) => this.#waiting.push(go));
  }

  #turn(): void {
    const some = this.#waiting.splice(0, this.#most);
    this.#left = this.#most - some.length;
    this.#counting = some.length > 0;
    if (this.#counting) setImmediate(() => this.#turn());
    for (const go of some) go();
  }
}

/** A clock that the control port can set ahead, so that no test waits for time to pass. */
export class Clock {
  #offsetMs = 0;

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offsetMs;
  }

  /** Whole seconds since 1970, as tokens carry them. */
  nowSeconds(): number {
    return Math.floor(this.now() / 1000);
  }

  advance(seconds: number): void {
    this.#offsetMs += seconds * 1000;
  }

  reset(): void {
    this.#offsetMs = 0;
  }

  get offsetSeconds(): number {
    return this.#offsetMs / 1000;
  }
}

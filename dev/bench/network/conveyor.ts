interface Item {
  readonly at: number;
  readonly run: () => void;
}

/** Does things at their times and never out of order, which a timer for each would not promise. */
export class Conveyor {
  private items: Item[] = [];
  private latest = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param at in milliseconds of performance.now(); never before what was added earlier */
  add(at: number, run: () => void): void {
    this.latest = Math.max(at, this.latest);
    this.items.push({ at: this.latest, run });
    if (this.timer === undefined) this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.items = [];
  }

  private wait(): void {
    const [next] = this.items;
    if (!next) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.runDue();
        if (this.timer === undefined) this.wait();
      },
      Math.max(0, next.at - performance.now()),
    );
  }

  private runDue(): void {
    const now = performance.now();
    // A timer may fire up to a millisecond early.
    while (this.items[0] && this.items[0].at <= now + 1) this.items.shift()?.run();
  }
}

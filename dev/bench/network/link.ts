/** A line between a phone and a server. */
export interface Link {
  readonly name: string;
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
}

export const SLOW_4G: Link = { name: 'slow 4G', roundTripMs: 150, bitsPerSecond: 1_600_000 };
export const SLOW_3G: Link = { name: 'slow 3G', roundTripMs: 400, bitsPerSecond: 400_000 };
/** For tools that slow the page down by themselves. */
export const NO_DELAY: Link = { name: 'no delay', roundTripMs: 0, bitsPerSecond: 1_000_000_000 };

/** What the packets of all connections over one line share: its rate. */
export class Wire {
  readonly link: Link;
  private freeAt = 0;

  constructor(link: Link) {
    this.link = link;
  }

  /** @returns when the last bit of `bytes` has left, in milliseconds of performance.now(). */
  send(bytes: number): number {
    const begins = Math.max(performance.now(), this.freeAt);
    this.freeAt = begins + (bytes * 8 * 1000) / this.link.bitsPerSecond;
    return this.freeAt;
  }
}

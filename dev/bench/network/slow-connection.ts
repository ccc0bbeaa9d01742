import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** A network between a phone and a server. */
export interface Link {
  readonly name: string;
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
}

export const SLOW_4G: Link = { name: 'slow 4G', roundTripMs: 150, bitsPerSecond: 1_600_000 };
export const SLOW_3G: Link = { name: 'slow 3G', roundTripMs: 400, bitsPerSecond: 400_000 };
/** For Lighthouse, which simulates a slow network itself. */
export const NO_DELAY: Link = { name: 'no delay', roundTripMs: 0, bitsPerSecond: 1_000_000_000 };

/** The bandwidth of a link, shared by all its connections. */
export class SharedBandwidth {
  readonly link: Link;
  private freeAt = 0;

  constructor(link: Link) {
    this.link = link;
  }

  /** @returns when the last bit of `bytes` is sent, in milliseconds of `performance.now()` */
  reserve(bytes: number): number {
    const startsAt = Math.max(performance.now(), this.freeAt);
    this.freeAt = startsAt + (bytes * 8 * 1000) / this.link.bitsPerSecond;
    return this.freeAt;
  }
}

/** Runs callbacks at given times, in the order of the calls to `add`; separate timers do not. */
class TimedQueue {
  private entries: { readonly at: number; readonly run: () => void }[] = [];
  private latestAt = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param at in milliseconds of `performance.now()`; raised to the time of earlier entries */
  add(at: number, run: () => void): void {
    this.latestAt = Math.max(at, this.latestAt);
    this.entries.push({ at: this.latestAt, run });
    this.schedule();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.entries = [];
  }

  private schedule(): void {
    const [next] = this.entries;
    if (!next || this.timer !== undefined) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        const now = performance.now();
        // A timer may fire up to a millisecond early.
        while (this.entries[0] && this.entries[0].at <= now + 1) this.entries.shift()?.run();
        this.schedule();
      },
      Math.max(0, next.at - performance.now()),
    );
  }
}

const SEGMENT_BYTES = 1460;
const HEADER_BYTES = 40;
/** RFC 6928: ten segments may be sent before the first acknowledgment. */
const INITIAL_WINDOW_BYTES = 10 * SEGMENT_BYTES;

type Callback = (error?: Error | null) => void;

/**
 * One TCP connection over a slow link, from the server's side. Simulates the round trip of the TCP
 * handshake, half a round trip each way, the initial window, its doubling per round trip, and the
 * shared bandwidth. Does not simulate packet loss or the size of requests.
 */
export class SlowConnection extends Duplex {
  private readonly socket: Socket;
  private readonly bandwidth: SharedBandwidth;
  private readonly openAt: number;
  private readonly incoming = new TimedQueue();
  private readonly outgoing = new TimedQueue();
  private readonly acknowledgments = new TimedQueue();
  private readonly maxWindowBytes: number;
  private windowBytes = INITIAL_WINDOW_BYTES;
  private inFlightBytes = 0;
  private unsent: Buffer = Buffer.alloc(0);
  private onWritten: Callback | undefined;

  constructor(socket: Socket, bandwidth: SharedBandwidth) {
    super();
    this.socket = socket;
    this.bandwidth = bandwidth;
    const { roundTripMs, bitsPerSecond } = bandwidth.link;
    this.openAt = performance.now() + roundTripMs;
    // A larger window than twice the link's capacity would only lengthen the queue.
    this.maxWindowBytes = Math.max(
      INITIAL_WINDOW_BYTES,
      (2 * bitsPerSecond * roundTripMs) / (8 * 1000),
    );
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.receive(() => this.push(chunk)));
    socket.on('end', () => this.receive(() => this.push(null)));
    socket.on('error', () => this.destroy());
    socket.on('close', () => this.destroy());
  }

  private get halfTripMs(): number {
    return this.bandwidth.link.roundTripMs / 2;
  }

  private receive(run: () => void): void {
    this.incoming.add(Math.max(performance.now(), this.openAt) + this.halfTripMs, run);
  }

  override _read(): void {
    // The socket is read as data arrives: requests are small.
  }

  override _write(chunk: Buffer, _encoding: string, onWritten: Callback): void {
    this.unsent = Buffer.concat([this.unsent, chunk]);
    this.onWritten = onWritten;
    this.fillWindow();
  }

  override _final(onFinished: Callback): void {
    this.outgoing.add(performance.now() + this.halfTripMs, () => this.socket.end());
    onFinished();
  }

  override _destroy(error: Error | null, onDestroyed: Callback): void {
    for (const queue of [this.incoming, this.outgoing, this.acknowledgments]) queue.clear();
    this.socket.destroy();
    onDestroyed(error);
  }

  private fillWindow(): void {
    while (this.unsent.length > 0 && this.inFlightBytes < this.windowBytes) {
      const segment = this.unsent.subarray(0, SEGMENT_BYTES);
      this.unsent = this.unsent.subarray(SEGMENT_BYTES);
      this.inFlightBytes += segment.length;
      const arrivesAt = this.bandwidth.reserve(segment.length + HEADER_BYTES) + this.halfTripMs;
      this.outgoing.add(arrivesAt, () => this.socket.write(segment));
      this.acknowledgments.add(arrivesAt + this.halfTripMs, () => this.acknowledge(segment.length));
    }
    if (this.unsent.length > 0) return;
    // Not earlier, so that the server can still send a more urgent response first.
    const { onWritten } = this;
    this.onWritten = undefined;
    onWritten?.();
  }

  private acknowledge(bytes: number): void {
    this.inFlightBytes -= bytes;
    this.windowBytes = Math.min(this.windowBytes + bytes, this.maxWindowBytes);
    this.fillWindow();
  }
}

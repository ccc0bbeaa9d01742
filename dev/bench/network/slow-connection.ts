import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { Conveyor } from './conveyor.ts';
import type { Wire } from './link.ts';

const SEGMENT = 1460;
const HEADER = 40;
/** RFC 6928: ten segments may leave before the first acknowledgement. */
const INITIAL_WINDOW = 10 * SEGMENT;

type Done = (error?: Error | null) => void;

/**
 * One TCP connection over a slow line, as the server sees it: what it reads comes late, what it
 * writes leaves by slow start. Charged are the round trip of the TCP handshake, half a round trip
 * each way, the initial window, its doubling per round trip, and the rate that all connections
 * share. (Loss is not modelled; requests are charged their way but not their size.)
 */
export class SlowConnection extends Duplex {
  private readonly socket: Socket;
  private readonly wire: Wire;
  private readonly openAt: number;
  private readonly arriving = new Conveyor();
  private readonly leaving = new Conveyor();
  private readonly acknowledged = new Conveyor();
  private readonly maxWindow: number;
  private window = INITIAL_WINDOW;
  private inFlight = 0;
  private waiting: Buffer = Buffer.alloc(0);
  private done: Done | undefined;

  constructor(socket: Socket, wire: Wire) {
    super();
    this.socket = socket;
    this.wire = wire;
    const { roundTripMs, bitsPerSecond } = wire.link;
    this.openAt = performance.now() + roundTripMs;
    // Beyond twice what the line holds, packets would only queue before it.
    this.maxWindow = Math.max(INITIAL_WINDOW, (2 * bitsPerSecond * roundTripMs) / 8000);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.arrive(() => this.push(chunk)));
    socket.on('end', () => this.arrive(() => this.push(null)));
    socket.on('error', () => this.destroy());
    socket.on('close', () => this.destroy());
  }

  private get halfTrip(): number {
    return this.wire.link.roundTripMs / 2;
  }

  private arrive(run: () => void): void {
    this.arriving.add(Math.max(performance.now(), this.openAt) + this.halfTrip, run);
  }

  override _read(): void {
    // The socket is read as it comes: requests are small.
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.waiting = Buffer.concat([this.waiting, chunk]);
    this.done = done;
    this.sendWhatFits();
  }

  override _final(done: Done): void {
    this.leaving.add(performance.now() + this.halfTrip, () => this.socket.end());
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    for (const conveyor of [this.arriving, this.leaving, this.acknowledged]) conveyor.stop();
    this.socket.destroy();
    done(error);
  }

  private sendWhatFits(): void {
    while (this.waiting.length > 0 && this.inFlight < this.window) {
      const segment = this.waiting.subarray(0, SEGMENT);
      this.waiting = this.waiting.subarray(SEGMENT);
      this.inFlight += segment.length;
      const arrives = this.wire.send(segment.length + HEADER) + this.halfTrip;
      this.leaving.add(arrives, () => this.socket.write(segment));
      this.acknowledged.add(arrives + this.halfTrip, () => this.acknowledge(segment.length));
    }
    if (this.waiting.length > 0) return;
    // Only now may the server hand over more: until then it can still send something more urgent.
    const { done } = this;
    this.done = undefined;
    done?.();
  }

  private acknowledge(bytes: number): void {
    this.inFlight -= bytes;
    this.window = Math.min(this.window + bytes, this.maxWindow);
    this.sendWhatFits();
  }
}

import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

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

const SEGMENT_BYTES = 1460;
const HEADER_BYTES = 40;
/** RFC 6928: ten segments may be sent before the first acknowledgment. */
const INITIAL_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/** Reserves bandwidth. @returns when the last byte is sent, in milliseconds of `performance.now()` */
type Reserve = (bytes: number) => number;

/** The bandwidth of a link, which all its connections share. */
export function sharedBandwidth({ bitsPerSecond }: Link): Reserve {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes * 8 * 1000) / bitsPerSecond;
    return freeAt;
  };
}

/** Runs callbacks at given times, in the order of the calls to `add`; separate timers do not. */
class TimedQueue {
  private latest = Promise.resolve();

  /** @param at in milliseconds of `performance.now()` */
  add(at: number, run: () => void): void {
    this.latest = this.latest.then(async () => {
      const waitMs = at - performance.now();
      if (waitMs > 0) await pause(waitMs);
      run();
    });
  }
}

/**
 * One TCP connection over a slow link, from the server's side. Simulates the round trip of the TCP
 * handshake, half a round trip each way, the initial window, its doubling per round trip, and the
 * shared bandwidth. Does not simulate packet loss or the size of requests.
 *
 * The browser's own throttling has neither connection set-up nor window: it orders the pages otherwise
 * (bench/results.md, "Simulated connection").
 */
export function slowConnection(socket: Socket, link: Link, reserve: Reserve): Duplex {
  const { roundTripMs, bitsPerSecond } = link;
  const openAt = performance.now() + roundTripMs;
  const incoming = new TimedQueue();
  const outgoing = new TimedQueue();
  const acknowledgments = new TimedQueue();
  // A larger window than twice the link's capacity would only lengthen the queue.
  const capacityBytes = (bitsPerSecond * roundTripMs) / (8 * 1000);
  const maxWindowBytes = Math.max(INITIAL_WINDOW_BYTES, 2 * capacityBytes);
  let windowBytes = INITIAL_WINDOW_BYTES;
  let inFlightBytes = 0;
  let continueSending = () => {};

  function receive(chunk: Buffer | null): void {
    const arrivesAt = Math.max(performance.now(), openAt) + roundTripMs / 2;
    incoming.add(arrivesAt, () => connection.push(chunk));
  }

  async function send(chunk: Buffer): Promise<void> {
    for (let sent = 0; sent < chunk.length; sent += SEGMENT_BYTES) {
      while (inFlightBytes >= windowBytes)
        await new Promise<void>((resolve) => (continueSending = resolve));
      const segment = chunk.subarray(sent, sent + SEGMENT_BYTES);
      inFlightBytes += segment.length;
      const arrivesAt = reserve(segment.length + HEADER_BYTES) + roundTripMs / 2;
      outgoing.add(arrivesAt, () => socket.write(segment));
      acknowledgments.add(arrivesAt + roundTripMs / 2, () => {
        inFlightBytes -= segment.length;
        windowBytes = Math.min(windowBytes + segment.length, maxWindowBytes);
        continueSending();
      });
    }
  }

  const connection = new Duplex({
    read: () => undefined,
    write(chunk, _encoding, onWritten) {
      // Not earlier, so that the server can still send a more urgent response first.
      void send(chunk).then(() => onWritten());
    },
    final(onFinished) {
      outgoing.add(performance.now() + roundTripMs / 2, () => socket.end());
      onFinished();
    },
    destroy(error, onDestroyed) {
      socket.destroy();
      onDestroyed(error);
    },
  });
  socket.setNoDelay(true);
  socket.on('data', receive);
  socket.on('end', () => receive(null));
  socket.on('error', () => connection.destroy());
  socket.on('close', () => connection.destroy());
  return connection;
}

import type { ServerHttp2Stream } from 'node:http2';
import { setImmediate as nextTurn } from 'node:timers/promises';

interface Reply {
  readonly stream: ServerHttp2Stream;
  /** settles when the browser no longer wants it, or has it all */
  readonly gone: Promise<unknown>;
  readonly urgency: number;
  rest: Buffer;
}

/** About a packet, so that something more urgent waits for one packet at most. */
const CHUNK = 1380;
/** RFC 9218: what a request without a priority has. */
const USUAL_URGENCY = 3;

function urgencyOf(priority: string | undefined): number {
  return Number(/\bu=([0-7])/.exec(priority ?? '')?.[1] ?? USUAL_URGENCY);
}

/** Sends the replies of one connection: the most urgent first, the earliest among equals. */
export class UrgencyQueue {
  private replies: Reply[] = [];
  private isSending = false;

  add(stream: ServerHttp2Stream, body: Buffer, priority: string | undefined): void {
    const gone = new Promise((resolve) => stream.once('close', resolve));
    this.replies.push({ stream, gone, urgency: urgencyOf(priority), rest: body });
    this.replies.sort((a, b) => a.urgency - b.urgency);
    if (!this.isSending) void this.send();
  }

  private async send(): Promise<void> {
    this.isSending = true;
    // Requests that came in one packet are seen together.
    await nextTurn();
    for (let reply = this.replies[0]; reply; reply = this.replies[0]) {
      const { stream, rest, gone } = reply;
      reply.rest = rest.subarray(CHUNK);
      const isLast = reply.rest.length === 0 || stream.destroyed;
      if (isLast) this.replies = this.replies.filter((other) => other !== reply);
      if (stream.destroyed) continue;
      const written = new Promise((resolve) => stream.write(rest.subarray(0, CHUNK), resolve));
      await Promise.race([written, gone]);
      if (isLast) stream.end();
    }
    this.isSending = false;
  }
}

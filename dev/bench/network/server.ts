import { createSecureServer, type Http2Session, type ServerHttp2Stream } from 'node:http2';
import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';
import type { Site } from './site-files.ts';
import { type Link, SharedBandwidth, SlowConnection } from './slow-connection.ts';

interface PendingResponse {
  readonly stream: ServerHttp2Stream;
  /** resolves when the stream is canceled or complete */
  readonly closed: Promise<unknown>;
  readonly urgency: number;
  rest: Buffer;
}

/** About one packet: a more urgent response waits for one packet at most. */
const CHUNK_BYTES = 1380;
/** RFC 9218: urgency of a request without a priority. */
const DEFAULT_URGENCY = 3;

/** Sends the responses of one connection: the most urgent first, the earliest among equals. */
class UrgencyQueue {
  private responses: PendingResponse[] = [];
  private isSending = false;

  add(stream: ServerHttp2Stream, body: Buffer, priority: string): void {
    const closed = new Promise((resolve) => stream.once('close', resolve));
    const match = /\bu=([0-7])/.exec(priority);
    const urgency = match ? Number(match[1]) : DEFAULT_URGENCY;
    this.responses.push({ stream, closed, urgency, rest: body });
    this.responses.sort((a, b) => a.urgency - b.urgency);
    if (!this.isSending) void this.send();
  }

  private async send(): Promise<void> {
    this.isSending = true;
    // Requests that arrived in one packet are sorted together.
    await nextTurn();
    for (let response = this.responses[0]; response; response = this.responses[0]) {
      const { stream, rest, closed } = response;
      response.rest = rest.subarray(CHUNK_BYTES);
      const isLast = response.rest.length === 0 || stream.destroyed;
      if (isLast) this.responses = this.responses.filter((other) => other !== response);
      if (stream.destroyed) continue;
      const chunk = rest.subarray(0, CHUNK_BYTES);
      await Promise.race([new Promise((resolve) => stream.write(chunk, resolve)), closed]);
      if (isLast) stream.end();
    }
    this.isSending = false;
  }
}

/** A running server. */
export interface SiteServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a site by HTTP/2 over TLS through a slow link. */
export async function serveSite(site: Site, link: Link, { pem }: Certificate): Promise<SiteServer> {
  const queues = new WeakMap<Http2Session, UrgencyQueue>();
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('session', (session) => queues.set(session, new UrgencyQueue()));
  server.on('sessionError', () => undefined);
  server.on('stream', (stream, { ':path': url = '/', priority }) => {
    stream.on('error', () => undefined);
    const { status, headers, body } = site(new URL(url, 'https://localhost').pathname);
    stream.respond({ ':status': status, 'content-length': body.length, ...headers });
    const queue = stream.session && queues.get(stream.session);
    if (queue) queue.add(stream, body, String(priority));
    else stream.end(body);
  });

  const bandwidth = new SharedBandwidth(link);
  const connections = new Set<SlowConnection>();
  const listener = createServer((socket) => {
    const connection = new SlowConnection(socket, bandwidth);
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
    connection.on('error', () => undefined);
    server.emit('connection', connection);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return {
    origin: `https://localhost:${address.port}`,
    async close() {
      for (const connection of connections) connection.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

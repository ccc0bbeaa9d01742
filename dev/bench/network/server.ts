import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { createServer } from 'node:net';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { type Site, siteVariant, type Variant } from './site.ts';
import { type Link, sharedBandwidth, slowConnection } from './slow-connection.ts';

/** Private key and self-signed certificate for `localhost`, PEM. */
const CERTIFICATE = await getCertificate('.dev/bench/certificate', 'localhost', ['localhost']);
const KEY = new X509Certificate(CERTIFICATE).publicKey.export({ type: 'spki', format: 'der' });
const KEY_HASH = createHash('sha256').update(KEY).digest('base64');

/** Chromium flag that trusts the servers' key, so that caches and prefetches work as with a real one. */
export const TRUST_FLAG = `--ignore-certificate-errors-spki-list=${KEY_HASH}`;

/** RFC 9218: urgency of a request without a priority. */
const DEFAULT_URGENCY = 3;

interface PendingResponse {
  readonly stream: ServerHttp2Stream;
  readonly body: Buffer;
  readonly urgency: number;
}

/** Sends the responses of one connection: the most urgent first, the earliest among equals. */
class UrgencyQueue {
  private readonly waiting: PendingResponse[] = [];
  private isSending = false;

  async add(stream: ServerHttp2Stream, body: Buffer, priority: string): Promise<void> {
    const [, urgency = DEFAULT_URGENCY] = /\bu=([0-7])/.exec(priority) ?? [];
    this.waiting.push({ stream, body, urgency: Number(urgency) });
    if (this.isSending) return;
    this.isSending = true;
    // Requests that arrived in one packet are sorted together.
    await nextTurn();
    while (this.waiting.length > 0) {
      this.waiting.sort((a, b) => a.urgency - b.urgency);
      const next = this.waiting.shift();
      next?.stream.end(next.body);
      // The browser may cancel a request.
      if (next) await finished(next.stream, { readable: false }).catch(() => undefined);
    }
    this.isSending = false;
  }
}

/** Serves a site by HTTP/2 over TLS through a slow link, until the bench exits. @returns its origin */
async function serveSite(site: Site, link: Link): Promise<string> {
  const server = createSecureServer({ key: CERTIFICATE, cert: CERTIFICATE });
  // About one packet: a browser cannot read a TLS record before its end.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(1380));
  server.on('sessionError', () => undefined);
  server.on('session', (session) => {
    const queue = new UrgencyQueue();
    session.on('stream', async (stream, { ':path': path = '/', priority }) => {
      stream.on('error', () => undefined);
      const { status, headers, body } = await site(path);
      if (stream.destroyed) return;
      stream.respond({ ':status': status, ...headers });
      await queue.add(stream, body, String(priority));
    });
  });

  const reserve = sharedBandwidth(link);
  const listener = createServer((socket) => {
    const connection = slowConnection(socket, link, reserve);
    connection.on('error', () => undefined);
    server.emit('connection', connection);
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return `https://localhost:${address.port}`;
}

const origins = new Map<string, Promise<string>>();

/** @returns the origin that serves a variant of the site through a link */
export function siteOrigin(link: Link, variant: Variant): Promise<string> {
  const key = `${link.name} ${variant}`;
  const origin = origins.get(key) ?? serveSite(siteVariant(variant), link);
  origins.set(key, origin);
  return origin;
}

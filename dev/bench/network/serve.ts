import { createSecureServer, type Http2Session } from 'node:http2';
import { createServer } from 'node:net';
import type { Certificate } from './certificate.ts';
import { type Link, Wire } from './link.ts';
import { UrgencyQueue } from './send-by-urgency.ts';
import type { Site } from './site-files.ts';
import { SlowConnection } from './slow-connection.ts';

/** A site served over a line. */
export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a site by HTTP/2 over TLS, behind a line that charges what a real one would. */
export async function serveSite(site: Site, link: Link, certificate: Certificate): Promise<Served> {
  const queues = new WeakMap<Http2Session, UrgencyQueue>();
  const pages = createSecureServer({ key: certificate.key, cert: certificate.cert });
  pages.on('session', (session) => queues.set(session, new UrgencyQueue()));
  pages.on('sessionError', () => undefined);
  pages.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const path = new URL(headers[':path'] ?? '/', 'https://localhost').pathname;
    const { status, headers: added, body } = site(path);
    stream.respond({ ':status': status, 'content-length': body.length, ...added });
    const { priority } = headers;
    const queue = stream.session && queues.get(stream.session);
    if (queue) queue.add(stream, body, typeof priority === 'string' ? priority : undefined);
    else stream.end(body);
  });

  const wire = new Wire(link);
  const open = new Set<SlowConnection>();
  const listener = createServer((socket) => {
    const connection = new SlowConnection(socket, wire);
    open.add(connection);
    connection.once('close', () => open.delete(connection));
    connection.on('error', () => undefined);
    pages.emit('connection', connection);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return {
    origin: `https://localhost:${address.port}`,
    async close() {
      for (const connection of open) connection.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

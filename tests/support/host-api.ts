import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'astro/zod';

/** A token that wrangler reads an expiry from. */
const TOKEN = ['{}', '{"exp":4000000000}', ''].map((part) => btoa(part)).join('.');
const WORKER = '/accounts/:account/workers';
const SCRIPT = `${WORKER}/scripts/:name`;

const manifestSchema = z.object({
  manifest: z.record(z.string(), z.object({ hash: z.string() })),
});
const deploymentSchema = z.object({ versions: z.tuple([z.object({ version_id: z.string() })]) });

/**
 * Serves the part of the host's API that uploading and going back need, with its state in memory:
 * developers.cloudflare.com/workers/static-assets/direct-upload and the deployments of Workers.
 */
export async function serveHostApi() {
  const texts = new Map<string, string>();
  /** Hashes of the files of each version, by path. */
  const versions: ReadonlyMap<string, string>[] = [];
  const deployments: { id: string; created_on: string; version: number }[] = [];
  let uploading: ReadonlyMap<string, string> = new Map();

  const idOf = (version: number) => `00000000-0000-4000-8000-${String(version).padStart(12, '0')}`;
  /** Each a second after the one before: wrangler sorts them. */
  const deploy = (version: number) => {
    const created_on = new Date(deployments.length * 1000).toISOString();
    deployments.unshift({ id: `d${deployments.length}`, created_on, version });
  };

  const app = new Hono();
  const answer = (result: unknown) =>
    Response.json({ success: true, errors: [], messages: [], result });
  // The first time, the site is made; later, versions are added to it.
  app.get(`${WORKER}/services/:name`, () =>
    deployments.length > 0
      ? answer({ default_environment: { script: { last_deployed_from: 'wrangler' } } })
      : Response.json({ success: false, errors: [{ code: 10090 }], messages: [] }, { status: 404 }),
  );
  app.get(`${WORKER}/subdomain`, () => answer({ subdomain: 'firm' }));
  app.post(`${SCRIPT}/subdomain`, () => answer({ enabled: true, previews_enabled: false }));
  app.get(`${WORKER}/workers/:name`, () => answer({ subdomain: { enabled: true } }));
  app.post(`${SCRIPT}/assets-upload-session`, async (c) => {
    const { manifest } = manifestSchema.parse(await c.req.json());
    uploading = new Map(Object.entries(manifest).map(([path, { hash }]) => [path, hash]));
    const unknown = [...uploading.values()].filter((hash) => !texts.has(hash));
    return answer({ jwt: TOKEN, buckets: unknown.length > 0 ? [unknown] : [] });
  });
  app.post(`${WORKER}/assets/upload`, async (c) => {
    for (const [hash, file] of Object.entries(await c.req.parseBody()))
      if (file instanceof File) texts.set(hash, atob(await file.text()));
    return answer({ jwt: TOKEN });
  });
  app.put(SCRIPT, () => {
    deploy(versions.push(uploading) - 1);
    return answer({ id: 'site', deployment_id: idOf(versions.length - 1), startup_time_ms: 1 });
  });
  app.post(`${SCRIPT}/versions`, () => answer({ id: idOf(versions.push(uploading) - 1) }));
  app.get(`${SCRIPT}/deployments`, () =>
    answer({
      deployments: deployments.map(({ id, created_on, version }) => ({
        id,
        created_on,
        strategy: 'percentage',
        versions: [{ version_id: idOf(version), percentage: 100 }],
      })),
    }),
  );
  app.get(`${SCRIPT}/versions/:id`, (c) =>
    answer({ id: c.req.param('id'), metadata: { created_on: '' }, resources: {} }),
  );
  app.post(`${SCRIPT}/deployments`, async (c) => {
    const [{ version_id }] = deploymentSchema.parse(await c.req.json()).versions;
    deploy(versions.findIndex((_, version) => idOf(version) === version_id));
    return answer({ id: 'd' });
  });

  const server = createServer(getRequestListener(app.fetch));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    /** Reads a file of the version that is online. */
    read: (path: string) => texts.get(versions[deployments[0]?.version ?? -1]?.get(path) ?? ''),
    stop: () => server.close(),
  };
}

import { copyResponse } from 'workbox-core/copyResponse.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';

/** What a worker has and a window has not: the project's types know windows only. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: WorkerScope;
/** Address and content hash of the kept page, put in by the build (src/integrations/service-worker.ts). */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_REVISION: string;

const CACHE = `offline-${OFFLINE_REVISION}`;

async function keepOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (!response.ok) throw new Error(`${OFFLINE_PAGE} answered ${response.status}`);
  const cache = await caches.open(CACHE);
  // A navigation may not be answered with a response that came by a redirect.
  await cache.put(OFFLINE_PAGE, response.redirected ? await copyResponse(response) : response);
}

async function dropOlderPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  // Pages never come from here, so a new worker may take over from an old one at any time.
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  // The request for a page sets out at once; it does not wait for the worker to start.
  const preload = self.registration.navigationPreload.enable();
  event.waitUntil(Promise.all([dropOlderPages(), preload.catch(() => undefined)]));
});

registerRoute(new NavigationRoute(new NetworkOnly()));
setCatchHandler(async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error());

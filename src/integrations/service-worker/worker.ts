/** The parts of a worker's global scope that are used here: the project's types cover windows only. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
}
interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent {
  readonly request: Request;
  /** `undefined` when the browser has no navigation preload */
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(response: Promise<Response>): void;
}
declare const self: WorkerScope;
/** Address and content hash of the cached page, defined by the build (src/integrations/service-worker/service-worker.ts). */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_REVISION: string;

const CACHE = `offline-${OFFLINE_REVISION}`;

async function cacheOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (!response.ok) throw new Error(`${OFFLINE_PAGE} answered ${response.status}`);
  const cache = await caches.open(CACHE);
  // The copy drops the `redirected` flag: a browser rejects a redirected response to a navigation.
  await cache.put(OFFLINE_PAGE, new Response(response.body, response));
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function fetchOrShowOfflinePage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  // Pages never come from the cache, so a new worker may replace an old one at any time.
  event.waitUntil(Promise.all([cacheOfflinePage(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  // Navigation preload sends the request for a page while the worker starts.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([deleteOldCaches(), preload]));
});

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(fetchOrShowOfflinePage(event));
});

// Makes the file a module: `self` above is its own.
export {};

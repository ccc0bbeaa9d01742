/** The parts of a worker's global scope that are used here: the project's types cover windows only. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
}
interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifecycleEvent {
  readonly request: Request;
  /** `undefined` when the browser has no navigation preload */
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(response: Promise<Response>): void;
}
declare const self: WorkerScope;
/**
 * Addresses of the cached pages, the English one first, and their content hash, defined by the build
 * (src/integrations/service-worker/service-worker.ts).
 */
declare const OFFLINE_PAGES: readonly [string, ...string[]];
declare const OFFLINE_REVISION: string;
/** Paths above the city pages, with a slash at the end. */
declare const CITY_PAGES: readonly string[];

const CACHE = `offline-${OFFLINE_REVISION}`;
/** Cache and address of the numbers of the city page visited last (LOC-4). */
const CITY = '/city-numbers';

async function cachePage(page: string): Promise<void> {
  const response = await fetch(page, { cache: 'reload' });
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);
  const cache = await caches.open(CACHE);
  // The copy drops the `redirected` flag: a browser rejects a redirected response to a navigation.
  await cache.put(page, new Response(response.body, response));
}

/** Chooses the offline page in the language of an address: that of /es for /es and below. */
function offlinePageFor(address: string): string {
  const [, language] = new URL(address).pathname.split('/');
  return OFFLINE_PAGES.find((page) => page.split('/')[1] === language) ?? OFFLINE_PAGES[0];
}

/** Keeps the numbers of a city page; other pages have none. */
async function keepNumbers(page: string): Promise<void> {
  const { pathname } = new URL(page);
  if (!CITY_PAGES.some((above) => pathname.startsWith(above))) return;
  try {
    const response = await fetch(`${pathname}.json`);
    if (response.ok) await (await caches.open(CITY)).put(CITY, response);
  } catch {
    // Without a connection or room, those of the city before stay, and the worker is installed.
  }
}

/** The worker does not see the request for the page that installs it. */
async function keepNumbersOfOpenPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of pages) await keepNumbers(url);
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CACHE && name !== CITY);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchOrShowOfflinePage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePageFor(request.url))) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  // Pages never come from the cache, so a new worker may replace an old one at any time.
  event.waitUntil(Promise.all([...OFFLINE_PAGES.map(cachePage), self.skipWaiting()]));
  event.waitUntil(keepNumbersOfOpenPages());
});

self.addEventListener('activate', (event) => {
  // Navigation preload sends the request for a page while the worker starts.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([deleteOldCaches(), preload]));
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  event.respondWith(fetchOrShowOfflinePage(event));
  event.waitUntil(keepNumbers(url));
});

// Makes the file a module: `self` above is its own.
export {};

/** The one address that may become a worker here; the build puts it there. */
const ADDRESS = '/service-worker.js';

/** The part of Trusted Types that is needed; TypeScript does not know them yet. */
interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}
declare global {
  interface Window {
    readonly trustedTypes?: ScriptPolicies;
  }
}

/**
 * Registers the service worker that keeps the offline page, after the page has loaded and when the
 * browser has nothing else to do. Without support, or refused by the browser: nothing happens.
 */
export function registerWorkerWhenIdle(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else setTimeout(register);
  });
}

function register(): void {
  const policy = window.trustedTypes?.createPolicy('site#worker', {
    createScriptURL: () => ADDRESS,
  });
  const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
  navigator.serviceWorker.register(address).catch(() => undefined);
}

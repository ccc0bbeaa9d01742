/** Address of the built worker, the only one that the Trusted Types policy allows. */
const ADDRESS = '/service-worker.js';

/** The part of Trusted Types that is used here; TypeScript has no types for it yet. */
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
 * Registers the service worker that caches the offline page, after the page has loaded. Does nothing
 * when the browser does not support service workers or refuses this one.
 */
export function registerWorkerAfterLoad(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => setTimeout(register));
}

function register(): void {
  const policy = window.trustedTypes?.createPolicy('site#worker', {
    createScriptURL: () => ADDRESS,
  });
  const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
  navigator.serviceWorker.register(address).catch(() => undefined);
}

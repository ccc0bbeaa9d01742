// @ts-check
// The auth service that stands in for a Supabase project, as a process of its own.
import { authAddress } from './environment.mjs';
import { serve } from './processes.mjs';

/** What answers once the service is ready. */
export const authHealth = `${authAddress}/auth/v1/health`;

/** Starts the service; it ends with this process. */
export function serveAuth() {
  const main = ['--disable-warning=ExperimentalWarning', 'dev/auth-service/main.ts'];
  serve('node', main, { quiet: true });
}

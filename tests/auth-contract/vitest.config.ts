import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const isForeign = Boolean(process.env['AUTH_URL']);
/** The tests of the embedded service itself. */
const OWN_TESTS = ['tests/auth-contract/faults.test.ts', 'tests/auth-contract/service.test.ts'];

/** The wire contract, against the embedded service or, with AUTH_URL, against any other server. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'auth-contract',
    include: ['tests/auth-contract/**/*.test.ts'],
    exclude: isForeign ? OWN_TESTS : [],
    environment: 'node',
    pool: 'threads',
    maxWorkers: '100%',
    // Some tests start two services, which takes over 15 seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

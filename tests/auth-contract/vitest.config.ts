import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The wire contract, against the embedded service or, with AUTH_URL, against any real server
 * (support/world.ts says which variables it takes).
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'auth-contract',
    sequence: { groupOrder: 3 },
    include: ['tests/auth-contract/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // A real server has one test account: its sessions would end under another file's tests.
    fileParallelism: !process.env['AUTH_URL'],
    // Some tests start two services, which takes over 15 seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

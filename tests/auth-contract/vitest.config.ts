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
    testTimeout: 15_000,
    hookTimeout: 15_000,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const standIn = (file: string) => fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));

/**
 * Plain Vite, without Astro's own configuration: it would cost each run two seconds, and no test
 * draws an .astro file. What Astro alone provides has a small stand-in.
 */
export default defineConfig({
  resolve: {
    alias: { 'astro:content': standIn('astro-content.ts') },
  },
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          sequence: { groupOrder: 1 },
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          sequence: { groupOrder: 2 },
          include: ['tests/build/**/*.test.ts'],
          // One worker that keeps its modules: the pages are read and parsed once for all rules.
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});

import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console errors, console warnings and uncaught exceptions so far. */
  consoleProblems: readonly string[];
  /** Allows matching problems; any other fails the test at its end. */
  allowProblems: (pattern: RegExp) => void;
}

/** Playwright logs this because playwright.config.ts blocks service workers. */
const PLAYWRIGHT_WARNING = 'Service Worker registration blocked by Playwright';

/** Playwright's `test`, extended to fail on unexpected problems in the console of any page. */
export const test = base.extend<Fixtures & { allowedProblems: RegExp[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures here
  allowedProblems: async ({}, provide) => {
    await provide([]);
  },

  allowProblems: async ({ allowedProblems }, provide) => {
    await provide((pattern) => {
      allowedProblems.push(pattern);
    });
  },

  consoleProblems: [
    async ({ context, allowedProblems }, provide) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (message.text() === PLAYWRIGHT_WARNING) return;
        problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) => {
        problems.push(`uncaught: ${String(problem.error())}`);
      });
      // The browser reports an uncaught error without its cause, which React's errors need.
      await context.addInitScript(() => {
        addEventListener('error', ({ error }: ErrorEvent) => {
          if (error instanceof Error && error.cause) console.error('cause:', error.cause);
        });
      });
      await provide(problems);
      const unexpected = problems.filter(
        (problem) => !allowedProblems.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'unexpected problems in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

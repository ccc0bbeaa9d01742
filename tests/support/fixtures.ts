import { test as base, expect } from '@playwright/test';

/** Emulated network conditions. */
interface NetworkConditions {
  readonly latencyMs: number;
  readonly kbitPerSecond: number;
}

interface Fixtures {
  /** Console errors, console warnings and uncaught exceptions so far. */
  consoleProblems: readonly string[];
  /** Allows matching problems; any other fails the test at its end. */
  allowProblems: (pattern: RegExp) => void;
  /** Throttles the page's network from now on. */
  slowNetwork: (conditions: NetworkConditions) => Promise<void>;
}

const BITS_PER_BYTE = 8;

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

  slowNetwork: async ({ page }, provide) => {
    await provide(async ({ latencyMs, kbitPerSecond }) => {
      const bytesPerSecond = (kbitPerSecond * 1000) / BITS_PER_BYTE;
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: latencyMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    });
  },
});

export { expect };

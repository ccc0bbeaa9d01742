import { test as base, expect } from '@playwright/test';

/** A line between browser and server, as a phone may have it. */
interface Line {
  readonly latencyMs: number;
  readonly kbitPerSecond: number;
}

interface Fixtures {
  /** What the browser complained of so far: errors, warnings, blocked by the security policy. */
  consoleProblems: readonly string[];
  /** Names complaints that belong to the test; any other fails it at its end. */
  allowProblems: (pattern: RegExp) => void;
  /** Makes the page's line slow from now on. */
  slowNetwork: (line: Line) => Promise<void>;
}

const BITS_PER_BYTE = 8;

/** What Playwright itself writes where service workers are blocked (playwright.config.ts). */
const OWN_WORDS = 'Service Worker registration blocked by Playwright';

/** The tests' own `test`: every page is listened to, and complaints nobody asked for are failures. */
export const test = base.extend<Fixtures & { allowedProblems: RegExp[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted here
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
        if (message.text() === OWN_WORDS) return;
        problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (problem) => {
        problems.push(`uncaught: ${String(problem.error())}`);
      });
      await provide(problems);
      const unexpected = problems.filter(
        (problem) => !allowedProblems.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'what the browser complained of').toEqual([]);
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

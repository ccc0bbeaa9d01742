import { defineConfig, devices } from '@playwright/test';
import { company } from '#src/queries/content.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { browserPath } from './dev/browser-path.mjs';

/** Set by continuous integration. */
const isCi = Boolean(process.env['CI']);

const address = `http://localhost:${process.env['PORT'] || '4321'}`;

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 800 },
  screen: { width: 360, height: 800 },
  deviceScaleFactor: 2,
};

/** Tests of the `no-script` project: tagged, or in a file named after it. */
const NO_SCRIPT = /@no-script|no-script[\w-]*\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  // Of pages that the site of this firm does not have.
  testIgnore: [
    ...(hasLanguage('es') ? [] : ['**/spanish*.spec.ts']),
    ...(company.memberLogin ? [] : ['**/{login,member-link}*.spec.ts']),
    ...(conditionsOfFirm().handyman ? [] : ['**/plans.spec.ts']),
  ],
  outputDir: 'test-results',
  // Two browsers use two cores: a third one saves 5% of the time and delays the frames of all pages.
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes at the second attempt is reported as flaky, by name.
  retries: isCi ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.dev/test/e2e.json' }]],
  use: {
    baseURL: address,
    locale: 'en-US',
    // The service worker would answer instead of the network; only tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording takes a third of the time. CI records the second attempt of a failed test, and
    // dev/test.mjs records the e2e suite when it runs alone.
    trace: 'on-first-retry',
    // Recording needs Playwright's own ffmpeg (`playwright install ffmpeg`); a trace has pictures without it.
    video: process.env['E2E_VIDEO'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      // Without a graphics card, drawing in software is faster, and fastest in the browser's own process.
      args: ['--disable-gpu', '--in-process-gpu'],
      ...(browserPath === undefined ? {} : { executablePath: browserPath }),
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone/, NO_SCRIPT],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', grepInvert: [/@desktop/, NO_SCRIPT], use: phone },
    { name: 'no-script', grep: NO_SCRIPT, use: { ...phone, javaScriptEnabled: false } },
  ],
  webServer: {
    name: 'site',
    command: 'node dev/start.mjs --built',
    url: `${address}/`,
    reuseExistingServer: true,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});

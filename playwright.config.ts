import { defineConfig, devices } from '@playwright/test';
import { browserPath } from './dev/browser-path.mjs';

const address = `http://localhost:${process.env['PORT'] || '4321'}`;

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 800 },
  screen: { width: 360, height: 800 },
  deviceScaleFactor: 2,
};

/** Tests for the third project: tagged, or in a file that is named for it. */
const NO_SCRIPT = /@no-script|no-script[\w-]*\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try is reported as flaky: seen, and not taken for a fault of the site.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    baseURL: address,
    locale: 'en-US',
    // The offline card would answer for the network; only its own tests let it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    launchOptions: browserPath === undefined ? {} : { executablePath: browserPath },
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

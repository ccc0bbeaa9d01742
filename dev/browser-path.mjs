// @ts-check
// Runs before anything is installed: plain JavaScript, no dependencies.
import { existsSync } from 'node:fs';

/** The path of this machine's own Chromium; undefined where Playwright has to fetch one. */
export const browserPath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && path !== '' && existsSync(path));

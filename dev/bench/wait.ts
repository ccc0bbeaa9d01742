import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 20;
const TIMEOUT_MS = 60_000;

/** Waits until something is so. @throws after a minute */
export async function waitUntil(what: string, isSo: () => boolean | Promise<boolean>) {
  for (let waited = 0; waited < TIMEOUT_MS; waited += STEP_MS) {
    if (await isSo()) return;
    await pause(STEP_MS);
  }
  throw new Error(`Waited in vain until ${what}.`);
}

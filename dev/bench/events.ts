import { setTimeout as pause } from 'node:timers/promises';
import type { Phone } from './phone.ts';
import { waitUntil } from './wait.ts';

/** Time for the last entries to be reported. */
const REPORT_MS = 500;

type Reader = () => Promise<number[]>;

const reporting =
  (read: Reader): Reader =>
  async () => {
    await pause(REPORT_MS);
    return read();
  };

/**
 * Collects how long the page takes to answer each touch and key, painting included (Event Timing).
 * The browser rounds to 8 ms and tells nothing of what takes less than 16.
 * @returns reads the durations so far, in milliseconds
 */
export async function collectDurations(phone: Phone): Promise<Reader> {
  const read = await phone.collect(() => {
    const durations: number[] = [];
    // A name of its own: TypeScript's type does not know the threshold.
    const options = { type: 'event', durationThreshold: 16 };
    const isInteraction = (entry: PerformanceEntry) =>
      'interactionId' in entry &&
      typeof entry.interactionId === 'number' &&
      entry.interactionId > 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isInteraction(entry)) durations.push(entry.duration);
    }).observe(options);
    return durations;
  });
  return reporting(read);
}

/**
 * Collects the time from each move of the finger to the frame that shows it; Event Timing leaves
 * moves out.
 */
export async function collectMoves(phone: Phone): Promise<Reader> {
  const read = await phone.collect(() => {
    const delays: number[] = [];
    addEventListener(
      'pointermove',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp))),
      { capture: true },
    );
    return delays;
  });
  return reporting(read);
}

/**
 * Watches from the next touch until the menu or an answer is seen.
 * @returns waits for it: the milliseconds between
 */
export async function watchForOpening(phone: Phone): Promise<() => Promise<number | undefined>> {
  const read = await phone.collect(() => {
    const seen: number[] = [];
    const look = (began: number) =>
      requestAnimationFrame(() => {
        const opened = document.querySelector(
          ':popover-open, main [aria-expanded="true"], main details[open]',
        );
        if (opened?.checkVisibility() !== true) look(began);
        // After the frame that shows it.
        else setTimeout(() => seen.push(performance.now() - began));
      });
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), {
      capture: true,
      once: true,
    });
    return seen;
  });
  return async () => {
    await waitUntil('it has opened', async () => (await read()).length > 0);
    return (await read())[0];
  };
}

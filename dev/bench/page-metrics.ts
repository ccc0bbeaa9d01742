import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { waitUntil } from './browser.ts';
import type { MobilePage } from './mobile-page.ts';

const timingSchema = z.object({
  fcp: z.number(),
  lcp: z.number(),
  cls: z.number(),
  tbt: z.number(),
  inlineCode: z.string(),
});

/**
 * Load metrics of a page, in milliseconds since its navigation began: first and largest contentful
 * paint, sum of layout shifts, total blocking time (the part of long tasks beyond 50 ms, after the
 * first paint); and the page's inline code.
 */
export type PageTiming = z.output<typeof timingSchema>;

/** Runs in the page. */
async function timing(): Promise<PageTiming> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // The observer is not called when there are no entries.
      setTimeout(() => resolve(observer.takeRecords()), 300);
    });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const shiftOf = (entry: PerformanceEntry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : 0;

  const paints = await entries('paint');
  const largestPaints = await entries('largest-contentful-paint');
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
  const tasks = (await entries('longtask')).filter((task) => task.startTime + task.duration > fcp);
  const code = [...document.scripts].filter(
    ({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type),
  );
  return {
    fcp,
    lcp: largestPaints.at(-1)?.startTime ?? NaN,
    cls: sum((await entries('layout-shift')).map(shiftOf)),
    tbt: sum(tasks.map(({ duration }) => Math.max(0, duration - 50))),
    inlineCode: code.map(({ text }) => text).join('\n'),
  };
}

/** Reads the load metrics so far. The bench runs no script in the page before. */
export function readTiming(page: MobilePage): Promise<PageTiming> {
  return page.evaluate(timingSchema, timing);
}

/** Network use of a page: bytes by resource type, headers included, and the number of requests. */
export interface Traffic {
  readonly bytes: ReadonlyMap<string, number>;
  requests: number;
}

/** Counts the network use of a page from now on. */
export async function countTraffic({ session }: MobilePage): Promise<Traffic> {
  const bytes = new Map<string, number>();
  const types = new Map<string, string>();
  const traffic: Traffic = { bytes, requests: 0 };
  const requestSchema = z.object({ requestId: z.string(), type: z.string().default('Other') });
  session.on('Network.requestWillBeSent', requestSchema, ({ requestId, type }) => {
    types.set(requestId, type);
    traffic.requests += 1;
  });
  const finishedSchema = z.object({ requestId: z.string(), encodedDataLength: z.number() });
  session.on('Network.loadingFinished', finishedSchema, ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) throw new Error(`request ${requestId} finished before it was sent`);
    const before = bytes.get(type);
    bytes.set(type, before === undefined ? encodedDataLength : before + encodedDataLength);
  });
  await session.send('Network.enable');
  return traffic;
}

/** Time for the browser to report the last entries. */
const REPORT_MS = 500;

/** Reads durations in milliseconds. */
type DurationReader = () => Promise<number[]>;

const afterReport =
  (read: DurationReader): DurationReader =>
  async () => {
    await pause(REPORT_MS);
    return read();
  };

/**
 * Collects the time from each touch or key to the next paint (Event Timing). The browser rounds to
 * 8 ms and reports nothing below 16 ms.
 */
export async function collectDurations(page: MobilePage): Promise<DurationReader> {
  const read = await page.collect(() => {
    const durations: number[] = [];
    // A variable: TypeScript's type does not include the threshold.
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
  return afterReport(read);
}

/** Collects the time from each move of a finger to the next paint; Event Timing omits moves. */
export async function collectMoves(page: MobilePage): Promise<DurationReader> {
  const read = await page.collect(() => {
    const delays: number[] = [];
    addEventListener(
      'pointermove',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp))),
      { capture: true },
    );
    return delays;
  });
  return afterReport(read);
}

/**
 * Measures from the next touch to the frame in which the menu or an answer is visible.
 * @returns a function that waits for that frame and returns the milliseconds
 */
export async function measureOpening(page: MobilePage): Promise<() => Promise<number | undefined>> {
  const read = await page.collect(() => {
    const shown: number[] = [];
    const check = (startedAt: number) =>
      requestAnimationFrame(() => {
        const opened = document.querySelector(
          ':popover-open, main [aria-expanded="true"], main details[open]',
        );
        if (opened?.checkVisibility() !== true) check(startedAt);
        // Runs after the frame that shows it.
        else setTimeout(() => shown.push(performance.now() - startedAt));
      });
    addEventListener('pointerdown', ({ timeStamp }) => check(timeStamp), {
      capture: true,
      once: true,
    });
    return shown;
  });
  return async () => {
    await waitUntil('the menu or an answer is open', async () => (await read()).length > 0);
    return (await read())[0];
  };
}

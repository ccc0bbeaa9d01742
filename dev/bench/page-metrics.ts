import type { MobilePage } from './mobile-page.ts';

/** First and largest contentful paint, in milliseconds since the navigation began. */
export interface Paints {
  readonly fcp: number;
  readonly lcp: number;
}

/** Reads the paints so far. */
export function readPaints(page: MobilePage): Promise<Paints> {
  return page.evaluate(async () => {
    const firstStart = (entries: PerformanceEntryList) => {
      const [entry] = entries;
      if (!entry) throw new Error('the page has not painted');
      return entry.startTime;
    };
    const largest = new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().slice(-1)));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return {
      fcp: firstStart(performance.getEntriesByName('first-contentful-paint')),
      lcp: firstStart(await largest),
    };
  });
}

/** Names of the recorded durations. */
export type Recording = 'interaction' | 'opening';

/** Reads the durations that the functions below have recorded in a page. */
export function readRecording(page: MobilePage, name: Recording): Promise<readonly number[]> {
  return page.evaluate(
    (entryName: string) => performance.getEntriesByName(entryName).map(({ duration }) => duration),
    name,
  );
}

/**
 * Runs in the page. Records the time from each touch or key to the next paint (Event Timing). The
 * browser rounds to 8 ms and reports nothing below 16 ms.
 */
export function recordInteractions(): void {
  // A variable: TypeScript's type does not include the threshold.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        performance.measure('interaction', { start: entry.startTime, duration: entry.duration });
  }).observe(options);
}

/** Runs in the page. Records the time from each move of a finger to the next paint; Event Timing omits moves. */
export function recordMoves(): void {
  const record = ({ timeStamp }: Event) =>
    requestAnimationFrame(() =>
      setTimeout(() => performance.measure('interaction', { start: timeStamp })),
    );
  addEventListener('pointermove', record, { capture: true });
}

/** Runs in the page. Records the time from the next touch to the frame in which the menu or an answer is visible. */
export function recordOpening(): void {
  const check = (start: number) =>
    requestAnimationFrame(() => {
      const opened = document.querySelector(
        ':popover-open, main [aria-expanded="true"], main details[open]',
      );
      if (opened?.checkVisibility() !== true) check(start);
      // Runs after the frame that shows it.
      else setTimeout(() => performance.measure('opening', { start }));
    });
  addEventListener('pointerdown', ({ timeStamp }) => check(timeStamp), {
    capture: true,
    once: true,
  });
}

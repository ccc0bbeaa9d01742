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

/**
 * Reads the durations that the functions below have recorded in a page.
 * @returns the longest one of each interaction
 */
export function readRecording(page: MobilePage, name: 'interaction' | 'opening') {
  const read = (entryName: string) => {
    const interactionOf = (entry: PerformanceEntry) => ('detail' in entry && entry.detail) || entry;
    const found = Map.groupBy(performance.getEntriesByName(entryName), interactionOf);
    return [...found.values()].map((events) => Math.max(...events.map(({ duration }) => duration)));
  };
  return page.evaluate(read, name);
}

/**
 * Runs in the page. Records the time from each touch, key or move to the next paint. The browser
 * reports touches and keys (Event Timing), rounded to 8 ms and nothing below 16 ms, but no moves.
 */
export function recordInteractions(): void {
  // A variable: TypeScript's type does not include the threshold.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        performance.measure('interaction', {
          start: entry.startTime,
          duration: entry.duration,
          detail: entry.interactionId,
        });
  }).observe(options);
  const recordMove = ({ timeStamp: start }: Event) =>
    requestAnimationFrame(() => setTimeout(() => performance.measure('interaction', { start })));
  addEventListener('pointermove', recordMove, { capture: true });
}

/** Runs in the page. Records the time from the next touch to the frame that shows the menu or an answer. */
export function recordOpening(): void {
  const opened = ':popover-open, main [aria-expanded="true"], main details[open]';
  const check = (start: number) =>
    requestAnimationFrame(() => {
      if (document.querySelector(opened)?.checkVisibility() !== true) check(start);
      // Runs after the frame that shows it.
      else setTimeout(() => performance.measure('opening', { start }));
    });
  const onTouch = ({ timeStamp }: Event) => check(timeStamp);
  addEventListener('pointerdown', onTouch, { capture: true, once: true });
}

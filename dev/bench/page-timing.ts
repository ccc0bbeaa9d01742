import { z } from 'astro/zod';
import type { Phone } from './phone.ts';

const timingSchema = z.object({
  fcp: z.number(),
  lcp: z.number(),
  cls: z.number(),
  tbt: z.number(),
  inlineCode: z.string(),
});

/**
 * What the browser itself says of a page's loading, in milliseconds since its navigation began:
 * first and largest contentful paint, sum of layout shifts, total blocking time (what long tasks
 * after the first paint took beyond 50 ms); and the page's inline code.
 */
export type PageTiming = z.output<typeof timingSchema>;

/** Runs in the page. */
async function timing(): Promise<PageTiming> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // Where there are none, no call comes.
      setTimeout(() => resolve(observer.takeRecords()), 300);
    });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const valueOf = (entry: PerformanceEntry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : 0;

  const [paints, contentful, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
  );
  const fcp = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
  const late = tasks?.filter(({ startTime, duration }) => startTime + duration > fcp) ?? [];
  const code = [...document.scripts].filter(
    ({ src, type }) =>
      src === '' && (type === '' || type === 'module' || type === 'text/javascript'),
  );
  return {
    fcp,
    lcp: contentful?.at(-1)?.startTime ?? NaN,
    cls: sum(shifts?.map(valueOf) ?? []),
    tbt: sum(late.map(({ duration }) => Math.max(0, duration - 50))),
    inlineCode: code.map(({ text }) => text).join('\n'),
  };
}

/** Reads the timing of the page as it is now. Runs nothing in it before. */
export function readTiming(phone: Phone): Promise<PageTiming> {
  return phone.read(timingSchema, timing);
}

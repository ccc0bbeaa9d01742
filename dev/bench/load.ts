import { setTimeout as pause } from 'node:timers/promises';
import { BROTLI_QUALITY, RUNS, type Variant, withBench } from './bench-site.ts';
import type { Browser } from './browser.ts';
import { withMobilePage } from './mobile-page.ts';
import { compress } from './network/site-files.ts';
import { SLOW_3G, SLOW_4G } from './network/slow-connection.ts';
import { PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { countTraffic, type PageTiming, readTiming } from './page-metrics.ts';
import type { Section } from './results.ts';
import { append, mean, median, withSpread } from './statistics.ts';

/** One visit with an empty cache. Sizes are bytes on the network unless stated otherwise. */
interface Visit extends Omit<PageTiming, 'inlineCode'> {
  readonly inlineScript: number;
  readonly inlineScriptCompressed: number;
  readonly document: number;
  /** script files loaded before any interaction */
  readonly script: number;
  readonly other: number;
  readonly requests: number;
}

/** On 4G, the first paint comes with the first or the last HTML packet, so it needs more runs. */
const LINKS = [
  { link: SLOW_4G, runs: 2 * RUNS + 1 },
  { link: SLOW_3G, runs: RUNS },
];
const VARIANTS = ['page', 'limit'] as const;
/** Islands that load by themselves start within this time after the network is idle. */
const SETTLE_MS = 1000;

/** Opens a page without interacting with it. */
function visitOnce(browser: Browser, url: string): Promise<Visit> {
  return withMobilePage(browser, async (page) => {
    const traffic = await countTraffic(page);
    await page.open(url, 'networkIdle');
    await pause(SETTLE_MS);
    const { inlineCode, ...timing } = await readTiming(page);
    const { Document: html = 0, Script: script = 0, ...rest } = Object.fromEntries(traffic.bytes);
    return {
      ...timing,
      inlineScript: Buffer.byteLength(inlineCode),
      inlineScriptCompressed: compress(Buffer.from(inlineCode), BROTLI_QUALITY).length,
      document: html,
      script,
      other: Object.values(rest).reduce((total, bytes) => total + bytes, 0),
      requests: traffic.requests,
    };
  });
}

const keyOf = (kind: PageKind, link: string, variant: Variant) => `${kind.path} ${link} ${variant}`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Visits every page. Runs are interleaved, so that slow minutes affect page and limit alike. */
function visitAll(): Promise<ReadonlyMap<string, readonly Visit[]>> {
  return withBench(async ({ browser, origin }) => {
    const visits = new Map<string, Visit[]>();
    for (let run = 1; run <= Math.max(...LINKS.map(({ runs }) => runs)); run++)
      for (const kind of PAGE_KINDS)
        for (const { link } of LINKS.filter(({ runs }) => run <= runs))
          for (const variant of VARIANTS) {
            const key = keyOf(kind, link.name, variant);
            const visit = await visitOnce(browser, (await origin(link, variant)) + kind.path);
            append(visits, key, visit);
            console.error(`run ${run}: ${key}: LCP ${Math.round(visit.lcp)} ms`);
          }
    return visits;
  });
}

function toRow(kind: PageKind, link: string, page: readonly Visit[], limit: readonly Visit[]) {
  const all = (visits: readonly Visit[], field: keyof Visit) => visits.map((visit) => visit[field]);
  const middle = (field: keyof Visit) => median(all(page, field));
  const ratio = (field: 'fcp' | 'lcp', average = median) =>
    average(all(page, field)) / average(all(limit, field));
  const paint = (field: 'fcp' | 'lcp') => [
    withSpread(all(page, field)),
    withSpread(all(limit, field)),
    `${ratio(field).toFixed(3)} (${ratio(field, mean).toFixed(3)})`,
  ];
  const isMet = Math.max(ratio('fcp'), ratio('lcp')) <= kind.maxRatio;
  return [
    ...[kind.name, link, ...paint('fcp'), ...paint('lcp')],
    `${kind.maxRatio} ${isMet ? 'met' : 'missed'}`,
    ...[Math.max(...all(page, 'cls')).toFixed(3), withSpread(all(page, 'tbt'))],
    kilobytes(middle('document')),
    `${kilobytes(middle('inlineScript'))} (${kilobytes(middle('inlineScriptCompressed'))})`,
    ...[kilobytes(middle('script')), kilobytes(middle('other')), String(middle('requests'))],
  ];
}

/** Measures cold visits: paints, shifts, blocking time and bytes of each page and its limit. */
export async function load(): Promise<Section> {
  const visits = await visitAll();
  const get = (kind: PageKind, link: string, variant: Variant) => {
    const found = visits.get(keyOf(kind, link, variant));
    if (!found) throw new Error(`no visits of ${keyOf(kind, link, variant)}`);
    return found;
  };
  const runs = LINKS.map(({ link, runs: count }) => `${count} (${link.name})`).join(' and ');
  return {
    title: 'Load',
    method:
      `Chromium, 360 x 800, processor 4 times slower, empty cache, HTTP/2 over TLS, brotli ${BROTLI_QUALITY}, ` +
      `median (lowest–highest) of ${runs} interleaved runs, in ms; KB on the network with headers, ` +
      'inline script uncompressed (and compressed); without the service worker, which is registered ' +
      'after load. Slow 4G: 150 ms, 1.6 Mbit/s; slow 3G: 400 ms, 400 kbit/s; with connection set-up ' +
      'and slow start. Limit: the same HTML without scripts, preloads, external styles and fonts. ' +
      'Ratio of the medians, to which the target applies (of the means, which jump less where the ' +
      'first paint comes before or after the last packet). CLS is the highest of all runs.',
    columns: [
      ...['page', 'link', 'FCP', 'limit', 'ratio', 'LCP', 'limit', 'ratio', 'target', 'CLS', 'TBT'],
      ...['HTML KB', 'inline JS KB', 'JS files KB', 'other KB', 'requests'],
    ],
    rows: PAGE_KINDS.flatMap((kind) =>
      LINKS.map(({ link: { name } }) =>
        toRow(kind, name, get(kind, name, 'page'), get(kind, name, 'limit')),
      ),
    ),
  };
}

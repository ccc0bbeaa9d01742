import { BROTLI_QUALITY, RUNS, type Variant, withBench } from '#dev/bench/bench-site.ts';
import { KINDS, type Kind } from '#dev/bench/kinds.ts';
import { type Link, SLOW_3G, SLOW_4G } from '#dev/bench/network/link.ts';
import type { Section } from '#dev/bench/results.ts';
import { mean, median, withSpread } from '#dev/bench/statistics.ts';
import { loadOnce, type Visit } from './load-once.ts';

/** On 4G the first paint falls now with the first, now with the last of the HTML: a median of few jumps. */
const LINKS = [
  { link: SLOW_4G, runs: 2 * RUNS + 1 },
  { link: SLOW_3G, runs: RUNS },
];
const VARIANTS = ['page', 'limit'] as const;

const keyOf = (kind: Kind, link: string, variant: Variant) => `${kind.path} ${link} ${variant}`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Interleaved: whatever slows the machine for a while slows page and limit alike. */
function loadAll(): Promise<ReadonlyMap<string, readonly Visit[]>> {
  return withBench(async ({ browser, origin }) => {
    const visits = new Map<string, Visit[]>();
    const visit = async (kind: Kind, link: Link, variant: Variant, run: number) => {
      const key = keyOf(kind, link.name, variant);
      const found = await loadOnce(browser, (await origin(link, variant)) + kind.path);
      visits.set(key, [...(visits.get(key) ?? []), found]);
      console.error(`run ${run}: ${key}: LCP ${Math.round(found.lcp)} ms`);
    };
    for (let run = 1; run <= Math.max(...LINKS.map(({ runs }) => runs)); run++)
      for (const kind of KINDS)
        for (const { link } of LINKS.filter(({ runs }) => run <= runs))
          for (const variant of VARIANTS) await visit(kind, link, variant, run);
    return visits;
  });
}

function rowOf(kind: Kind, link: string, page: readonly Visit[], limit: readonly Visit[]) {
  const of = (visits: readonly Visit[], field: keyof Visit) => visits.map((visit) => visit[field]);
  const middle = (field: keyof Visit) => median(of(page, field));
  const ratio = (field: 'fcp' | 'lcp', average = median) =>
    average(of(page, field)) / average(of(limit, field));
  const isMet = Math.max(ratio('fcp'), ratio('lcp')) <= kind.ratio;
  const written = (field: 'fcp' | 'lcp') =>
    `${ratio(field).toFixed(3)} (${ratio(field, mean).toFixed(3)})`;
  return [
    ...[kind.name, link],
    ...[withSpread(of(page, 'fcp')), withSpread(of(limit, 'fcp')), written('fcp')],
    ...[withSpread(of(page, 'lcp')), withSpread(of(limit, 'lcp')), written('lcp')],
    `${kind.ratio} ${isMet ? 'met' : 'missed'}`,
    ...[Math.max(...of(page, 'cls')).toFixed(3), withSpread(of(page, 'tbt'))],
    kilobytes(middle('document')),
    `${kilobytes(middle('inlineScript'))} (${kilobytes(middle('inlineScriptPacked'))})`,
    ...[kilobytes(middle('script')), kilobytes(middle('other')), String(middle('requests'))],
  ];
}

/** Cold visits: first and largest paint, shifts, blocking and bytes, each page beside its limit. */
export async function load(): Promise<Section> {
  const visits = await loadAll();
  const get = (kind: Kind, link: string, variant: Variant) =>
    visits.get(keyOf(kind, link, variant)) ?? [];
  return {
    title: 'Load',
    method:
      `Chromium, 360 x 800, processor 4 times slower, cold cache, HTTP/2 over TLS, brotli ${BROTLI_QUALITY}, ` +
      `median (lowest–highest) of ${LINKS.map(({ link, runs }) => `${runs} (${link.name})`).join(' and ')} interleaved runs, in ms; KB on the line with headers, ` +
      'inline script as it stands (and compressed); the service worker, registered after load, is ' +
      'not counted. Slow 4G: 150 ms, 1.6 Mbit/s; slow 3G: 400 ms, 400 kbit/s; ' +
      'charged with connection set-up and slow start. Limit: the same HTML without scripts, ' +
      'preloads, external styles and fonts. Ratio of the medians, which the target is about (of the ' +
      'means, which jump less where a first paint falls now before, now after the last packet). ' +
      'CLS is the worst run.',
    columns: [
      ...['page', 'line', 'FCP', 'limit', 'ratio', 'LCP', 'limit', 'ratio', 'target', 'CLS', 'TBT'],
      ...['HTML KB', 'inline JS KB', 'JS files KB', 'other KB', 'requests'],
    ],
    rows: KINDS.flatMap((kind) =>
      LINKS.map(({ link: { name } }) =>
        rowOf(kind, name, get(kind, name, 'page'), get(kind, name, 'limit')),
      ),
    ),
  };
}

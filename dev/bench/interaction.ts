import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { paths } from '#src/routes/paths.ts';
import { RUNS, type Variant, withBench } from './bench-site.ts';
import { waitUntil } from './browser.ts';
import { fill, find, tap, touch, type } from './input-actions.ts';
import { type MobilePage, withMobilePage } from './mobile-page.ts';
import { SLOW_3G } from './network/slow-connection.ts';
import { collectDurations, collectMoves, measureOpening } from './page-metrics.ts';
import type { Section } from './results.ts';
import { append, quantile, withSpread } from './statistics.ts';

/** Result of one run, in milliseconds. */
interface Measurement {
  /** of every touch, key or move */
  readonly durations: readonly number[];
  /** from the first touch to its effect on the screen */
  readonly shown?: number | undefined;
}

interface Scenario {
  readonly name: string;
  readonly variant: Variant;
  readonly path: string;
  /** runs on the page after its load event */
  run(page: MobilePage): Promise<Measurement>;
}

const TARGET_MS = 100;
/** Event Timing reports no shorter durations. */
const SHORTEST_REPORTED_MS = 16;
const QUESTIONS = 5;
const BETWEEN_QUESTIONS_MS = 500;
const BETWEEN_KEYS_MS = 120;
const FRAME_MS = 16;

async function open(page: MobilePage, selector: string): Promise<Measurement> {
  const durations = await collectDurations(page);
  const opening = await measureOpening(page);
  await tap(page, selector);
  const shown = await opening();
  return { durations: await durations(), shown };
}

/** Opens answers while the framework is loading and runs for the first time. */
async function openAnswers(page: MobilePage): Promise<Measurement> {
  const durations = await collectDurations(page);
  for (let index = 0; index < QUESTIONS; index++) {
    await tap(page, 'main [aria-expanded], main summary', index);
    await pause(BETWEEN_QUESTIONS_MS);
  }
  return { durations: await durations() };
}

async function dragSlider(page: MobilePage): Promise<Measurement> {
  const { x, y } = await find(page, '[role="slider"]');
  const delays = await collectMoves(page);
  const points = Array.from({ length: 30 }, (_, step) => ({ x: x + step * 4, y }));
  await touch(page, points, FRAME_MS);
  return { durations: await delays() };
}

async function typeMaterials(page: MobilePage): Promise<Measurement> {
  await find(page, '[role="slider"]');
  await tap(page, '#materials');
  const durations = await collectDurations(page);
  await type(page, '1234.56', BETWEEN_KEYS_MS);
  return { durations: await durations() };
}

async function submitLogin(page: MobilePage): Promise<Measurement> {
  await fill(page, '#login-email', 'nobody@bench.example');
  // A wrong password keeps the page open, so that its last frame is still reported.
  await fill(page, '#login-password', 'not-the-password');
  const durations = await collectDurations(page);
  await tap(page, 'main form [type="submit"]');
  await waitUntil('the error message is visible', () =>
    page.evaluate(z.boolean(), () => document.body.innerText.includes('Invalid login credentials')),
  );
  return { durations: await durations() };
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'bare page, a paragraph opened',
    variant: 'bare',
    path: paths.home,
    run: (page) => open(page, 'summary'),
  },
  {
    name: 'menu, first tap, code not loaded',
    variant: 'page',
    path: paths.home,
    run: (page) => open(page, '[popovertarget]'),
  },
  {
    name: 'FAQ, first answer, code not loaded',
    variant: 'page',
    path: paths.faq,
    run: (page) => open(page, 'main [aria-expanded], main summary'),
  },
  {
    name: 'FAQ, five answers while the code loads',
    variant: 'page',
    path: paths.faq,
    run: openAnswers,
  },
  { name: 'slider, each move', variant: 'page', path: paths.calculator, run: dragSlider },
  { name: 'materials, each key', variant: 'page', path: paths.calculator, run: typeMaterials },
  { name: 'login, submit', variant: 'page', path: paths.login, run: submitLogin },
];

function toRow({ name, variant }: Scenario, runs: readonly Measurement[]): readonly string[] {
  const durations = runs.flatMap((run) => run.durations);
  const shown = runs.flatMap((run) => (run.shown === undefined ? [] : [run.shown]));
  const isReported = durations.length > 0;
  const high = isReported ? quantile(durations, 0.98) : SHORTEST_REPORTED_MS;
  const written = (ms: number) => (isReported ? ms.toFixed(0) : `under ${SHORTEST_REPORTED_MS}`);
  return [
    ...[name, String(durations.length), written(high), written(Math.max(...durations))],
    variant === 'bare' ? '' : `${TARGET_MS} ${high <= TARGET_MS ? 'met' : 'missed'}`,
    shown.length > 0 ? withSpread(shown) : '',
  ];
}

/** Measures the response to touches and keys; runs interleaved. */
export function interaction(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const results = new Map<Scenario, Measurement[]>();
    for (let run = 0; run < RUNS; run++)
      for (const scenario of SCENARIOS) {
        const url = (await origin(SLOW_3G, scenario.variant)) + scenario.path;
        const result = await withMobilePage(browser, async (page) => {
          await page.open(url, 'load');
          return scenario.run(page);
        });
        append(results, scenario, result);
        console.error(`${scenario.name}: ${JSON.stringify(result)}`);
      }
    return {
      title: 'Interaction',
      method:
        `Slow 3G, processor 4 times slower, new page, ${RUNS} runs; ms from the touch or key to ` +
        'the next frame (Event Timing; for moves, measured in the page). Shown: from the first ' +
        'touch, right after loading, to the frame with its effect. The bare page is two kilobytes ' +
        'of HTML without style or script: the time this machine needs for any page.',
      columns: ['what', 'events', '98th percentile', 'worst', 'target', 'shown'],
      rows: [...results].map(([scenario, runs]) => toRow(scenario, runs)),
    };
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#src/routes/paths.ts';
import { find, tap, touch, type } from './input-actions.ts';
import { measureInterleaved, RUNS } from './measure-interleaved.ts';
import { type MobilePage, SLOW_3G, withMobilePage } from './mobile-page.ts';
import { readRecording, recordInteractions, recordOpening } from './page-metrics.ts';
import type { Section } from './results.ts';
import { variantOrigin } from './site-variants.ts';
import { median, quantile, withSpread } from './statistics.ts';

interface Scenario {
  readonly name: string;
  readonly isBare?: true;
  readonly path: string;
  /** in one visit */
  readonly interactions: number;
  /** selector of an element that opens something when it is tapped */
  readonly opener?: string;
  act?(page: MobilePage): Promise<void>;
}

const TARGET_MS = 100;
/** Event Timing reports no shorter durations. */
const SHORTEST_REPORTED_MS = 16;
/** Time for the browser to report the last entries. */
const REPORT_MS = 700;
const QUESTIONS = 5;
/** So many, at the default number of runs, that the 98th percentile is not the worst of all. */
const LEAST_INTERACTIONS = 8 * RUNS;
const BETWEEN_QUESTIONS_MS = 500;
const BETWEEN_KEYS_MS = 120;
const MATERIALS = '1234.56';
const MOVES = 30;
const FRAME_MS = 16;
const QUESTION = 'main [aria-expanded], main summary';

/** Opens answers while the framework is loading and runs for the first time. */
async function openAnswers(page: MobilePage): Promise<void> {
  for (let index = 0; index < QUESTIONS; index++) {
    await tap(page, QUESTION, index);
    await pause(BETWEEN_QUESTIONS_MS);
  }
}

async function dragSlider(page: MobilePage): Promise<void> {
  const { x, y } = await find(page, '[role="slider"]');
  const points = Array.from({ length: MOVES }, (_, step) => ({ x: x + step * 4, y }));
  await touch(page, points, FRAME_MS);
}

async function typeMaterials(page: MobilePage): Promise<void> {
  // The slider appears when the calculator is interactive.
  await find(page, '[role="slider"]');
  await tap(page, '#materials');
  await type(page, MATERIALS, BETWEEN_KEYS_MS);
}

const SCENARIOS: readonly Scenario[] = [
  { name: 'bare page, a paragraph opened', isBare: true, path: paths.home, interactions: 1, opener: 'summary' },
  { name: 'menu, first tap, code not loaded', path: paths.home, interactions: 1, opener: '[popovertarget]' },
  { name: 'FAQ, first answer, code not loaded', path: paths.faq, interactions: 1, opener: QUESTION },
  { name: 'FAQ, five answers while the code loads', path: paths.faq, interactions: QUESTIONS, act: openAnswers },
  { name: 'slider, each move', path: paths.calculator, interactions: MOVES, act: dragSlider },
  { name: 'materials, each key', path: paths.calculator, interactions: 1 + MATERIALS.length, act: typeMaterials },
];

/** Measures the response to touches and keys. */
export async function interaction(): Promise<Section> {
  const cases = SCENARIOS.map((scenario) => ({
    ...scenario,
    runs: Math.max(RUNS, Math.ceil(LEAST_INTERACTIONS / scenario.interactions)),
  }));
  const results = await measureInterleaved(cases, async (scenario, browser) => {
    const { isBare, path, opener, act } = scenario;
    const origin = await variantOrigin(isBare ? 'bare' : 'page');
    return withMobilePage(browser, { link: SLOW_3G }, async (page) => {
      await page.open(origin + path);
      await page.evaluate(recordInteractions);
      if (opener) await page.evaluate(recordOpening);
      if (opener) await tap(page, opener);
      await act?.(page);
      await pause(REPORT_MS);
      return {
        interactions: await readRecording(page, 'interaction'),
        opening: await readRecording(page, 'opening'),
      };
    });
  });
  const shown = [...results]
    .filter(([{ opener }]) => opener)
    .map(([{ name, isBare }, runs]) => {
      const ms = median(runs.flatMap(({ opening }) => opening)).toFixed(0);
      return { name, isBare, result: `${ms} ms` };
    });
  const bare = shown.find(({ isBare }) => isBare);
  return {
    title: 'Interaction',
    method:
      'Slow 3G, processor 4 times slower, a new page for each visit; ms from the touch or key to ' +
      'the next frame (Event Timing, the longest event of each interaction; moves are measured in the ' +
      'page). Shown: from the first touch, right after loading, to the frame with its effect, median ' +
      '(lowest–highest). The bare page is two kilobytes ' +
      'of HTML without style or script: the time this machine needs for any page.',
    columns: ['what', 'visits', 'interactions', '98th percentile', 'worst', 'target', 'shown'],
    rows: [...results].map(([{ name, isBare, opener }, runs]) => {
      const durations = runs.flatMap(({ interactions }) => interactions);
      const reported = [SHORTEST_REPORTED_MS, ...durations];
      const high = quantile(reported, 0.98);
      const openings = runs.flatMap(({ opening }) => opening);
      const verdict = `${TARGET_MS} ${high <= TARGET_MS ? 'met' : 'missed'}`;
      return [
        ...[name, String(runs.length), String(durations.length)],
        ...[high.toFixed(0), Math.max(...reported).toFixed(0)],
        ...[isBare ? '' : verdict, opener ? withSpread(openings) : ''],
      ];
    }),
    highlights: shown.flatMap(({ name, isBare, result }) =>
      isBare ? [] : { what: name, result, comparison: `${bare?.result} on a bare page` },
    ),
  };
}

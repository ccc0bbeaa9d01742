import { RUNS, withBench } from '#dev/bench/bench-site.ts';
import { onFreshPhone } from '#dev/bench/browser.ts';
import { SLOW_3G } from '#dev/bench/network/link.ts';
import { launchPlain } from '#dev/bench/plain-phone.ts';
import type { Section } from '#dev/bench/results.ts';
import { quantile, withSpread } from '#dev/bench/statistics.ts';
import { paths } from '#src/site/paths.ts';
import { openAnswers } from './open-answers.ts';
import { type Found, SCENARIOS } from './scenarios.ts';

const TARGET_MS = 100;
/** What the browser does not report took less than this. */
const UNREPORTED_MS = 16;

function rowOf(name: string, found: readonly Found[]): readonly string[] {
  const durations = found.flatMap((run) => run.durations);
  const shown = found.flatMap((run) => (run.shown === undefined ? [] : [run.shown]));
  const high = durations.length > 0 ? quantile(durations, 0.98) : UNREPORTED_MS;
  const isMet = high <= TARGET_MS;
  return [
    name,
    String(durations.length),
    durations.length > 0 ? high.toFixed(0) : `under ${UNREPORTED_MS}`,
    durations.length > 0 ? Math.max(...durations).toFixed(0) : `under ${UNREPORTED_MS}`,
    `${TARGET_MS} ${isMet ? 'met' : 'missed'}`,
    shown.length > 0 ? withSpread(shown) : '',
  ];
}

/** How fast the page answers fingers and keys. */
export function interaction(): Promise<Section> {
  return withBench(async ({ browser, certificate, origin }) => {
    const site = await origin(SLOW_3G, 'page');
    const rows: (readonly string[])[] = [];
    for (const { name, path, run } of SCENARIOS) {
      const found: Found[] = [];
      for (let times = 0; times < RUNS; times++) {
        const once = await onFreshPhone(browser, async (page) => {
          await page.goto(site + path, { waitUntil: 'load', timeout: 120_000 });
          return run(page);
        });
        found.push(once);
        console.error(`${name}: ${JSON.stringify(once)}`);
      }
      rows.push(rowOf(name, found));
    }
    const plain = await launchPlain(certificate);
    const answers: Found[] = [];
    try {
      for (let times = 0; times < RUNS; times++)
        answers.push(await openAnswers(plain, site + paths.faq));
    } finally {
      await plain.close();
    }
    rows.push(rowOf('FAQ, five answers while the code comes', answers));
    return {
      title: 'Interaction',
      method:
        `Slow 3G, processor 4 times slower, fresh phone, ${RUNS} runs; ms from the touch or key to ` +
        'the next frame (Event Timing; for moves, measured in the page). Shown: from the first ' +
        'touch, right after loading, to the frame with what it asks for.',
      columns: ['what', 'events', '98th percentile', 'worst', 'target', 'shown'],
      rows,
    };
  });
}

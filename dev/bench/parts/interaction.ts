import { RUNS, withBench } from '#dev/bench/bench-site.ts';
import { SLOW_3G } from '#dev/bench/network/link.ts';
import { onFreshPhone } from '#dev/bench/phone.ts';
import type { Section } from '#dev/bench/results.ts';
import { quantile, withSpread } from '#dev/bench/statistics.ts';
import { type Found, type Scenario, SCENARIOS } from './scenarios.ts';

const TARGET_MS = 100;
/** What the browser does not report took less than this. */
const UNREPORTED_MS = 16;

function rowOf({ name, variant }: Scenario, found: readonly Found[]): readonly string[] {
  const durations = found.flatMap((run) => run.durations);
  const shown = found.flatMap((run) => (run.shown === undefined ? [] : [run.shown]));
  const high = durations.length > 0 ? quantile(durations, 0.98) : UNREPORTED_MS;
  const verdict = `${TARGET_MS} ${high <= TARGET_MS ? 'met' : 'missed'}`;
  return [
    name,
    String(durations.length),
    durations.length > 0 ? high.toFixed(0) : `under ${UNREPORTED_MS}`,
    durations.length > 0 ? Math.max(...durations).toFixed(0) : `under ${UNREPORTED_MS}`,
    variant === 'bare' ? '' : verdict,
    shown.length > 0 ? withSpread(shown) : '',
  ];
}

/** How fast the page answers fingers and keys; runs interleaved. */
export function interaction(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const found = new Map<Scenario, Found[]>();
    for (let times = 0; times < RUNS; times++)
      for (const scenario of SCENARIOS) {
        const { name, variant, path, run } = scenario;
        const url = (await origin(SLOW_3G, variant)) + path;
        const once = await onFreshPhone(browser, async (phone) => {
          await phone.open(url, 'load');
          return run(phone);
        });
        found.set(scenario, [...(found.get(scenario) ?? []), once]);
        console.error(`${name}: ${JSON.stringify(once)}`);
      }
    return {
      title: 'Interaction',
      method:
        `Slow 3G, processor 4 times slower, fresh phone, ${RUNS} runs; ms from the touch or key to ` +
        'the next frame (Event Timing; for moves, measured in the page). Shown: from the first ' +
        'touch, right after loading, to the frame with what it asks for. The bare page is two ' +
        'kilobytes of HTML without style or script: what this machine takes for anything.',
      columns: ['what', 'events', '98th percentile', 'worst', 'target', 'shown'],
      rows: [...found].map(([scenario, runs]) => rowOf(scenario, runs)),
    };
  });
}

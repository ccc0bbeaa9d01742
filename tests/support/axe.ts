import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** AAA text contrast (7:1), which contains that of AA. */
const CONTRAST = 'color-contrast-enhanced';

/** Rules with another state than by default or outside WCAG. `region`: all is inside a landmark. */
const RULES = {
  'color-contrast': { enabled: false },
  'target-size': { enabled: true },
  region: { enabled: true },
};

/** Adds axe to every document that the page opens from now on, faster than to each by itself. */
export async function preloadAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/**
 * Runs axe on the current state of the page.
 *
 * @param what - all of WCAG 2.2 AA with AAA contrast, only the contrast, or all but the contrast
 * @param exclude - selectors of parts that are not checked
 * @returns a line for every violation: rule, element and reason
 */
export async function axeViolations(
  page: Page,
  what: 'everything' | 'contrast' | 'structure' = 'everything',
  exclude: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What follows a view timeline, such as the call bar, is in its place after a frame.
  await waitForFrames(page);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(what === 'contrast'
      ? { runOnly: { type: 'rule', values: [CONTRAST] } }
      : {
          runOnly: { type: 'tag', values: WCAG },
          rules: { ...RULES, [CONTRAST]: { enabled: what === 'everything' } },
        }),
  };
  const violations = await page.evaluate(
    async ([excluded, runOptions]) => {
      const found = await window.axe.run({ exclude: excluded }, runOptions);
      const lines: [string, axe.NodeResult][] = [];
      for (const { id, nodes } of found.violations)
        for (const node of nodes) {
          // The call bar covers a part of whatever lies at its edge: what counts is the size in full view.
          const inFullView = async (): Promise<axe.NodeResult[]> => {
            const selector = node.target.join(' ');
            document
              .querySelector(selector)
              ?.scrollIntoView({ block: 'center', behavior: 'instant' });
            const again = await window.axe.run(selector, { runOnly: id });
            return again.violations.flatMap((violation) => violation.nodes);
          };
          const checked = id === 'target-size' ? await inFullView() : [node];
          lines.push(...checked.map((kept): [string, axe.NodeResult] => [id, kept]));
        }
      return lines;
    },
    [exclude, options] as const,
  );
  return violations.map(([id, { target, failureSummary = '' }]) =>
    `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`.trim(),
  );
}

import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/** Rules that are off by default: AAA text contrast (7:1) and 24 px targets. */
const OPTIONAL_RULES = {
  'color-contrast-enhanced': { enabled: true },
  'target-size': { enabled: true },
};

/**
 * Runs axe on the current state of the page.
 *
 * @param what - all of WCAG 2.2 AA with AAA contrast, or only the contrast
 * @returns a line for every violation: rule, element and reason
 */
export async function axeViolations(
  page: Page,
  what: 'everything' | 'contrast' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    resultTypes: ['violations'],
    ...(what === 'everything'
      ? { runOnly: { type: 'tag', values: WCAG }, rules: OPTIONAL_RULES }
      : { runOnly: { type: 'rule', values: CONTRAST } }),
  } satisfies axe.RunOptions);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`.trim(),
    ),
  );
}

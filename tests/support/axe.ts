import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/** Rules that axe leaves out unless asked: AAA contrast of text (7:1) and 24 px targets. */
const ASKED_FOR = {
  'color-contrast-enhanced': { enabled: true },
  'target-size': { enabled: true },
};

/**
 * Looks at the page as it stands, by axe.
 * @param what all of WCAG 2.2 AA with AAA contrast, or the contrast alone
 * @returns a line for every element that breaks a rule: rule, element, why; none when all is well
 */
export async function axeViolations(
  page: Page,
  what: 'everything' | 'contrast' = 'everything',
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options(
      what === 'everything'
        ? { runOnly: { type: 'tag', values: WCAG }, rules: ASKED_FOR }
        : { runOnly: { type: 'rule', values: CONTRAST } },
    )
    // Without frames there is no need for the second page that axe would open each time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`.trim(),
    ),
  );
}

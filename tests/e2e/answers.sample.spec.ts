import type { Page } from '@playwright/test';
import { content } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { ANSWER_SEARCHES } from '#tests/support/answer-searches.sample.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const { answers } = content('en');

// The search with the questions of the sample firm.

const hitsOf = (page: Page) => page.locator('#hits').getByRole('link');

test('ANSW-1 the search finds the same as the tested ranking @phone', async ({ page }) => {
  for (const [typed, ...expected] of ANSWER_SEARCHES.slice(0, 5)) {
    await page.goto(`${paths.answers}?q=${encodeURIComponent(typed)}`);
    const hrefs = await hitsOf(page).evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''),
    );
    const isFound = expected.some((id) => hrefs.some((href) => href.split(/[/#]/).includes(id)));
    expect(isFound, `${typed}: ${hrefs.join(', ')}`).toBe(true);
  }
});

test('ANSW-1 the search shows one hit in the singular, and waits for the third letter @phone', async ({
  page,
}) => {
  await page.goto(paths.answers);
  const { label, one } = answers.filter;
  const field = page.getByRole('textbox', { name: label, exact: true });
  const status = page.locator('#hit-count');
  await field.fill('hy');
  await expect(status).toBeEmpty();
  await field.fill('hydro');
  await expect(hitsOf(page)).toHaveCount(1);
  await expect(status).toHaveText(one);
});

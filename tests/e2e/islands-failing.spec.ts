import { company, content } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { contact } from '#src/routes/contact.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';
import { boxOf, center } from '#tests/support/geometry.ts';
import {
  breakEventListeners,
  TEST_ERROR,
  delayScripts,
  menuIsland,
  abortScripts,
  cutScripts,
} from '#tests/support/islands.ts';

const ERROR_HEADING = 'Unexpected Application Error!';
/** Console messages of the browser for a script that failed to load, or has no end. */
const LOAD_FAILURE = /ERR_FAILED|Error hydrating|Failed to fetch dynamically imported/;
/** Its answer is closed on arrival. */
const question = faqCategories[0]?.questions[1];
if (!question) throw new Error('Expected a question');

for (const [how, breakScripts] of [
  ['fail to load', abortScripts],
  ['are cut off', cutScripts],
] as const)
  test(`islands whose scripts ${how} work as HTML @phone`, async ({ page, allowProblems }) => {
    allowProblems(LOAD_FAILURE);
    const restore = await breakScripts(page);

    await test.step('FAQ-2 answers open and close', async () => {
      const failure = page.waitForEvent('console', (message) => LOAD_FAILURE.test(message.text()));
      await page.goto(paths.faq);
      const trigger = page.getByRole('button', { name: question.question, exact: true });
      const answer = page.locator(`[id="${question.id}"]`);
      await center(trigger);
      await failure;
      await trigger.click();
      await expect(answer).toBeVisible();
      await trigger.click();
      await expect(answer).toBeHidden();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByText(ERROR_HEADING)).toHaveCount(0);
    });

    await test.step('CALC-7 the calculator shows the table of labor prices instead', async () => {
      await page.goto(paths.calculator);
      await expect(page.getByRole('slider')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeHidden();
      await expect(page.getByRole('table', { name: 'Labor prices by the hour' })).toBeVisible();
      await expect(page.getByText(ERROR_HEADING)).toHaveCount(0);
      await expect(
        page.getByRole('main').locator(`a[href="${contact.call}"]`).filter({ visible: true }),
      ).not.toHaveCount(0);
    });

    await test.step('HEAD-6 the menu opens and closes, and the next opening loads the scripts again', async () => {
      await page.goto(paths.home);
      const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await opener.click();
      await expect(menu).toBeVisible();
      await expect(page.getByText(ERROR_HEADING)).toHaveCount(0);
      await restore();
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toBeHidden();
      await opener.click();
      await expect(menuIsland(page)).not.toHaveAttribute('ssr');
    });
  });

test('CALC-7 says that the total waits while the scripts of the calculator hang @phone', async ({
  page,
}) => {
  for (const locale of company.languages) {
    const release = await delayScripts(page);
    await page.goto(pathsIn(locale).calculator);
    const waits = page.getByText(content(locale).pages.calculator.waiting);
    const slider = page.getByRole('slider');
    await slider.press('ArrowRight');
    await expect(waits).toBeInViewport();
    const note = await boxOf(waits);
    const bar = await boxOf(page.locator('.call-bar'));
    expect(note.y + note.height).toBeLessThanOrEqual(bar.y);
    expect(note.height).toBeLessThanOrEqual(80);
    await expect(page.getByRole('main').getByRole('table').last()).toBeVisible();
    release();
    await expect(slider).toHaveJSProperty('tagName', 'SPAN');
    await expect(waits).toBeHidden();
  }
});

test.describe('ERR-1 an error boundary catches an exception inside an island', () => {
  test.beforeEach(({ allowProblems }) => allowProblems(new RegExp(TEST_ERROR)));

  test('ERR-1 the menu shows the error and its links still work @phone', async ({ page }) => {
    await breakEventListeners(page, 'keydown');
    await page.goto(paths.home);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('heading', { name: ERROR_HEADING })).toBeVisible();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(paths.faq);
  });

  test('ERR-1 a category of the FAQ shows the error @desktop', async ({ page }) => {
    await page.addInitScript((message) => {
      const query = Element.prototype.querySelectorAll;
      Element.prototype.querySelectorAll = function (selectors: string) {
        if (selectors.startsWith('faq-panel')) throw new Error(message);
        return query.call(this, selectors);
      };
    }, TEST_ERROR);
    await page.goto(paths.faq);
    // On a phone the index of topics is above the first category, which hydrates near the window.
    await scrollThrough(page);
    const alert = page.getByRole('alert').first();
    await expect(alert.getByRole('heading', { name: ERROR_HEADING })).toBeVisible();
    await expect(alert).toContainText(TEST_ERROR);
    await expect(alert.getByRole('link')).toHaveAttribute('href', contact.call);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('ERR-1 the calculator shows the error and the table of labor prices @desktop', async ({
    page,
  }) => {
    await page.addInitScript((message) => {
      window.URLSearchParams = class extends URLSearchParams {
        constructor() {
          super();
          throw new Error(message);
        }
      };
    }, TEST_ERROR);
    await page.goto(paths.calculator);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: ERROR_HEADING })).toBeVisible();
    await expect(alert).toContainText(TEST_ERROR);
    await expect(alert.getByRole('link')).toHaveAttribute('href', contact.call);
    await expect(page.getByRole('table', { name: 'Labor prices by the hour' })).toBeVisible();
  });
});

import { paths } from '#src/site/paths.ts';
import { contact } from '#src/site/contact.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { centre } from '#tests/support/geometry.ts';
import {
  breakListening,
  BROKEN,
  holdScripts,
  islandOf,
  loseScripts,
} from '#tests/support/islands.ts';

const ERROR_HEADING = 'Unexpected Application Error!';
/** What the browser itself says of a file that did not come. */
const LOST = /ERR_FAILED|Error hydrating|Failed to fetch dynamically imported/;
const question = faqCategories[0]?.questions[0];
if (!question) throw new Error('a question at least');

test.describe('an island whose code is lost says nothing wrong and works as HTML', () => {
  test.beforeEach(({ allowProblems }) => allowProblems(LOST));

  test(
    'HEAD-6 the menu opens and closes; the next touch tries again',
    { tag: '@phone' },
    async ({ page }) => {
      const find = await loseScripts(page);
      await page.goto(paths.home);
      const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await opener.click();
      await expect(islandOf(opener)).toHaveAttribute('data-failed');
      await expect(menu).toBeVisible();
      await expect(page.getByText(ERROR_HEADING)).toHaveCount(0);
      await find();
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toBeHidden();
      await expect(islandOf(opener)).not.toHaveAttribute('ssr');
      await expect(islandOf(opener)).not.toHaveAttribute('data-failed');
    },
  );

  test('FAQ-2 answers open and close', async ({ page }) => {
    await loseScripts(page);
    await page.goto(paths.faq);
    const trigger = page.getByRole('button', { name: question.question, exact: true });
    const answer = page.locator(`[id="${question.id}"]`);
    await centre(trigger);
    await expect(islandOf(trigger)).toHaveAttribute('data-failed');
    await trigger.click();
    await expect(answer).toBeVisible();
    await trigger.click();
    await expect(answer).toBeHidden();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(ERROR_HEADING)).toHaveCount(0);
  });

  test('CALC-7 the calculator gives way to the table of labor prices', async ({ page }) => {
    await loseScripts(page);
    await page.goto(paths.calculator);
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeHidden();
    await expect(page.getByRole('table', { name: 'Labor prices by the hour' })).toBeVisible();
    await expect(page.getByText(ERROR_HEADING)).toHaveCount(0);
    await expect(page.getByRole('main').locator(`a[href="${contact.call}"]`).first()).toBeVisible();
  });
});

test(
  'HEAD-6 on a slow connection the first tap shows the menu before its code has loaded',
  { tag: '@phone' },
  async ({ page, slowNetwork }) => {
    const release = await holdScripts(page);
    await page.goto(paths.home);
    await slowNetwork({ latencyMs: 400, kbitPerSecond: 400 });
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await opener.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(islandOf(opener)).toHaveAttribute('ssr');
    release();
    await expect(islandOf(opener)).not.toHaveAttribute('ssr', { timeout: 20_000 });
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
);

test.describe('ERR-1 an exception inside an island is caught in its place', () => {
  test.beforeEach(({ allowProblems }) => allowProblems(new RegExp(BROKEN)));

  test('ERR-1 the menu says so and still leads on', { tag: '@phone' }, async ({ page }) => {
    await breakListening(page, 'keydown', 'document');
    await page.goto(paths.home);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('heading', { name: ERROR_HEADING })).toBeVisible();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(paths.faq);
  });

  test('ERR-1 a category of the FAQ says so; the others keep working', async ({ page }) => {
    await breakListening(page, 'beforematch', 'element');
    await page.goto(paths.faq);
    const alert = page.getByRole('alert').first();
    await expect(alert.getByRole('heading', { name: ERROR_HEADING })).toBeVisible();
    await expect(alert).toContainText(BROKEN);
    await expect(alert.getByRole('link')).toHaveAttribute('href', contact.call);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('ERR-1 the calculator says so; its table stays', async ({ page }) => {
    await page.addInitScript((message) => {
      window.URLSearchParams = class extends URLSearchParams {
        constructor() {
          super();
          throw new Error(message);
        }
      };
    }, BROKEN);
    await page.goto(paths.calculator);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: ERROR_HEADING })).toBeVisible();
    await expect(alert).toContainText(BROKEN);
    await expect(alert.getByRole('link')).toHaveAttribute('href', contact.call);
    await expect(page.getByRole('table', { name: 'Labor prices by the hour' })).toBeVisible();
  });
});

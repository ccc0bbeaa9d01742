import { company } from '#src/content/company.ts';
import { prices } from '#src/content/prices.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { contact } from '#src/site/contact.ts';
import { paths, sections } from '#src/site/paths.ts';
import { cityOf, faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test.describe('on paper', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // A sheet of letter paper at 96 px to the inch.
    await page.setViewportSize({ width: 816, height: 1056 });
  });

  test('no header, no bar to press, the phone number', async ({ page }) => {
    for (const path of [paths.home, paths.city(company.base.slug), paths.calculator, paths.faq]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('banner'), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Call now', exact: true }), path).toBeHidden();
      const imprint = `${company.name}, ${contact.phone}, ${company.licenseNumber}`;
      await expect(page.getByText(imprint, { exact: true }), path).toBeVisible();
    }
  });

  test('the plans with their prices', async ({ page }) => {
    await page.goto(paths.home);
    const section = page.locator(`#${sections.pricing}`);
    for (const { name, priceCents } of prices.plans) {
      await expect(section.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(section.getByText(formatWholeDollars(priceCents)).first()).toBeVisible();
    }
  });

  test('a city with its answer and its priced job', async ({ page }) => {
    const { slug } = company.base;
    const { answer, job } = cityOf(slug);
    await page.goto(paths.city(slug));
    const main = page.getByRole('main');
    for (const point of answer.points) await expect(main.getByText(point)).toBeVisible();
    await expect(main.getByRole('table', { name: job.name })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Change hours or materials' })).toBeHidden();
  });

  test('FAQ-2 every answer is printed', async ({ page }) => {
    await page.goto(paths.faq);
    const answers = page.locator('faq-panel');
    await expect(answers).toHaveCount(faqCategories.flatMap(({ questions }) => questions).length);
    const unread = () =>
      answers.evaluateAll(
        (panels) => panels.filter(({ firstElementChild: text }) => !text?.checkVisibility()).length,
      );
    await expect.poll(unread).toBe(0);
  });
});

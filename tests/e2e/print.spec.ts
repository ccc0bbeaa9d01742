import { company } from '#src/content/company.ts';
import { prices } from '#src/content/prices.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
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
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Schedule Service' }), path).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('navigation'), path).toHaveCount(0);
      await expect(footer.getByText(contact.phone, { exact: true }), path).toBeVisible();
      await expect(footer.getByText(company.licenseNumber), path).toBeVisible();
    }
  });

  test('black on white, in dark mode too', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(paths.home);
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'light');
    for (const name of ['page', 'deep', 'emergency', 'accent'])
      expect
        .soft(
          await root.evaluate(
            (tag, of) => getComputedStyle(tag).getPropertyValue(of),
            `--color-${name}`,
          ),
        )
        .toBe('#fff');
  });

  test('an estimate with the day on which it is printed', async ({ page }) => {
    await page.goto(paths.calculator);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const today = pacificDay(new Date()).long;
    await expect(page.getByText(`Estimate of ${today} by ${company.name}`)).toBeVisible();
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
    const priced = main.getByRole('region', { name: job.name });
    await expect(priced.getByText('Total', { exact: true })).toBeVisible();
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

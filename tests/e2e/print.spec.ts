import { company, content, prices } from '#src/queries/content.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, sections } from '#src/routes/paths.ts';
import { cityOf, faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';
import { countSheets } from '#tests/support/printed-pages.ts';

const { cityPage } = content('en');

test.describe('print', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // US Letter at 96 px per inch.
    await page.setViewportSize({ width: 816, height: 1056 });
  });

  test('has company, phone number and license at the top, without header, call bar and navigation', async ({
    page,
  }) => {
    for (const path of [paths.home, paths.city(company.base.slug), paths.calculator, paths.faq]) {
      await page.goto(path);
      await expect(page.getByRole('banner'), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Call now', exact: true }), path).toBeHidden();
      const imprint = `${company.name}, ${contact.phone}, ${company.licenseNumber}`;
      const letterhead = await boxOf(page.getByText(imprint, { exact: true }));
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(letterhead.y + letterhead.height, path).toBeLessThanOrEqual(heading.y);
      const name = await boxOf(page.getByText(company.name, { exact: true }).first());
      expect(name.x, path).toBe(heading.x);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Schedule Service' }), path).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('navigation'), path).toHaveCount(0);
      await expect(footer.getByRole('link', { name: contact.phone }), path).toBeVisible();
      await expect(footer.getByText(company.licenseNumber), path).toBeVisible();
    }
  });

  test('uses the light color scheme in dark mode', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(paths.home);
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'light');
    for (const painted of ['html', '.site-footer', '.bg-emergency', '.btn-call'])
      await expect
        .soft(page.locator(painted).first(), painted)
        .toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('shows the plans with their prices', async ({ page }) => {
    await page.goto(paths.home);
    const section = page.locator(`#${sections.pricing}`);
    for (const { name, priceCents } of prices.plans) {
      await expect(section.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(section.getByText(formatWholeDollars(priceCents)).first()).toBeVisible();
    }
  });

  test('shows the answer and the priced job of a city', async ({ page }) => {
    const { slug } = company.base;
    const { answer, job } = cityOf(slug);
    await page.goto(paths.city(slug));
    const main = page.getByRole('main');
    for (const point of answer.points) await expect(main.getByText(point)).toBeVisible();
    const priced = main.getByRole('region', { name: job.name });
    await expect(priced.getByText('Total', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: cityPage.price.calculatorLink })).toBeHidden();
  });

  test('FAQ-2 shows every answer', async ({ page }) => {
    await page.goto(paths.faq);
    const answers = page.locator('faq-panel');
    await expect(answers).toHaveCount(faqCategories.flatMap(({ questions }) => questions).length);
    const countHidden = () =>
      answers.evaluateAll(
        (panels) => panels.filter(({ firstElementChild: text }) => !text?.checkVisibility()).length,
      );
    await expect.poll(countHidden).toBe(0);
  });

  test('keeps headings and their introductions with what follows, and badges in their cards', async ({
    page,
  }) => {
    await page.goto(paths.home);
    for (const line of await page.locator('main :is(h2, h2 + p)').all())
      await expect.soft(line).toHaveCSS('break-after', 'avoid');
    await expect.soft(page.locator('.steps')).toHaveCSS('break-inside', 'avoid');
    for (const badge of await page.locator('.plan-badge').all())
      await expect.soft(badge).toHaveCSS('position', 'static');
  });

  test('CALC-1 an estimate is one sheet', async ({ page }) => {
    await page.goto(paths.calculator);
    expect(await countSheets(page)).toBe(1);
  });

  test('marks, stars and badges are dark on white', async ({ page }) => {
    await page.goto(paths.home);
    const stars = page.getByText('★');
    const ticks = page.locator('.soil .icon');
    const marks = page.locator('.plan-badge, .bg-emergency').or(ticks).or(stars);
    const colors = await marks.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(colors.length).toBeGreaterThan(4);
    expect([...new Set(colors)]).toEqual(['rgb(0, 0, 0)']);
  });
});

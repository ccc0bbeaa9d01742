import type { Page } from '@playwright/test';
import { company, content } from '#src/queries/content.ts';
import { emergencyKinds } from '#src/queries/emergency-calls.ts';
import { paths, WHO_TO_CALL_ID, whoToCallLink } from '#src/routes/paths.ts';
import { cities } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { zipParts } from '#tests/support/zip-finder.ts';
import { boxOf, pixelsBelowHeader } from '#tests/support/geometry.ts';

const { cityPage, emergency } = content('en');

const { base } = company;

const waterCompany = (page: Page) => page.getByRole('row', { name: emergency.card.waterCompany });

test('EMERG-1 the three choices are above the call bar, and each leads to its steps @no-script', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.emergency);
  const choiceOf = (kind: (typeof emergencyKinds)[number]) =>
    page.getByRole('link', { name: emergency[kind].choice, exact: true });
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    for (const kind of emergencyKinds) {
      await expect(choiceOf(kind)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(choiceOf(kind))).height).toBeGreaterThanOrEqual(96);
      // A trial tap fails if another element covers the choice.
      await choiceOf(kind).tap({ trial: true });
    }
  }
  for (const kind of emergencyKinds) {
    await page.goto(paths.emergency);
    await choiceOf(kind).tap();
    const heading = page.getByRole('heading', { name: emergency[kind].heading, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await pixelsBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
    await expect(page.locator(`#${kind} li`).first()).toBeInViewport({ ratio: 1 });
  }

  await test.step('LOC-4 and to the numbers of a city', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.emergency);
    await page.getByRole('link', { name: emergency.street.link }).tap();
    const finder = page.getByRole('region', { name: emergency.card.citiesHeading });
    await expect(finder).toBeInViewport();
    await finder.getByRole('link', { name: base.name, exact: true }).tap();
    const section = page.locator(`#${WHO_TO_CALL_ID}`);
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    expect((await boxOf(section)).y).toBeLessThan(2 * 740);
  });
});

test('EMERG-1 in a wide window the call button is the largest, no choice is higher, and those of steps beside each other are level @desktop', async ({
  page,
}) => {
  await page.goto(paths.emergency);
  const tops = await page
    .locator('#gas .btn, #sewage .btn')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const call = await boxOf(page.locator('.hero-call'));
    for (const choice of await page.locator('.choices a').all()) {
      const box = await boxOf(choice);
      expect.soft(box.width * box.height, `${width} px`).toBeLessThan(call.width * call.height);
      expect.soft(box.height, `${width} px`).toBeLessThanOrEqual(call.height * 1.2);
    }
  }
});

test('LOC-4 from the emergency page, the ZIP finder opens the numbers of the city, which its valve card prints @phone', async ({
  page,
}) => {
  await page.goto(paths.emergency);
  await page.getByRole('link', { name: emergency.street.link }).click();
  const { field, found } = zipParts(page);
  await field.fill(base.postalCode);
  await expect(found).toHaveText([base.name]);
  await field.press('Enter');
  await expect(page).toHaveURL(whoToCallLink(base.slug));
  const section = page.locator(`#${WHO_TO_CALL_ID}`);
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });

  await test.step('the valve card has the numbers of the city in its address', async () => {
    const heading = await section.getByRole('heading', { level: 2 }).textContent();
    const water = section.getByRole('listitem').first().locator('a[href^="tel:"]');
    const numbers = await water.allTextContents();
    expect(numbers.length).toBeGreaterThan(0);
    await section.getByRole('link', { name: cityPage.calls.print }).click();
    await expect(waterCompany(page).locator('a[href^="tel:"]')).toHaveText(numbers);
    await expect(page.getByRole('heading', { name: String(heading) })).toBeVisible();
  });

  await test.step('and keeps its blanks for an address of no city', async () => {
    for (const slug of ['', '../faq', 'nowhere']) {
      await page.goto(`${paths.valveCard}?city=${encodeURIComponent(slug)}`);
      await page.waitForLoadState('networkidle');
      await expect(waterCompany(page).getByRole('link')).toHaveCount(0);
    }
  });
});

test('EMERG-3 the valve card is one printed page', { tag: '@desktop' }, async ({ page }) => {
  const [most] = cities.toSorted((a, b) => (b.water?.length ?? 0) - (a.water?.length ?? 0));
  for (const city of ['', most?.slug ?? '']) {
    await page.goto(`${paths.valveCard}?city=${city}`);
    await page.waitForLoadState('networkidle');
    for (const format of ['Letter', 'A4']) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), city + format).toHaveLength(1);
    }
  }
  await page.emulateMedia({ media: 'print' });
  for (const { part } of emergency.card.rows)
    await expect(page.getByRole('rowheader', { name: part })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

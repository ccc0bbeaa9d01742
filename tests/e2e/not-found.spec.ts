import { company, content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, sectionLink } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { cutPipes } from '#tests/support/layout.ts';
import { zipParts } from '#tests/support/zip-finder.ts';

const { answers } = content('en');

test.beforeEach(({ allowProblems }) => {
  allowProblems(/404/);
});

test('ROUTE-11, NF-1 an unknown address answers 404 with a heading and a link to the home page @desktop', async ({
  page,
}) => {
  const response = await page.goto(missing.page);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  const call = main.getByRole('link', { name: `Call ${contact.phone}`, exact: true });
  await expect(call).toHaveAttribute('href', contact.call);
  await main.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
});

test('NF-1 the page searches the answers and cities, and leads to prices, calculator and services', async ({
  page,
}) => {
  await page.goto(missing.page);
  const main = page.getByRole('main');
  for (const { slug, title } of services)
    await expect(main.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      paths.service(slug),
    );
  for (const href of [sectionLink('pricing'), paths.calculator, paths.faq])
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  await main.getByRole('textbox', { name: answers.filter.label, exact: true }).fill('leak');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.answers}?q=leak`);
  await expect(main.locator('#hits').getByRole('link')).not.toHaveCount(0);

  await page.goto(missing.page);
  await main.getByRole('textbox', { name: answers.zip.heading }).fill(company.base.postalCode);
  await main.getByRole('button', { name: answers.zip.button }).click();
  await expect(zipParts(page).found).toHaveText([company.base.name]);
});

test('NF-1 a wide window shows the search, the services and the call button at once @desktop', async ({
  page,
}) => {
  await page.goto(missing.page);
  const main = page.getByRole('main');
  for (const name of [answers.filter.label, answers.zip.heading])
    await expect(main.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 });
  for (const { title } of services)
    await expect(main.getByRole('link', { name: title, exact: true })).toBeInViewport();
  await expect(main.getByRole('link', { name: `Call ${contact.phone}` })).toBeInViewport();
});

test('ROUTE-14 the page of an unknown city uses both halves of a wide window @desktop', async ({
  page,
}) => {
  await page.goto(missing.city);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const field = page.getByRole('textbox', { name: answers.zip.label, exact: true });
  await expect(field).toBeInViewport({ ratio: 1 });
  const map = await page.getByRole('main').locator('.area-picture').boundingBox();
  expect(map?.x).toBeGreaterThan(Number(heading?.x) + Number(heading?.width));
});

test('NF-1 on a phone the call button is the first and the largest @phone', async ({ page }) => {
  await page.goto(missing.page);
  const [first, ...others] = await page
    .getByRole('main')
    .locator('.btn')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
  const call = page.getByRole('main').locator('.btn').first();
  await expect(call).toHaveAttribute('href', contact.call);
  for (const height of others) expect(height).toBeLessThan(Number(first));
});

for (const path of [missing.page, missing.city]) {
  test(`the broken pipe of ${path} is drawn whole`, async ({ page }) => {
    await page.goto(path);
    expect(await cutPipes(page, ['top', 'bottom'])).toEqual([]);
  });

  test(`on a phone, ${path} shows its own call button or the call bar, not both @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const call = page.getByRole('main').getByRole('link', { name: `Call ${contact.phone}` });
    await expect(call).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('link', { name: 'Call now', exact: true });
    await expect(bar).toBeHidden();
    // The banner of the header is the other one.
    const inView = await page.locator(`a[href="${contact.call}"]`).evaluateAll(
      (links) =>
        links.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return (
            link.checkVisibility({ visibilityProperty: true }) && top < innerHeight && bottom > 0
          );
        }).length,
    );
    expect(inView).toBe(2);
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await expect(bar).toBeVisible();
  });
}

for (const path of [missing.page, '/a/longer/way/down', missing.city])
  test(`NF-1 logs ${path} to the console @desktop`, async ({ page, consoleProblems }) => {
    await page.goto(path);
    const messages = () => consoleProblems.filter((line) => line.includes(`at ${path}`));
    await expect.poll(messages).toHaveLength(1);
  });

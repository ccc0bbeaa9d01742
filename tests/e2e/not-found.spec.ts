import { company, content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, sectionLink } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';
import { cutPipes } from '#tests/support/layout.ts';
import { zipParts } from '#tests/support/zip-finder.ts';

const { answers } = content('en');

test.beforeEach(({ allowProblems }) => {
  allowProblems(/404/);
});

test('ROUTE-11, NF-1 an unknown address answers 404 and is logged to the console @desktop', async ({
  page,
  consoleProblems,
}) => {
  for (const path of [missing.page, '/a/longer/way/down', missing.city]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    const messages = () => consoleProblems.filter((line) => line.includes(`at ${path}`));
    await expect.poll(messages, path).toHaveLength(1);
  }
});

test('NF-1 the page of an unknown address in a wide window @desktop', async ({ page }) => {
  await page.goto(missing.page);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  const call = main.getByRole('link', { name: `Call ${contact.phone}`, exact: true });
  await expect(call).toHaveAttribute('href', contact.call);

  await test.step('shows the search, the services and the call button at once', async () => {
    for (const name of [answers.filter.label, answers.zip.heading])
      await expect(main.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 });
    for (const { title } of services)
      await expect(main.getByRole('link', { name: title, exact: true })).toBeInViewport();
    await expect(call).toBeInViewport();
    const [search, button] = [await boxOf(main.getByRole('search')), await boxOf(call)];
    expect(search.x).toBeGreaterThan(button.x + button.width);
  });

  await test.step('the heading is one line, on the ground line beside the bucket', async () => {
    const heading = main.getByRole('heading', { level: 1 });
    const lineHeight = await heading.evaluate((h1) =>
      Number.parseFloat(getComputedStyle(h1).lineHeight),
    );
    const words = await boxOf(heading.getByText('Page not found'));
    expect(words.height).toBeLessThan(1.5 * lineHeight);
    const bucket = await boxOf(main.locator('.pipe').last());
    expect(words.x + words.width).toBeLessThan(bucket.x);
    expect((await boxOf(heading)).y).toBeGreaterThan(
      (await boxOf(main.getByText('404', { exact: true }))).y,
    );
    const ground = await boxOf(main.locator('.broken-pipe'));
    expect(bucket.y + bucket.height).toBeCloseTo(ground.y + ground.height - 4, 0);
  });

  await test.step('the broken pipe is drawn whole', async () => {
    expect(await cutPipes(page, ['top', 'bottom'])).toEqual([]);
  });

  await main.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
});

test('NF-1 the page searches the answers and cities, and leads to prices, calculator and services @phone', async ({
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
    await expect(main.locator(`a[href="${href}"]`).last()).toBeVisible();
  await main.getByRole('textbox', { name: answers.filter.label, exact: true }).fill('leak');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.answers}?q=leak`);
  await expect(main.locator('#hits').getByRole('link')).not.toHaveCount(0);

  await page.goto(missing.page);
  await main.getByRole('textbox', { name: answers.zip.heading }).fill(company.base.postalCode);
  await main.getByRole('button', { name: answers.zip.button }).click();
  await expect(zipParts(page).found).toHaveText([company.base.name]);
});

test('ROUTE-14 the page of an unknown city uses both halves of a wide window, its broken pipe drawn whole @desktop', async ({
  page,
}) => {
  await page.goto(missing.city);
  const field = page.getByRole('textbox', { name: answers.zip.label, exact: true });
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await cutPipes(page, ['top', 'bottom'])).toEqual([]);
  const main = page.getByRole('main');
  const map = await boxOf(main.locator('.area-picture'));
  const zip = await boxOf(field);
  expect(map.x).toBeGreaterThan(zip.x + zip.width);

  await test.step('the field fills the row of the button, and both columns end at the same height', async () => {
    const card = await boxOf(main.locator('.card').first());
    const button = await boxOf(main.getByRole('button', { name: answers.zip.button, exact: true }));
    expect(card.x + card.width - button.x - button.width).toBeLessThan(32);
    expect(map.y + map.height).toBeCloseTo(card.y + card.height, 0);
  });
});

for (const path of [missing.page, missing.city])
  test(`${path} on a phone @phone`, async ({ page }) => {
    await page.goto(path);
    expect(await cutPipes(page, ['top', 'bottom'])).toEqual([]);
    const main = page.getByRole('main');

    if (path === missing.page)
      await test.step('NF-1 the call button is the first and the largest, and the search is above the services', async () => {
        const [first, ...others] = await main
          .locator('.btn')
          .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
        await expect(main.locator('.btn').first()).toHaveAttribute('href', contact.call);
        for (const height of others) expect(height).toBeLessThan(Number(first));
        const search = await boxOf(main.getByRole('search'));
        const list = await boxOf(main.getByRole('navigation'));
        expect(search.y).toBeLessThan(list.y);
      });

    if (path === missing.page)
      await test.step('the heading is broken after its first sentence', async () => {
        const heading = main.getByRole('heading', { level: 1 });
        const [whole, second] = [
          await boxOf(heading),
          await boxOf(heading.getByText('Page not found')),
        ];
        expect(second.x).toBeCloseTo(whole.x, 0);
        expect(second.y).toBeGreaterThan(whole.y + 20);
      });

    await test.step('its own call button or the call bar is shown, not both', async () => {
      await expect(main.getByRole('link', { name: `Call ${contact.phone}` })).toBeInViewport({
        ratio: 1,
      });
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
  });

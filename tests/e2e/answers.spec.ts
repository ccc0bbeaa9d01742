// cspell:ignore countertop TOLIET
import type { Page } from '@playwright/test';
import { company, content } from '#src/queries/content.ts';
import { getQuestionGroups } from '#src/queries/questions.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { cities, faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { scaleRoot, unreadableTexts } from '#tests/support/layout.ts';
import { said, zipParts } from '#tests/support/zip-finder.ts';

const { answers } = content('en');

const { filter, zip } = answers;
const questionCount = cities.length + faqCategories.flatMap(({ questions }) => questions).length;

/** Parameters of an address, and the text that the search field shows, where all of it can be shown. */
const QUERIES: readonly (readonly [query: string, value?: string])[] = [
  [
    '%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D1%22%3E',
    '<img src=x onerror="document.title=1">',
  ],
  ['%3Cscript%3Edocument.title%3D1%3C%2Fscript%3E', '<script>document.title=1</script>'],
  ['leak+'.repeat(2_000), 'leak '.repeat(20)],
  // A bad escape, a lone percent sign, and a control character.
  ['%E0%A4%A'],
  ['100%', '100%'],
  ['a%00b'],
  // Right-to-left marks, and emoji.
  ['%E2%80%AEleak%E2%80%8F', '\u202Eleak\u200F'],
  ['%F0%9F%9A%BD%F0%9F%9A%BD', '🚽🚽'],
  // An object property, and a regular expression.
  ['constructor', 'constructor'],
  ['(((((*', '(((((*'],
];

const searchPath = (text: string) => `${paths.answers}?q=${encodeURIComponent(text)}`;

function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: main.getByRole('textbox', { name: filter.label, exact: true }),
    clear: main.getByRole('button', { name: filter.clear, exact: true }),
    hits: main.locator('#hits').getByRole('link'),
    groups: main.getByRole('heading', { name: answers.groups.toilet, exact: true }),
    status: main.locator('#hit-count'),
  };
}

test('ANSW-1 the questions of /answers on wide windows @desktop', async ({ page }) => {
  await page.goto(paths.answers);
  const { main, field } = partsOf(page);

  await test.step('PROOF-1 shows call button, license and search at once', async () => {
    const call = main.getByRole('link', { name: `Call ${contact.phone}` });
    for (const part of [call.first(), main.getByText(company.licenseNumber), field])
      await expect(part).toBeInViewport();
  });

  await test.step('each group shows its first questions and unfolds the others', async () => {
    for (const { id, heading, questions } of getQuestionGroups()) {
      const group = main.getByRole('region', { name: heading, exact: true });
      const links = group.locator('[data-words] a:visible');
      const shown = id === 'leak' ? 6 : 3;
      const count = questions.length > shown + 1 ? shown : questions.length;
      await expect(links, heading).toHaveText(questions.slice(0, count).map((one) => one.question));
      if (questions.length === count) continue;
      await group.getByText(said(answers.more, questions.length - count)).click();
      await expect(links, heading).toHaveCount(questions.length);
    }
  });

  for (const width of [768, 1280, 1920])
    await test.step(`2 columns at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await main
        .locator('.answer-topic')
        .evaluateAll((found) => found.map((group) => Math.round(group.getBoundingClientRect().x)));
      expect(new Set(lefts).size).toBe(2);
    });

  await test.step('the search fits 320 px at 200% text', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${searchPath('toilet keeps running')}&zip=10001`);
    await scaleRoot(page, 2);
    expect(await unreadableTexts(page)).toEqual([]);
  });
});

/** Opens the page: each group is a line that unfolds. */
async function checkFolds(page: Page) {
  await page.goto(paths.answers);
  const { main, groups } = partsOf(page);
  for (const { heading } of getQuestionGroups())
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const links = main.getByRole('region', { name: answers.groups.toilet }).getByRole('link');
  await expect(links).toHaveCount(0);
  await groups.tap();
  await expect(links).not.toHaveCount(0);
}

test('ANSW-1 is complete without script, and groups unfold @no-script', async ({ page }) => {
  await checkFolds(page);
  const { main, field } = partsOf(page);
  await expect(field).toBeHidden();
  await expect(main.locator('[data-words] a')).toHaveCount(questionCount);
});

test('ANSW-1 on a phone groups unfold, and the search lists what fits @phone', async ({ page }) => {
  await checkFolds(page);
  const { main, field, clear, hits, groups, status } = partsOf(page);

  await test.step('best first, and keeps the text in the address', async () => {
    await field.pressSequentially('TOLIET running');
    await expect(hits.first()).toHaveText(/toilet/);
    await expect(groups).toBeHidden();
    await expect(status).toHaveText(said(filter.many, await hits.count()));
    await expect(page).toHaveURL(`${paths.answers}?q=TOLIET+running`);
    expect(await axeViolations(page)).toEqual([]);

    await test.step('its button scrolls to them', async () => {
      const before = await page.evaluate(() => performance.timeOrigin);
      await main.getByRole('button', { name: answers.link, exact: true }).click();
      await expect(hits.first()).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(`${paths.answers}?q=TOLIET+running#hits`);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(`${paths.answers}?q=TOLIET+running`);
    });

    await hits.first().click();
    await expect(page).not.toHaveURL(/answers/);
    await page.goBack();
    await expect(field).toHaveValue('TOLIET running');
    await expect(hits.first()).toHaveText(/toilet/);
  });

  await test.step('is emptied by its button and by Escape', async () => {
    await clear.click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(clear).toBeHidden();
    await expect(hits).toHaveCount(0);
    await expect(groups).toBeVisible();
    await expect(status).toBeEmpty();
    await expect(page).toHaveURL(paths.answers);

    await field.fill('drain');
    await expect(hits).not.toHaveCount(0);
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(groups).toBeVisible();
    await expect(page).toHaveURL(paths.answers);
  });

  await test.step('passes a ZIP code on to the ZIP finder', async () => {
    await field.fill(`do you come to ${company.base.postalCode}?`);
    await main.locator('#no-hit').getByRole('link', { name: zip.heading }).click();
    await expect(zipParts(page).field).toHaveValue(company.base.postalCode);
    await expect(zipParts(page).found).toHaveText([company.base.name]);
  });

  await test.step('says what to do when nothing fits', async () => {
    await page.goto(searchPath('granite countertop'));
    await expect(status).toHaveText(filter.none);
    await expect(hits).toHaveCount(0);
    const steps = main.locator('#no-hit').getByRole('link');
    await expect(steps).toHaveText([`Call ${contact.phone}`, zip.heading, answers.emergencyLink]);
    await expect(steps.first()).toHaveAttribute('href', contact.call);
    await expect(groups).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await steps.nth(1).click();
    await expect(page.getByRole('heading', { name: zip.heading })).toBeInViewport();
    await expect(page).toHaveURL(/q=granite/);
  });
});

test('ANSW-1 the search keeps what was typed before the script ran @desktop', async ({ page }) => {
  // The inline module runs only when the whole document has arrived.
  const late = Promise.withResolvers<void>();
  await page.route(paths.answers, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const held = '<script src="/late.js"></script></body>';
    await route.fulfill({ response, body: html.replace('</body>', held) });
  });
  await page.route('/late.js', async (route) => {
    await late.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(paths.answers, { waitUntil: 'commit' });
  const { field, hits } = partsOf(page);
  await field.fill('toilet');
  await expect(hits).toHaveCount(0);
  late.resolve();
  await expect(hits).not.toHaveCount(0);
  await expect(field).toHaveValue('toilet');
});

test('ANSW-1 the search takes what the address has as text @desktop', async ({ page }) => {
  for (const [query, value] of QUERIES) {
    await page.goto(`${paths.answers}?q=${query}&zip=${query}`);
    const { field, main } = partsOf(page);
    await expect(page).toHaveTitle(new RegExp(answers.seoTitle));
    if (value !== undefined) await expect.soft(field).toHaveValue(value);
    await expect.soft(main.locator('img[src=x], script'), query).toHaveCount(0);
    await expect.soft(main.locator('[data-words]'), query).not.toHaveCount(0);
    await field.fill('toilet');
    await expect.soft(partsOf(page).hits.first(), query).toHaveText(/toilet/);
    await expect
      .soft(main.locator('#all-questions [data-words]'), query)
      .toHaveCount(questionCount);
  }
});

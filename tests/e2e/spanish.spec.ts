import type { Locator, Page } from '@playwright/test';
import { queryFromEntry } from '#src/domain/calculator-address.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { LANGUAGE_TAGS } from '#src/domain/locale.ts';
import { company, content, prices, territory } from '#src/queries/content.ts';
import { spokenText } from '#src/queries/edition.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, pathsIn, sections, WHO_TO_CALL_ID, ZIP_LIST_ID } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';
import { openWithWorker } from '#tests/support/service-worker.ts';
import { readSpanishTexts } from '#tests/support/island-texts.ts';
import { said, zipParts } from '#tests/support/zip-finder.ts';

const { offline } = content('en');

const es = pathsIn('es');
const { pages, site, answers, offline: spanishOffline } = content('es');
const { zip } = answers;
const edition = content('es').edition;
const texts = readSpanishTexts();
const own = company.base.postalCode;
const entry = { hours: 2.5, materialsCents: 120_00 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Locates the link to the other language in a part of the page. */
const languageLink = (part: Locator, name: string) => part.getByRole('link', { name, exact: true });

/** Expects that a link is named in its own language and says which that is. */
async function expectLanguage(link: Locator, language: string): Promise<void> {
  await expect(link).toHaveAttribute('lang', language);
  await expect(link).toHaveAttribute('hreflang', language);
}

const expectSpanish = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.es);
const expectEnglish = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.en);

test.describe('ES-3 the link to the other language', () => {
  test('is in the corner, keeps the question of the address, and leads back @desktop', async ({
    page,
    context,
  }) => {
    const [before, id] = faqCategories.flatMap(({ questions }) => questions.map((q) => q.id));
    await page.goto(`${paths.faq}#${before}`);
    const header = page.getByRole('banner');
    const toSpanish = languageLink(header, edition.name);
    await expectLanguage(toSpanish, 'es');
    const corner = await toSpanish.boundingBox();
    expect(corner?.y).toBeLessThan(16);
    expect(corner?.x).toBeGreaterThan(1150);

    const otherTab = context.waitForEvent('page');
    await toSpanish.click({ modifiers: ['ControlOrMeta'] });
    await expect(await otherTab).toHaveURL(`${es.faq}#${before}`);
    await page.goto(`${paths.faq}#${id}`);
    await toSpanish.click();
    await expect(page).toHaveURL(`${es.faq}#${id}`);
    await expectSpanish(page);
    const answer = page.locator(`[id="${id}"]`);
    await expect(answer).toBeVisible();
    const itself = answer.getByRole('link', { name: texts.controls.linkLabel });
    await expect(itself).toHaveAttribute('href', `#${id}`);

    const toEnglish = languageLink(header, edition.english);
    await expectLanguage(toEnglish, 'en');
    await toEnglish.click();
    await expect(page).toHaveURL(`${paths.faq}#${id}`);
    await expectEnglish(page);
    await expect(answer).toBeVisible();
  });

  test('is the first one of the phone menu and keeps the section of the home page @phone', async ({
    page,
  }) => {
    await page.goto(`${es.home}#${sections.pricing}`);
    const menu = page.getByRole('navigation', { name: site.labels.menu, exact: true });
    const opener = page.getByRole('banner').getByRole('button', { name: site.labels.menu });
    await opener.tap();
    await menu.getByRole('button', { name: texts.controls.close, exact: true }).tap();
    await expect(menu).toBeHidden();
    await opener.tap();
    const toEnglish = menu.getByRole('link').first();
    await expect(toEnglish).toHaveText(edition.english);
    await expectLanguage(toEnglish, 'en');
    await toEnglish.tap();
    await expect(page).toHaveURL(`${paths.home}#${sections.pricing}`);
    await expectEnglish(page);
    const toSpanish = page.locator('[popover]').getByRole('link').first();
    await page.locator('[popovertarget]').first().tap();
    await expect(toSpanish).toHaveText(edition.name);
    await expectLanguage(toSpanish, 'es');
  });

  test('leads from a section of a city to the same one, and back, and keeps the city that is not listed @desktop', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    const header = page.getByRole('banner');
    const place = `#${WHO_TO_CALL_ID}`;
    await page.goto(paths.city(territory.defaultCity) + place);
    await languageLink(header, edition.name).click();
    await expect(page).toHaveURL(es.city(territory.defaultCity) + place);
    await expectSpanish(page);
    await languageLink(header, edition.english).click();
    await expect(page).toHaveURL(paths.city(territory.defaultCity) + place);

    await page.goto(paths.city('atlantis'));
    await languageLink(header, edition.name).click();
    await expect(page).toHaveURL(es.city('atlantis'));
    const { heading: unlisted } = pages.serviceAreas404;
    await expect(heading(page)).toHaveText(fillText(unlisted, { city: 'Atlantis' }));
    await expectSpanish(page);
  });

  test.describe('a browser in Spanish', () => {
    test.use({ locale: 'es-MX' });

    test('opens the English home page at its address @desktop', async ({ page }) => {
      await page.goto(paths.home);
      await expect(page).toHaveURL(paths.home);
      await expectEnglish(page);
    });
  });
});

test('ES-1, ES-3 without script, the link to the other language works, and the ZIP finder leads to the list @no-script', async ({
  page,
}) => {
  await page.goto(`${paths.calculator}?${queryFromEntry(entry)}`);
  await languageLink(page.getByRole('banner'), edition.name).tap();
  await expect(page).toHaveURL(es.calculator);
  await expectSpanish(page);
  await page.goto(es.areas);
  const { field, send } = zipParts(page, zip);
  await field.fill(own);
  await send.tap();
  await expect(page).toHaveURL(`${es.answers}?zip=${own}#${ZIP_LIST_ID}`);
  // The code itself may be inside a range, such as 90240–90242.
  const list = page.locator(`#${ZIP_LIST_ID}`);
  await expect(list.getByRole('link', { name: company.base.name, exact: true })).toBeVisible();
});

test('ES-1 unknown Spanish addresses answer with the specified status @desktop', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  for (const path of [missing.spanishPage, `${pathsIn('es').areas}/a/b`]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText(pages.notFound.heading);
    await expectSpanish(page);
  }
  await page.getByRole('link', { name: pages.notFound.homeLink, exact: true }).click();
  await expect(page).toHaveURL(es.home);

  await page.goto(es.emergency);
  const emergency = await heading(page).innerText();
  const response = await page.goto(`${es.services}/no-such-service`);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText(emergency);
  await expectSpanish(page);
});

test('ES-1 the ZIP finder answers in Spanish @phone', async ({ page }) => {
  await page.goto(es.areas);
  const { field, send, message, found } = zipParts(page, zip);
  await field.fill('910');
  await send.tap();
  await expect(message).toHaveText(said(zip.wrongLength, 3));
  await field.fill(own);
  await expect(message).toHaveText(said(zip.one, own));
  await expect(found).toHaveText([company.base.name]);
  await send.tap();
  await expect(page).toHaveURL(es.city(company.base.slug));
});

test('ES-4 the calculator prints a Spanish date, and the link to English keeps the entry @phone', async ({
  page,
}) => {
  const { calculator } = texts;
  await page.goto(`${es.calculator}?${queryFromEntry(entry)}`);
  await expect(page.locator('span[role=slider]')).toBeVisible();
  const minutes = prices.labor.stepHours * 60;
  await page.getByRole('button', { name: fillText(calculator.more, { minutes }) }).tap();
  const changed = { ...entry, hours: entry.hours + prices.labor.stepHours };

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const { timeZone } = company.hours;
  const today = new Date().toLocaleDateString('es-US', { dateStyle: 'long', timeZone });
  const note = page.getByText(fillText(pages.calculator.printNote, { date: today }));
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const query = queryFromEntry(changed);
  await expect(page).toHaveURL(`${es.calculator}?${query}`);
  await languageLink(page.getByRole('banner'), edition.english).tap();
  await expect(page).toHaveURL(`${paths.calculator}?${query}`);
  await expectEnglish(page);
});

test('ES-5 the call button of the header shows an icon and who answers, with space around, in one row @desktop', async ({
  page,
}) => {
  const [first = ''] = (spokenText('es') ?? '').split(/(?<=\.) /);
  const header = page.getByRole('banner');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(es.home);
    const button = header
      .getByRole('link', { name: company.phone.display })
      .filter({ visible: true })
      .last();
    await expect(button).toContainText(company.phone.display);
    await expect(button.locator('.icon')).toBeVisible();
    const box = await boxOf(button);
    const note = await boxOf(button.getByText(first, { exact: true }));
    expect.soft(note.width, `${width} px`).toBeGreaterThan(100);
    expect.soft(note.x, `${width} px`).toBeGreaterThanOrEqual(box.x);
    expect.soft(note.x + note.width, `${width} px`).toBeLessThanOrEqual(box.x + box.width);
    const words = await boxOf(button.locator(':scope > span'));
    expect.soft(words.y - box.y, `${width} px, above`).toBeGreaterThanOrEqual(6);
    const below = box.y + box.height - words.y - words.height;
    expect.soft(below, `${width} px, below`).toBeGreaterThanOrEqual(6);
    // So does the link of the banner, where it has the room.
    const inBanner = header.locator('a').first().getByText(first, { exact: true }).locator('..');
    await expect.soft(inBanner).toHaveCSS('position', width < 1024 ? 'absolute' : 'static');
    const { height } = await boxOf(header);
    // The header of the English pages has this height in wide windows.
    expect.soft(height, `${width} px`).toBeLessThan(101);
    const rows = await header
      .locator('nav a:visible')
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect.soft(new Set(rows).size, `${width} px, lines of links`).toBeLessThanOrEqual(1);
  }
});

test('ES-5 sentences of who answers share a line or begin one, and their hours are whole @desktop', async ({
  page,
}) => {
  const sentences = (spokenText('es') ?? '').split(/(?<=\.) /);
  for (const path of [es.home, es.handyman, es.city(territory.defaultCity)].filter(isOfferedLink)) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.evaluate((all) => {
        const range = document.createRange();
        const linesOf = () =>
          new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        return [...document.querySelectorAll('a span, nav span')].flatMap((element) => {
          const { firstChild: text, parentElement: note } = element;
          const words = text?.nodeValue?.replaceAll('\u00a0', ' ') ?? '';
          if (!text || !all.includes(words) || !element.checkVisibility()) return [];
          range.selectNodeContents(text);
          const fits = Number(note?.clientWidth) >= range.getBoundingClientRect().width;
          const isBroken = fits && words === all.at(-1) && linesOf() > 1;
          const hours = /\d.*\d [AP]M/.exec(words);
          if (hours) {
            range.setStart(text, hours.index);
            range.setEnd(text, hours.index + hours[0].length);
          }
          return isBroken || (hours && linesOf() > 1) ? [element.outerHTML] : [];
        });
      }, sentences);
      expect.soft(faults, `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('the breadcrumb of the plans has one line on a phone @phone', async ({ page }) => {
  test.skip(!isOfferedLink(es.handyman));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(es.handyman);
  const { height } = await boxOf(page.locator('.breadcrumb ol'));
  expect(height).toBeLessThan(50);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('ES-1 one visit saves the emergency card of each language @phone', async ({
    page,
    context,
    allowProblems,
  }) => {
    allowProblems(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|no-response/i);
    await openWithWorker(page, es.home);
    await context.setOffline(true);
    await page.goto(es.faq);
    await expect(heading(page)).toHaveText(spanishOffline.heading);
    await expectSpanish(page);
    await page.goto(paths.faq);
    await expect(heading(page)).toHaveText(offline.heading);
    await expectEnglish(page);
  });
});

test('ES-5 on tablets, the call button of a page has one line for the number and one for each sentence @desktop', async ({
  page,
}) => {
  const MAX_LINES_PX = 90;
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of [es.home, es.handyman, es.city(company.base.slug)].filter(isOfferedLink)) {
    await page.goto(path);
    const { height } = await boxOf(page.locator('.hero-call'));
    expect.soft(height, path).toBeLessThan(MAX_LINES_PX);
  }
});

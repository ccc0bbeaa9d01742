import type { Page } from '@playwright/test';
import { company, content, prices } from '#src/queries/content.ts';
import { logoLines } from '#src/brand/logo-name.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { emergencyCall } from '#src/queries/emergency-calls.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, pathsIn, sections } from '#src/routes/paths.ts';
import { siteAddress } from '#src/seo/site-address.ts';
import { cityOf, faqCategories, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';

const { cityPage } = content('en');

/** What each sheet keeps above its foot: 9pt. */
const ABOVE_FOOT_PX = (9 * 96) / 72;
/** The paths of the site in each of its languages. */
const sites = company.languages.map((locale) => pathsIn(locale));

const countSheets = async (page: Page, format: string) => {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
};

test.describe('print', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // US Letter at 96 px per inch.
    await page.setViewportSize({ width: 816, height: 1056 });
  });

  test('has a letterhead of logo, phone number and license, without call bar and navigation', async ({
    page,
  }) => {
    for (const path of [paths.home, paths.city(company.base.slug), paths.calculator, paths.faq]) {
      await page.goto(path);
      const letterhead = page.getByRole('banner');
      for (const text of [...logoLines, contact.phone, company.licenseNumber])
        await expect(
          letterhead.getByText(text, { exact: true }).filter({ visible: true }),
        ).toHaveCount(1);
      await expect(letterhead.locator('a, button').filter({ visible: true }), path).toHaveCount(1);
      // Sticky, it would be on the sheet of the place to which the page is scrolled.
      await expect(letterhead).toHaveCSS('position', 'static');
      const heading = page.getByRole('main').getByRole('heading').filter({ visible: true }).first();
      const mark = await boxOf(letterhead.locator('svg').first());
      const { height, y } = await boxOf(letterhead);
      const first = await boxOf(heading);
      expect(y + height, path).toBeLessThanOrEqual(first.y);
      expect(mark.x, path).toBeCloseTo(first.x, 0);
      await expect(page.getByRole('link', { name: 'Call now', exact: true }), path).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), path).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Schedule Service' }), path).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('navigation'), path).toHaveCount(0);
      await expect(footer.getByRole('link', { name: contact.phone }), path).toBeVisible();
      await expect(footer.getByText(company.licenseNumber), path).toBeVisible();
    }
  });

  test('home', async ({ page }) => {
    await page.goto(paths.home);

    await test.step('phone numbers are text, not buttons', async () => {
      const calls = page.getByRole('main').locator('.btn').filter({ visible: true });
      await expect(calls).not.toHaveCount(0);
      for (const call of await calls.all()) {
        await expect(call).toContainText(contact.phone);
        await expect(call).toHaveCSS('border-top-width', '0px');
        expect((await boxOf(call)).height).toBeLessThan(30);
      }
    });

    await test.step('the plans have their prices', async () => {
      const section = page.locator(`#${sections.pricing}`);
      for (const { name, priceCents } of prices.plans) {
        await expect(section.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(section.getByText(formatWholeDollars(priceCents)).first()).toBeVisible();
      }
    });

    await test.step('headings and their introductions stay with what follows, and badges in their cards', async () => {
      const stylesOf = (selector: string, property: string) =>
        page
          .locator(selector)
          .evaluateAll(
            (all, name) => [
              ...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(name))),
            ],
            property,
          );
      expect(
        await stylesOf('main :is(h2, .wrap > h2 + p:not(:last-child))', 'break-after'),
      ).toEqual(['avoid']);
      const whole = 'main :is(h2, h3, .card, .steps, .bg-emergency)';
      expect(await stylesOf(whole, 'break-inside')).toEqual(['avoid']);
      if (prices.plans.some(({ badge }) => badge !== null))
        expect(await stylesOf('.plan-badge', 'position')).toEqual(['static']);
    });

    await test.step('marks, stars and badges are dark on white', async () => {
      const marks = page.locator('.plan-badge, .bg-emergency, .soil .icon').or(page.getByText('★'));
      const colors = await marks.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).color),
      );
      expect(colors.length).toBeGreaterThan(4);
      expect([...new Set(colors)]).toEqual(['rgb(0, 0, 0)']);
    });

    await test.step('dark mode uses the light color scheme', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      for (const painted of ['html', '.site-footer', '.bg-emergency', '.btn-call'])
        await expect
          .soft(page.locator(painted).first(), painted)
          .toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
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

  test('PLAN-2 the headings of the comparison wrap in their columns', async ({ page }) => {
    test.skip(content('en').handyman === undefined, 'this firm has no handyman work');
    await page.goto(paths.handyman);
    await expect(page.locator('.ways thead th').last()).toHaveCSS('white-space', 'normal');
    // How one pays is below the amounts.
    const row = page.locator('.way').first();
    const amount = await boxOf(row.locator('td').nth(1));
    const billing = await boxOf(row.locator('td').nth(-2));
    expect(billing.y).toBeGreaterThanOrEqual(amount.y + amount.height - 1);
    expect(billing.x).toBeCloseTo(amount.x, 0);
    // 9pt.
    for (const cell of await page.locator('.ways :is(th, td)').all())
      expect
        .soft(parseFloat(await cell.evaluate((one) => getComputedStyle(one).fontSize)))
        .toBeGreaterThanOrEqual(12);
  });

  test('EMERG-2 a box about gas has the number of the gas company', async ({ page }) => {
    test.skip(content('en').handyman === undefined, 'this firm has no handyman work');
    await page.goto(paths.handyman);
    const gas = emergencyCall('call.gas');
    const call = page.locator(`main .bg-emergency a[href="${gas.href}"]`);
    await expect(call).toBeVisible();
    expect(await call.evaluate((one) => getComputedStyle(one, '::after').content)).toContain(
      gas.text,
    );
  });

  test('the head has what the letterhead does not have, in one row', async ({ page }) => {
    for (const path of [
      paths.home,
      paths.city(company.base.slug),
      paths.services,
      paths.faq,
      paths.answers,
    ]) {
      await page.goto(path);
      const head = page.locator('p:has(.hero-facts)').first();
      await expect.soft(head, path).not.toContainText(contact.phone, { useInnerText: true });
      await expect
        .soft(head, path)
        .not.toContainText(company.licenseNumber, { useInnerText: true });
      const price = head.locator('.hero-facts > a').first();
      const label = await boxOf(price);
      const figure = await boxOf(price.locator('u'));
      expect.soft(figure.x, path).toBeGreaterThan(label.x);
      expect.soft(figure.y + figure.height, path).toBeGreaterThan(label.y);
    }
  });

  test('long texts have two columns in the whole width of the sheet', async ({ page }) => {
    for (const path of [paths.privacy, paths.terms]) {
      await page.goto(path);
      const { x, width } = await boxOf(page.locator('.prose'));
      const letterhead = await boxOf(page.getByRole('banner'));
      expect.soft(x + width, path).toBeCloseTo(letterhead.x + letterhead.width, 0);
      const second = page.locator('.prose > :last-child');
      expect.soft((await boxOf(second)).x, path).toBeGreaterThan(x + width / 2);
    }
  });

  test('a drawing is beside the steps that it explains', async ({ page }) => {
    for (const path of [paths.emergency, paths.city(company.base.slug)]) {
      await page.goto(path);
      const both = page.locator(':is(#water, .with-side):has(.picture)').first();
      const steps = await boxOf(both.locator('.joints'));
      const drawing = await boxOf(both.locator('.picture'));
      // The pipe does not go on below the last step of a sheet.
      const pipe = await both
        .locator('.joints li')
        .first()
        .evaluate((step) => parseFloat(getComputedStyle(step, '::after').bottom));
      expect.soft(pipe, path).toBeGreaterThan(-4);
      expect.soft(drawing.x, path).toBeGreaterThan(steps.x + steps.width);
    }
  });

  test('EMERG-1 the number to call is the largest of the emergency sheet, at the right of its head', async ({
    page,
  }) => {
    for (const { emergency: path } of sites) {
      await page.goto(path);
      const number = page.locator('.hero-call').getByText(contact.phone, { exact: true });
      const size = await number.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      // 24pt.
      expect.soft(size, path).toBeGreaterThanOrEqual(32);
      // Once, large.
      await expect
        .soft(page.getByRole('banner').getByText(contact.phone).filter({ visible: true }), path)
        .toHaveCount(0);
      const { x } = await boxOf(number);
      for (const words of await page.locator('h1, .page-hero nav + p').all()) {
        const right = await words.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().right;
        });
        expect.soft(right, path).toBeLessThan(x);
      }
      // The steps name it where it is needed.
      await expect.soft(page.locator('.card .btn').filter({ visible: true }), path).toHaveCount(0);
      const steps = page.locator('#water, #sewage').locator('li a', { hasText: contact.phone });
      await expect.soft(steps, path).not.toHaveCount(0);
    }
  });

  test('FAQ-2 the FAQ shows every answer, in two columns and each whole', async ({ page }) => {
    await page.goto(paths.faq);
    await expect(page.locator('.with-index > div')).toHaveCSS('column-count', '2');
    for (const category of await page.locator('.with-index .card').all())
      await expect(category).toHaveCSS('break-inside', 'auto');
    await expect(page.locator('[data-faq]').first()).toHaveCSS('break-inside', 'avoid');
    const answers = page.locator('faq-panel');
    await expect(answers).toHaveCount(faqCategories.flatMap(({ questions }) => questions).length);
    const countHidden = () =>
      answers.evaluateAll(
        (panels) => panels.filter(({ firstElementChild: text }) => !text?.checkVisibility()).length,
      );
    await expect.poll(countHidden).toBe(0);
  });

  test('CALC-1 an estimate is one sheet', async ({ page }) => {
    await page.goto(paths.calculator);
    const { labor } = content('en').pages.calculator;
    await expect(page.getByRole('heading', { name: 'Your estimate' })).toBeVisible();
    for (const rule of [labor.time, labor.materials])
      await expect(page.getByText(rule)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    // The footer is at the end of the sheet, not below the last line.
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(Math.abs(footer.y + footer.height - 1056)).toBeLessThan(2);
    expect(await countSheets(page, 'Letter')).toBe(1);
  });

  test('EMERG-4 the emergency card has the foot of every sheet', async ({ page }) => {
    for (const { offline: path } of sites) {
      await page.goto(path);
      const foot = page.getByRole('contentinfo');
      for (const text of [company.name, contact.phone, company.licenseNumber])
        await expect.soft(foot.getByText(text).filter({ visible: true }), path).toHaveCount(1);
      const { y, height } = await boxOf(foot);
      expect.soft(Math.abs(y + height - 1056), path).toBeLessThan(2);
    }
  });

  test('the detail of a drawing is on screen only', async ({ page }) => {
    const drawn = services.filter(({ slug }) => paths.service(slug) !== paths.emergency);
    for (const { slug } of drawn) {
      await page.goto(paths.service(slug));
      const detail = page.locator('.terms img');
      await expect.soft(detail, slug).toHaveCount(1);
      await expect.soft(detail, slug).toBeHidden();
    }
  });

  test('EMERG-2 the words of a danger are as wide as its box', async ({ page }) => {
    for (const { slug } of services.filter(({ danger }) => danger)) {
      await page.goto(paths.service(slug));
      const box = await boxOf(page.locator('.danger'));
      for (const words of await page.locator('.danger > :is(h2, p:not(.no-print))').all())
        expect.soft((await boxOf(words)).width, slug).toBeGreaterThan(0.9 * box.width);
    }
  });

  test('lines to write on have a label', async ({ page }) => {
    await page.goto(paths.calculator);
    const label = await boxOf(page.getByText(content('en').pages.calculator.notes));
    const rules = await boxOf(page.locator('.labor-prices'));
    expect(label.y).toBeGreaterThanOrEqual(rules.y + rules.height);
  });

  test('leaflets end with lines to write on, which have a label', async ({ page }) => {
    const labels = Object.fromEntries(
      company.languages.map((locale) => [
        pathsIn(locale).city(company.base.slug),
        content(locale).pages.calculator.notes,
      ]),
    );
    const { notes } = content('en').pages.calculator;
    for (const [path, label] of Object.entries({ ...labels, [paths.services]: notes })) {
      await page.goto(path);
      const lines = await page.locator('main').evaluate((main) => {
        const { content: words, backgroundImage, fontSize } = getComputedStyle(main, '::after');
        return { words, backgroundImage, fontSize: parseFloat(fontSize) };
      });
      expect.soft(lines.words, path).toBe(JSON.stringify(label));
      expect.soft(lines.backgroundImage, path).toContain('linear-gradient');
      // 9pt.
      expect.soft(lines.fontSize, path).toBeGreaterThanOrEqual(12);
    }
  });

  test('EMERG-3 the valve card has room for a pen', async ({ page }) => {
    /** 8 mm. */
    const LEAST_PX = (8 * 96) / 25.4;
    await page.goto(paths.valveCard);
    const { card } = content('en').emergency;
    const line = await page.locator('.blank-line').evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return one.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
    });
    expect(line).toBeGreaterThanOrEqual(LEAST_PX);
    const blanks = page.locator('.blanks td:empty');
    expect(await blanks.count()).toBeGreaterThanOrEqual(card.rows.length);
    for (const blank of await blanks.all())
      expect.soft((await boxOf(blank)).height).toBeGreaterThanOrEqual(LEAST_PX);
  });

  test('ANSW-1 the index of answers says where they are', async ({ page }) => {
    for (const locale of company.languages) {
      const path = pathsIn(locale).answers;
      await page.goto(path);
      const words = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading, '::after').content);
      const address = siteAddress.host + path;
      expect(words).toBe(JSON.stringify(fillText(content(locale).answers.printNote, { address })));
    }
  });

  test('marks of lists have one size, in whole pixels', async ({ page }) => {
    const sizes = new Set<string>();
    for (const path of [paths.home, paths.services, paths.privacy]) {
      await page.goto(path);
      const found = await page.locator('.bullets > li').evaluateAll((all) =>
        all.map((one) => {
          const { width, height, borderTopWidth } = getComputedStyle(one, '::before');
          return `${width} ${height} ${borderTopWidth}`;
        }),
      );
      expect(found, path).not.toEqual([]);
      for (const size of found) sizes.add(size);
    }
    expect([...sizes]).toEqual(['4px 4px 2px']);
  });

  test('leaflets have no sheet more than they need, in both languages and on both papers', async ({
    page,
  }) => {
    const sheets = sites.flatMap((at): readonly (readonly [path: string, most: number])[] => [
      [at.home, 2],
      [at.handyman, 2],
      [at.services, 1],
      [at.emergency, 2],
      [at.city(company.base.slug), 2],
      [at.calculator, 1],
      [at.valveCard, 1],
      [at.offline, 1],
      // In the wide letters of the tests: four in others.
      [at.faq, 5],
      [at.answers, 2],
    ]);
    for (const [path, most] of sheets) {
      await page.goto(path);
      for (const format of ['Letter', 'A4'])
        expect.soft(await countSheets(page, format), `${path} ${format}`).toBeLessThanOrEqual(most);
    }
  });

  test('no text is smaller than 7.5pt, and no words lead nowhere', async ({ page }) => {
    const LEAST_PX = (7.5 * 96) / 72;
    for (const path of [
      paths.home,
      paths.handyman,
      paths.emergency,
      paths.city(company.base.slug),
      paths.faq,
      paths.valveCard,
      ...sites.map(({ services }) => services),
    ]) {
      await page.goto(path);
      const main = page.getByRole('main');
      const small = await main.locator(':is(p, li, td, th, dt, dd, h2, h3)').evaluateAll(
        (all, least) =>
          all
            .filter((one) => one.checkVisibility() && one.textContent.trim() !== '')
            .filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
            .map((one) => one.textContent.trim()),
        LEAST_PX,
      );
      expect.soft(small, path).toEqual([]);
      // Other pages, and forms, which nobody can fill in.
      for (const useless of ['p > .link[href*="#"]', 'input', 'form', 'summary.link'])
        await expect.soft(main.locator(useless).filter({ visible: true }), path).toHaveCount(0);
      // A button that calls another number than it shows.
      for (const call of await main.locator('.btn-call').filter({ visible: true }).all())
        await expect.soft(call, path).toContainText(contact.phone);
    }
  });

  test('amounts of the comparison stand below each other', async ({ page }) => {
    test.skip(content('en').handyman === undefined, 'this firm has no handyman work');
    await page.goto(paths.handyman);
    const years = page.locator('.way > td:nth-child(5)');
    await expect(years).not.toHaveCount(0);
    for (const year of await years.all()) await expect(year).toHaveCSS('text-align', 'right');
  });

  test('the list of jobs is whole, with boxes to check', async ({ page }) => {
    test.skip(content('en').handyman === undefined, 'this firm has no handyman work');
    await page.goto(paths.handyman);
    await expect(page.locator('.visit-list')).toHaveCSS('break-inside', 'avoid');
    const box = await page
      .locator('.visit-list .bullets > li')
      .first()
      .evaluate((job) => getComputedStyle(job, '::before').borderWidth);
    expect(box).toBe('1px');
  });

  test('the foot is at the end of the last sheet', async ({ page }) => {
    for (const path of [paths.home, paths.handyman, paths.emergency, paths.faq]) {
      await page.goto(path);
      const { y, height } = await boxOf(page.getByRole('contentinfo'));
      const foot = ABOVE_FOOT_PX + (await boxOf(page.locator('.footer-groups'))).height;
      const remainder = (y + height) % (1056 - foot);
      // Whole sheets without their feet, and the foot of the last.
      expect.soft(Math.abs(remainder - foot), path).toBeLessThan(2);
    }
  });

  test('who answers a Spanish call is in the head, and badges have one line', async ({ page }) => {
    test.skip(!hasLanguage('es'), 'no Spanish is spoken');
    for (const path of [pathsIn('es').emergency, pathsIn('es').handyman]) {
      await page.goto(path);
      const note = page.locator('.hero-call > span > span + span');
      await expect(note).toBeVisible();
      // 8pt.
      const size = await note.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      expect(size, path).toBeGreaterThan(10.6);
    }
    const badges = page.locator('.ways th > span');
    for (const badge of await badges.all()) {
      await expect(badge).toHaveCSS('white-space', 'nowrap');
      const { x, width } = await boxOf(badge);
      const cell = await boxOf(badge.locator('..'));
      expect.soft(x + width).toBeLessThanOrEqual(cell.x + cell.width);
    }
  });
});

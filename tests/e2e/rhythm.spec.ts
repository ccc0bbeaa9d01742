import type { Locator, Page } from '@playwright/test';
import { company, prices } from '#src/queries/content.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { cities, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';
import { hydrateContent } from '#tests/support/islands.ts';
import { brokenNumbers, scaleRoot } from '#tests/support/layout.ts';

const WIDTHS = [320, 360, 390, 480, 768, 1024, 1280];

test('phone numbers and hours are not broken across lines @desktop', async ({ page }) => {
  const translations = company.languages
    .map((locale) => pathsIn(locale))
    .flatMap((at) => [at.home, at.emergency, at.city(company.base.slug)]);
  for (const path of [paths.services, paths.faq, paths.terms, paths.answers, ...translations]) {
    await page.goto(path);
    if (path === paths.faq) await hydrateContent(page);
    await page.evaluate(() => {
      for (const panel of document.querySelectorAll('faq-panel')) panel.removeAttribute('hidden');
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenNumbers(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('each separator of the breadcrumb is on a line with the step that follows @phone', async ({
  page,
}) => {
  for (const at of company.languages.map((locale) => pathsIn(locale)))
    for (const path of [at.handyman, at.city(company.base.slug)].filter(isOfferedLink)) {
      await page.goto(path);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const apart = await page.locator('.breadcrumb li > [aria-hidden]').evaluateAll((all) =>
          all.map((separator) => {
            const range = document.createRange();
            range.selectNodeContents(separator.nextElementSibling ?? separator);
            const [line] = range.getClientRects();
            return Math.round(Number(line?.top) - separator.getBoundingClientRect().top);
          }),
        );
        expect.soft(new Set(apart), `${path}, ${width} px`).toEqual(new Set([0]));
      }
    }
});

/** @returns the color behind an element. */
const groundOf = (element: Locator) =>
  element.evaluate((node) => {
    let at: Element | null = node;
    const isClear = (color: string) => color === 'rgba(0, 0, 0, 0)';
    while (at && isClear(getComputedStyle(at).backgroundColor)) at = at.parentElement;
    return at && getComputedStyle(at).backgroundColor;
  });

test('the breadcrumb and the heading stand on one ground @phone', async ({ page }) => {
  for (const path of [
    paths.services,
    paths.emergency,
    paths.answers,
    paths.login,
    paths.valveCard,
  ].filter(isOfferedLink)) {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    const heading = page.getByRole('heading', { level: 1 });
    expect.soft(await groundOf(heading), path).toBe(await groundOf(trail));
  }
});

test('sections of a service and of the list of services differ in ground from those beside them @desktop', async ({
  page,
}) => {
  const calm = services.filter(({ slug }) => paths.service(slug) !== paths.emergency);
  for (const path of [paths.services, ...calm.map(({ slug }) => paths.service(slug))]) {
    await page.goto(path);
    const grounds = await page
      .locator('main > *')
      .evaluateAll((all) => all.map((section) => getComputedStyle(section).backgroundColor));
    expect(grounds.length).toBeGreaterThan(2);
    for (const [at, ground] of grounds.slice(1).entries())
      expect.soft(ground, `${path}, section ${at + 2}`).not.toBe(grounds[at]);
  }
});

test('EMERG-2 the calls at a smell of gas share a row where they have room @phone', async ({
  page,
}) => {
  const dangerous = services.filter(({ danger }) => danger).map(({ slug }) => paths.service(slug));
  for (const path of [paths.services, ...dangerous]) {
    await page.goto(path);
    // Wide enough for the letters of the tests, as 360 px are for those of phones.
    await page.setViewportSize({ width: 412, height: 740 });
    const tops = await page
      .locator('.danger .btn-quiet')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect.soft(tops.length, path).toBe(2);
    expect.soft(new Set(tops).size, path).toBe(1);
  }
});

/** @returns the bullets that are not level with the first line of their text, with the difference. */
function unevenBullets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.bullets > li, .prose ul > li')].flatMap((item) => {
      const bullet = getComputedStyle(item, '::before');
      const top = item.getBoundingClientRect().top + Number.parseFloat(bullet.top);
      const text = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      const [line] = range.getClientRects();
      if (!line) return [];
      const apart = top + Number.parseFloat(bullet.height) / 2 - (line.top + line.height / 2);
      return Math.abs(apart) > 2 ? [`${apart.toFixed(1)} px: ${item.textContent.trim()}`] : [];
    }),
  );
}

test('HOME-1 bullets are level with the first line of their text, and the hours of home keep their distance from the buttons, without an empty line', async ({
  page,
  isMobile,
}) => {
  for (const path of [paths.handyman, paths.emergency, paths.home].filter(isOfferedLink)) {
    await page.goto(path);
    expect.soft(await unevenBullets(page), path).toEqual([]);
  }
  const hours = page.locator('[data-timetable]');
  const buttons = await boxOf(page.locator('.hero-call').locator('..'));
  const box = await boxOf(hours);
  expect(box.y - buttons.y - buttons.height).toBeGreaterThanOrEqual(8);
  if (isMobile) return;
  const text = await hours.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().height;
  });
  expect(box.height - text).toBeLessThan(10);
});

test('PLAN-2 on wide windows the ways are rows of four columns on one baseline, below the names of these; open, they keep their place @desktop', async ({
  page,
}) => {
  for (const at of company.languages.map((locale) => pathsIn(locale).handyman)) {
    if (!isOfferedLink(at)) continue;
    await page.goto(at);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const measure = () =>
        page.locator('.ways').evaluate((table) => {
          const find = (selector: string) => [...table.querySelectorAll(selector)];
          // Names begin at the start of their column, figures end at its end.
          const edgesOf = (row: Element, cells: readonly string[]) =>
            cells.map((cell, column) => {
              const box = row.querySelector(cell)?.getBoundingClientRect();
              return Math.round(Number(column === 0 ? box?.left : box?.right));
            });
          const baselineOf = (text: Element | null) => {
            const probe = document.createElement('span');
            probe.style.display = 'inline-block';
            text?.prepend(probe);
            const { bottom } = probe.getBoundingClientRect();
            probe.remove();
            return bottom;
          };
          const linesOf = (text: Element) => {
            const range = document.createRange();
            range.selectNodeContents(text.firstChild ?? text);
            return range.getClientRects().length;
          };
          const cells = ['th', 'summary b', 'td:nth-child(3)', 'td:nth-child(4)'];
          const names = [1, 2, 3, 4].map((at) => `th:nth-child(${at})`);
          return {
            header: find('thead tr').flatMap((row) => edgesOf(row, names)),
            rows: find('.way').map((row) => edgesOf(row, cells)),
            // Before how one pays and cancels.
            years: find('.way').map((row) => edgesOf(row, ['th', ':scope > :nth-last-child(3)'])),
            baselines: find('.way').map((row) => {
              const lines = cells.map((cell) => baselineOf(row.querySelector(cell)));
              return Math.max(...lines) - Math.min(...lines);
            }),
            lines: find('summary b, .way > :nth-child(n + 3):nth-last-child(n + 3)').map(linesOf),
          };
        });
      const folded = await measure();
      expect(folded.rows.length).toBeGreaterThan(1);
      for (const edges of folded.rows)
        for (const [column, edge] of edges.entries())
          expect
            .soft(Math.abs(edge - Number(folded.header[column])), `${at}, ${width} px`)
            .toBeLessThan(2);
      expect.soft(Math.max(...folded.baselines), `${at}, ${width} px, baselines`).toBeLessThan(1);

      const toggleAll = () =>
        page.locator('.ways details').evaluateAll((all) => {
          for (const way of all) way.toggleAttribute('open');
        });
      await toggleAll();
      const open = await measure();
      expect.soft(open.rows, `${at}, ${width} px, open`).toEqual(folded.rows);
      for (const [row, years] of open.years.entries())
        expect.soft(years.at(-1), `${at}, ${width} px, years`).toBe(open.rows[row]?.at(-1));
      expect.soft(Math.max(...open.lines), `${at}, ${width} px, lines`).toBe(1);
      await toggleAll();

      // The names of the columns stay, right below the header of the site.
      await page.locator('.ways').evaluate((table) => {
        table.scrollIntoView({ block: 'end', behavior: 'instant' });
      });
      const site = await boxOf(page.getByRole('banner'));
      const columns = await boxOf(page.locator('.ways thead'));
      expect.soft(Math.abs(columns.y - site.height), `${at}, ${width} px`).toBeLessThan(2);
    }
  }
});

test('PLAN-2 the words of a way do not overlap those of its price, in large text either @phone', async ({
  page,
}) => {
  for (const at of company.languages.map((locale) => pathsIn(locale).handyman)) {
    if (!isOfferedLink(at)) continue;
    await page.goto(at);
    for (const [width, scale] of [
      [320, 1],
      [360, 1],
      [360, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await scaleRoot(page, scale);
      const overlaps = await page.locator('.way').evaluateAll((ways) =>
        ways.flatMap((way) => {
          // The boxes of the words: those of the elements are as wide as their line.
          const wordsIn = (part: string) => {
            const found = way.querySelector(part);
            if (!found) return [];
            const walker = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
            const boxes = [];
            while (walker.nextNode()) {
              const range = document.createRange();
              range.selectNodeContents(walker.currentNode);
              boxes.push(range.getBoundingClientRect());
            }
            return boxes.filter(({ width: wide }) => wide > 0);
          };
          const prices = wordsIn('summary');
          return [...wordsIn('th'), ...wordsIn(':scope > :nth-child(3)')].flatMap((words) =>
            prices.every(
              (price) =>
                words.right <= price.left ||
                words.bottom <= price.top + 1 ||
                price.bottom <= words.top + 1,
            )
              ? []
              : [`${way.textContent.slice(0, 20)} at ${words.top}`],
          );
        }),
      );
      expect.soft(overlaps, `${at}, ${width} px, text x ${scale}`).toEqual([]);
    }
  }
});

test('PLAN-2 on the page of the plans, the buttons of the hero share a row, and badges keep their distance @desktop', async ({
  page,
}) => {
  test.skip(!isOfferedLink(paths.handyman));
  await page.goto(paths.handyman);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const buttons = await page.locator('main p:has(> .hero-call) > .btn').evaluateAll((all) =>
      all.map((one) => {
        const { bottom, height, width: wide } = one.getBoundingClientRect();
        return { bottom: Math.round(bottom), height: Math.round(height), wide: Math.round(wide) };
      }),
    );
    expect.soft(new Set(buttons.map(({ bottom }) => bottom)).size, `${width} px`).toBe(1);
    if (width === 768)
      expect.soft(new Set(buttons.map(({ height, wide }) => `${wide} x ${height}`)).size).toBe(1);
    const badges = await page.locator('.ways').evaluate((table) => {
      const find = (selector: string) => [...table.querySelectorAll(selector)];
      const textBoxOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const above = [...find('[scope=rowgroup]').map(textBoxOf), ...find('.way').map(textBoxOf)];
      return find('.plan-badge').map((badge) => {
        const { top } = badge.getBoundingClientRect();
        return Math.min(...above.map(({ bottom }) => top - bottom).filter((gap) => gap > -1));
      });
    });
    for (const gap of badges) expect.soft(gap, `${width} px, badge`).toBeGreaterThanOrEqual(10);
    // The first of them leads: the others are words.
    const grounds = await page
      .locator('.ways .plan-badge')
      .evaluateAll((all) => all.map((badge) => getComputedStyle(badge).backgroundColor));
    const painted = grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)');
    expect.soft(painted.length).toBe(Math.min(1, prices.plans.filter(({ badge }) => badge).length));
  }
});

test('maps have the same corners on home and on a city page @desktop', async ({ page }) => {
  const radiusOf = (selector: string) =>
    page.locator(selector).evaluate((map) => getComputedStyle(map).borderTopLeftRadius);
  await page.goto(paths.city(company.base.slug));
  const radius = await radiusOf('.area-map');
  await page.goto(paths.home);
  expect(await radiusOf(`img[src="${paths.areaMap}"]`)).toBe(radius);
});

test('the pipe of a list without order reaches each ring @desktop', async ({ page }) => {
  const unordered = cities.find(({ answer }) => answer.ordered !== true);
  test.skip(!unordered);
  if (!unordered) return;
  for (const at of company.languages.map((locale) => pathsIn(locale))) {
    await page.goto(at.city(unordered.slug));
    const gaps = await page.locator('.joints-plain > li:not(:last-child)').evaluateAll((items) =>
      items.map((item) => {
        const end = Number.parseFloat(getComputedStyle(item, '::after').bottom);
        return end + Number.parseFloat(getComputedStyle(item, '::before').top);
      }),
    );
    for (const gap of gaps) expect.soft(gap).toBeLessThan(1);
  }
});

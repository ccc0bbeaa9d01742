import type { Page } from '@playwright/test';
import { pictureSize } from '#src/pictures/draw.tsx';
import { company, prices } from '#src/queries/content.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, sections } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { cityOf, services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf } from '#tests/support/geometry.ts';

const WIDTHS = [768, 1024, 1280, 1440, 1920];
/** Height of the ground in the drawing, in units. */
const HOUSE_GROUND = 300;
/** A tablet, and a wide window on a low screen. */
const FIRST_VIEWS = [
  [768, 1024],
  [1280, 720],
] as const;
/** Size of the labels of drawings that are not in the page, in units, and the least size in pixels. */
const LABEL_UNITS = 18;
const MIN_LABEL_PX = 12;
/** Narrowest plan card that has room for a price and its button. */
const MIN_PLAN_PX = 260;

/** @returns the prices, or their units, that take more than one line: '$109 per / month'. */
function wrappedPrices(page: Page): Promise<{ count: number; wrapped: string[] }> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll('main b')].filter(
      ({ textContent, nextSibling }) =>
        textContent.startsWith('$') && (nextSibling?.textContent ?? '').trim() !== '',
    );
    const wrapped = figures.flatMap((figure) => {
      const lines = [figure.firstChild, figure.nextSibling].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text ?? figure);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      return Math.max(...lines) > 1 ? [figure.parentElement?.textContent ?? ''] : [];
    });
    return { count: figures.length, wrapped };
  });
}

/** @returns the steps whose pipe ends elsewhere than at the joint of the next step. */
function looseSteps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const number = (text: string) => Number.parseFloat(text);
    const boxOf = (step: Element, pseudo: '::before' | '::after') => {
      const { left, top } = step.getBoundingClientRect();
      const style = getComputedStyle(step, pseudo);
      const [x, y] = [left + number(style.left), top + number(style.top)];
      const borders = number(style.borderTopWidth) + number(style.borderBottomWidth);
      const sides = number(style.borderLeftWidth) + number(style.borderRightWidth);
      const isWhole = style.boxSizing === 'border-box';
      const [width, height] = [number(style.width), number(style.height)];
      return {
        left: x,
        top: y,
        right: x + width + (isWhole ? 0 : sides),
        bottom: y + height + (isWhole ? 0 : borders),
      };
    };
    const steps = [...document.querySelectorAll('.step')];
    if (steps.length < 2) throw new Error('no steps');
    return steps.slice(0, -1).flatMap((step, at) => {
      const pipe = boxOf(step, '::after');
      const next = steps[at + 1];
      const joint = next && boxOf(next, '::before');
      const touches =
        joint &&
        pipe.left < joint.right &&
        pipe.right >= joint.left - 1 &&
        pipe.top < joint.bottom &&
        pipe.bottom >= joint.top - 1 &&
        pipe.bottom <= joint.bottom &&
        pipe.right <= joint.right;
      return touches ? [] : [`${at + 1}: ${JSON.stringify({ pipe, joint })}`];
    });
  });
}

test.describe('wide windows', { tag: '@desktop' }, () => {
  test.beforeEach(({ allowProblems }) => {
    allowProblems(/404/);
  });

  test('HOME-1, HOME-4, PIC-1 the house, the plans, the prices and the steps of home', async ({
    page,
  }) => {
    await page.goto(paths.home);
    for (const width of [360, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${width} px`;
      expect.soft(await looseSteps(page), `${where}, steps whose pipe leads elsewhere`).toEqual([]);
      const offset = await page.locator('.soil').evaluate((soil) => {
        const pipe = getComputedStyle(soil, '::after');
        const left = soil.getBoundingClientRect().left + Number.parseFloat(pipe.left);
        const middle = left + Number.parseFloat(pipe.borderLeftWidth) / 2;
        const main = soil.closest('main');
        return main && middle - Number.parseFloat(getComputedStyle(main, '::before').left);
      });
      expect.soft(offset, `${where}, the pipe of the hero goes on below`).toBeCloseTo(0, 0);
      if (width === 360) continue;

      const { count, wrapped } = await wrappedPrices(page);
      expect.soft(wrapped, `${where}, prices that take more than one line`).toEqual([]);
      expect(count).toBeGreaterThan(prices.plans.length);

      const boxes = await page
        .locator(`#${sections.pricing} .plans > li`)
        .evaluateAll((found) => found.map((card) => card.getBoundingClientRect().toJSON()));
      for (const row of Map.groupBy(boxes, ({ top }) => top).values()) {
        expect.soft(row.at(-1)?.right, `${where}, plans`).toBeCloseTo(boxes[0]?.right ?? 0, 0);
        expect.soft(row[0]?.width, `${where}, plans`).toBeGreaterThanOrEqual(MIN_PLAN_PX);
      }

      if (width < 1024) {
        const { x, width: drawn } = await boxOf(page.locator('.cutaway'));
        expect.soft(2 * x + drawn, `${where}, the house is in the middle`).toBeCloseTo(width, 0);
        continue;
      }
      for (const part of ['h3 > .icon', 'p']) {
        const tops = await page
          .locator(`.step > ${part}`)
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        expect.soft(new Set(tops).size, `${where}, ${part} of the steps are level`).toBe(1);
      }
      // The ground line of the house crosses the hero, below its words.
      const house = await boxOf(page.locator('.scene .house img'));
      const soil = await boxOf(page.locator('.scene .soil'));
      const ground = house.y + (HOUSE_GROUND / pictureSize('house-plumbing').height) * house.height;
      expect(soil.y, where).toBeCloseTo(ground, 0);
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(heading.y + heading.height, where).toBeLessThan(soil.y);
    }
    // In a low window, one line more of a firm's hours moves it.
    for (const [height, line] of [
      [720, 24],
      [800, 0],
    ] as const) {
      await page.setViewportSize({ width: 1280, height });
      const house = await boxOf(page.locator('.scene .house img'));
      expect.soft(house.y + house.height, `${height} px high`).toBeLessThanOrEqual(height + line);
    }
  });

  test('SERV-3 the text of a service is beside its heading, its points in columns below it, as wide as the page; on phones its facts are one row', async ({
    page,
  }) => {
    const drawn = services.filter(({ slug }) => paths.service(slug) !== paths.emergency);
    for (const { slug } of drawn) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(paths.service(slug));
      const edges = await page.locator('.terms').evaluate((terms) => {
        const { paddingLeft, paddingRight } = getComputedStyle(terms);
        const box = terms.getBoundingClientRect();
        const [start, end] = [
          box.left + Number.parseFloat(paddingLeft),
          box.right - Number.parseFloat(paddingRight),
        ];
        return [...terms.querySelectorAll('section:has(h2)')].map((section) => {
          const rects = [...section.querySelectorAll('p, li')].flatMap((one) => [
            ...one.getClientRects(),
          ]);
          const heading = section.querySelector('h2')?.getBoundingClientRect();
          const isBeside = section.querySelector(':scope > .columns') === null;
          const first = rects[0];
          return {
            starts: Math.round(Number(heading?.left) - start),
            // The columns of text are in use to the last, and none of it is below the heading's drawing.
            holes: Math.round(end - Math.max(...rects.map(({ right }) => right))) > 1,
            level: isBeside
              ? Math.abs(Number(first?.top) - Number(heading?.top)) < 1
              : Number(first?.top) >= Number(heading?.bottom),
          };
        });
      });
      expect(edges.length).toBeGreaterThan(2);
      expect.soft(edges, slug).toEqual(edges.map(() => ({ starts: 0, holes: false, level: true })));
      // Of a tablet, headings have one edge as well.
      await page.setViewportSize({ width: 768, height: 1024 });
      const starts = await page
        .locator('main h2:not([class])')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect.soft(new Set(starts).size, slug).toBe(1);
      // Wide enough for the letters of the tests, as 360 px are for those of phones.
      await page.setViewportSize({ width: 412, height: 740 });
      const tops = await page
        .locator('.hero-facts > *')
        .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
      expect.soft(new Set(tops).size, slug).toBe(1);
    }
  });

  test('SERV-1 on the list of services, both dangers and the parts of the cards of a row are level', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(paths.services);
    const topsOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    for (const [part, rows] of [
      ['h2', 1],
      ['p', 2],
      ['p > .btn', 1],
    ] as const)
      expect.soft(new Set(await topsOf(`.halves > .bg-emergency > ${part}`)).size, part).toBe(rows);
    for (const part of ['h3', 'p', 'ul', 'b'])
      expect.soft(new Set(await topsOf(`.numbered ${part}`)).size, part).toBe(2);
  });

  test('PLAN-1, CITY-4 what something costs in a city is one row, as wide as the page, with its figures level', async ({
    page,
  }) => {
    await page.goto(paths.city(company.base.slug));
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const offers = await page.locator('.offer').evaluateAll((all) =>
        all.map((offer) => {
          const { left, right } = offer.getBoundingClientRect();
          const { paddingLeft } = getComputedStyle(offer);
          const card = offer.querySelector(':scope > .card');
          const box = card?.getBoundingClientRect();
          // The lower edge of an empty inline block is on the baseline.
          const figures = [...(card?.children ?? [])].map((cell) => {
            const probe = document.createElement('span');
            probe.style.display = 'inline-block';
            (cell.querySelector('b') ?? cell.lastElementChild)?.prepend(probe);
            const { bottom } = probe.getBoundingClientRect();
            probe.remove();
            return bottom;
          });
          const beside = Number.parseFloat(paddingLeft);
          return {
            gaps: [Number(box?.left) - left - beside, right - beside - Number(box?.right)],
            spread: Math.max(...figures) - Math.min(...figures),
          };
        }),
      );
      const where = `${width} px`;
      expect(offers.length, where).toBeGreaterThan(0);
      for (const { gaps, spread } of offers) {
        expect.soft(Math.max(...gaps.map(Math.abs)), where).toBeLessThan(1);
        expect.soft(spread, where).toBeLessThan(1);
      }
    }
  });

  test('PIC-2, CITY-4 the drawing of a service and the map of a city are beside the heading', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { slug } = cityOf(company.base.slug);
    const drawn = services.filter(({ slug: each }) => paths.service(each) !== paths.emergency);
    for (const path of [paths.city(slug), ...drawn.map((service) => paths.service(service.slug))]) {
      await page.goto(path);
      const kind = path === paths.city(slug) ? '.area-map' : '.picture';
      const drawing = page.locator(`main ${kind}`).filter({ visible: true });
      await expect(drawing, path).toHaveCount(1);
      const image = drawing.and(page.locator('img')).or(drawing.locator('img'));
      const box = await boxOf(drawing);
      const heading = page.getByRole('heading', { level: 1 });
      expect(box.x, path).toBeGreaterThan((await boxOf(heading)).x + 400);
      expect(box.y, path).toBeLessThan(400);
      if (kind === '.picture') {
        // The list beside it leaves no hole below either.
        const signs = await boxOf(page.locator('.with-list > [aria-labelledby=call-when]'));
        const apart = signs.y + signs.height - box.y - box.height;
        expect.soft(Math.abs(apart), path).toBeLessThan(150);
      }

      await test.step('in tablets and low windows, their end is in the first view, their labels are readable and heading and buttons are not squeezed', async () => {
        for (const [width, height] of FIRST_VIEWS) {
          await page.setViewportSize({ width, height });
          const where = `${path}, ${width} x ${height} px`;
          const seen = await boxOf(drawing);
          expect.soft(seen.y + seen.height, where).toBeLessThanOrEqual(height);
          expect.soft(seen.width, where).toBeLessThan(width / 2);
          const labelPx = await image.evaluate(
            (img, units) => (units * img.clientWidth) / Number(img.getAttribute('width')),
            LABEL_UNITS,
          );
          expect.soft(labelPx, where).toBeGreaterThanOrEqual(MIN_LABEL_PX);
          const lines = await heading.evaluate(
            (node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
          );
          expect.soft(Math.round(lines), where).toBeLessThanOrEqual(2);
          const tops = await page
            .locator('main p:has(> .hero-call) > .btn')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
          expect.soft(new Set(tops).size, where).toBe(1);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    }
  });

  test('HEAD-5 of the call buttons in the first view, that of the page alone has the color of calls', async ({
    page,
  }) => {
    const dangerous = services
      .filter(({ danger }) => danger)
      .map(({ slug }) => paths.service(slug));
    for (const path of [
      paths.home,
      paths.emergency,
      paths.city(company.base.slug),
      missing.page,
      ...dangerous,
    ]) {
      await page.goto(path);
      for (const [width, height] of FIRST_VIEWS) {
        await page.setViewportSize({ width, height });
        const called = page
          .locator('header .btn-call, .hero-call, .danger .btn-call')
          .filter({ visible: true });
        await expect(called, path).toHaveCount(1);
        await expect(called, path).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('AUTH-1 the hills of the login are below its text, and the form is beside it', async ({
    page,
  }) => {
    test.skip(!company.memberLogin);
    await page.goto(paths.login);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const text = await boxOf(page.locator('.login > :last-child'));
      const hills = await boxOf(page.locator('.login-hills'));
      expect.soft(hills.y, `${width} px`).toBeGreaterThanOrEqual(text.y + text.height);
      if (width === 360) continue;
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      const form = await boxOf(page.locator('[data-login]'));
      expect.soft(form.x, `${width} px`).toBeGreaterThanOrEqual(heading.x + heading.width);
      // Its top is level with the heading, and it stands in front of the hills.
      expect.soft(Math.abs(form.y - heading.y), `${width} px`).toBeLessThan(8);
      const ground = await boxOf(page.locator('.login-ground'));
      expect.soft(form.y + form.height, `${width} px`).toBeLessThan(ground.y);
    }
  });

  test('the pipe of a page leaves the header, keeps clear of its content, fills only where motion is welcome, and ends in a valve', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(paths.services);
    await test.step('PIC-1 on the list of services the house is beside the heading, its list below the buttons', async () => {
      const house = await boxOf(page.locator('.house .picture'));
      const list = await boxOf(page.locator('.house ol'));
      const buttons = await boxOf(page.locator('.hero-call').locator('..'));
      expect(list.y).toBeGreaterThanOrEqual(buttons.y + buttons.height);
      expect(list.x + list.width).toBeLessThanOrEqual(house.x);
      expect(list.y + list.height).toBeCloseTo(house.y + house.height, 0);
    });

    const pipe = () =>
      page.getByRole('main').evaluate((main) => {
        const { left, width, scale, animationName } = getComputedStyle(main, '::before');
        const narrowed = scale === 'none' ? 1 : Number.parseFloat(scale);
        const [middle, half] = [Number.parseFloat(left), (Number.parseFloat(width) / 2) * narrowed];
        return { left: middle - half, right: middle + half, animationName };
      });
    /** The left edges of the valve and the joints, of which nothing is outside the window. */
    const edges = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.site-footer, main h2:not([class])')].map((element) => {
          const { left, width, scale, translate } = getComputedStyle(element, '::before');
          // Joints are placed in the box of main, as the valve is in that of the footer.
          const size = Number.parseFloat(width);
          const middle =
            Number.parseFloat(left) + size * (0.5 + Number.parseFloat(translate) / 100);
          return middle - (size / 2) * Number(scale === 'none' ? 1 : scale);
        }),
      );
    for (const width of [320, 360, 412, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      for (const edge of await edges()) expect(edge, `${width} px`).toBeGreaterThanOrEqual(0);
      const content = await page.locator('main h2').first().boundingBox();
      const { left, right, animationName } = await pipe();
      expect(left, `${width} px`).toBeGreaterThan(0);
      // Space beside it: the gutter of a phone is narrow.
      const space = width < 640 ? 8 : 12;
      expect(right, `${width} px`).toBeLessThanOrEqual((content?.x ?? 0) - space);
      expect(animationName).toBe('fill');
    }
    for (const path of [
      paths.services,
      paths.emergency,
      paths.city(company.base.slug),
      paths.login,
      missing.page,
      missing.city,
    ].filter(isOfferedLink)) {
      await page.goto(path);
      const top = await page.getByRole('main').evaluate((main) => {
        const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom;
        const start = main.getBoundingClientRect().top;
        return start + Number.parseFloat(getComputedStyle(main, '::before').top) - Number(header);
      });
      expect.soft(top, `${path}, below the header`).toBeLessThanOrEqual(0);
    }
    const valve = await page.getByRole('contentinfo').evaluate((footer) => {
      const end = getComputedStyle(footer, '::before');
      const pipe = getComputedStyle(
        footer.ownerDocument.getElementById('main') ?? footer,
        '::before',
      );
      // Both are moved by half of their width.
      const middle = ({ left }: CSSStyleDeclaration) => Number.parseFloat(left);
      const aboveFooter = Math.round(Number.parseFloat(end.bottom) - footer.clientHeight);
      return { offset: middle(end) - middle(pipe), aboveFooter };
    });
    expect(valve.offset).toBe(0);
    expect(valve.aboveFooter).toBeGreaterThanOrEqual(0);
    expect(valve.aboveFooter).toBeLessThan(40);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await pipe()).animationName).toBe('none');
  });

  test('the prices of a city and the steps of the handyman', async ({ page }) => {
    await page.goto(paths.city(company.base.slug));
    for (const width of [320, 360, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      const { count, wrapped } = await wrappedPrices(page);
      expect.soft(wrapped, `${width} px`).toEqual([]);
      const below = await page
        .locator('[aria-labelledby=handyman-plans] li')
        .evaluateAll((rows) =>
          rows
            .map((row) => [...row.children].map((part) => part.getBoundingClientRect()))
            .filter(([plan, price]) => Number(price?.top) >= Number(plan?.bottom)),
        );
      // In wide windows the plans are a row, with their prices level (PLAN-1, CITY-4 above).
      if (width < 768) expect.soft(below, `${width} px, prices below their plan`).toEqual([]);
      expect(count).toBeGreaterThan(prices.plans.length);
    }
    if (!isOfferedLink(paths.handyman)) return;
    await page.goto(paths.handyman);
    for (const width of [360, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await looseSteps(page), `${width} px`).toEqual([]);
    }
  });
});

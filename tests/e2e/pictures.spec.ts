import { DETAIL } from '#src/pictures/detail.tsx';
import { marks } from '#src/pictures/house.tsx';
import { PICTURE_WIDTH } from '#src/pictures/frame.tsx';
import { pictureSize } from '#src/pictures/draw.tsx';
import { pictureNames } from '#src/schemas/pictures.ts';
import { company } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { services } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf, layoutShifts } from '#tests/support/geometry.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

const addresses = new Set(pictureNames.map(paths.picture));
const TOUCH_TARGET = 44;
const SMALLEST_LABEL = 14;
/** Space at the left and the right edge, in units. */
const SMALLEST_MARGIN = 2;
/** A detail is 8 to 5. */
const DETAIL_HEIGHT = (PICTURE_WIDTH * 5) / 8;
/** Width of a picture in a window of 320 px, and in a wide one. */
const WIDTHS = [288, 480];

for (const locale of company.languages)
  test(`PIC-3 the labels of the drawings are readable (${locale}) @desktop`, async ({ page }) => {
    for (const name of pictureNames) {
      const path = pathsIn(locale).picture(name);
      await page.goto(path);
      const views = await page.locator('view').evaluateAll((all) => all.map(({ id }) => id));
      const detail = { view: `#${DETAIL}`, height: DETAIL_HEIGHT, words: `.${DETAIL} tspan` };
      const whole = { view: '', height: pictureSize(name).height, words: 'tspan, .mark' };
      for (const [{ view, height, words }, width] of [
        whole,
        ...(views.includes(DETAIL) ? [detail] : []),
      ].flatMap((each) => WIDTHS.map((width) => [each, width] as const))) {
        const scale = width / PICTURE_WIDTH;
        await page.setViewportSize({ width, height: Math.ceil(height * scale) });
        await page.goto(path + view);
        const sizes = await page
          .locator('text')
          .evaluateAll((nodes) =>
            nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
          );
        const shown = page.locator(words).filter({ visible: true });
        const boxes = await shown.evaluateAll((nodes) =>
          nodes.map((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return { text: node.textContent, left, right, top, bottom };
          }),
        );
        const edge = SMALLEST_MARGIN * scale;
        const outside = boxes.filter(
          (box) =>
            box.left < edge ||
            box.right > width - edge ||
            box.top < 0 ||
            box.bottom > height * scale,
        );
        // The boxes of lines contain some space above and below the letters.
        const overlapping = boxes.flatMap((a, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (b) =>
                Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.25 * (a.bottom - a.top),
            )
            .map((b) => `${a.text} / ${b.text}`),
        );
        const small = sizes.filter((size) => size * scale < SMALLEST_LABEL);
        expect.soft(boxes, path + view).not.toEqual([]);
        expect.soft({ path, view, width, outside, overlapping, small }).toEqual({
          path,
          view,
          width,
          outside: [],
          overlapping: [],
          small: [],
        });
      }
    }
  });

test('PIC-1 the marks of the house are links to the services', async ({ page, isMobile }) => {
  await page.goto(paths.home);
  const house = page.locator('.house').filter({ visible: true });
  await expect(house.getByRole('link')).toHaveText(services.map(({ title }) => title));
  const image = house.getByRole('img');
  for (const { slug, x, y } of marks) {
    await image.scrollIntoViewIfNeeded();
    const box = await image.boundingBox();
    if (!box) throw new Error('no picture');
    const scale = box.width / PICTURE_WIDTH;
    // Corners of the target around the mark.
    const hrefs = await page.evaluate(
      ([left, top, reach]) =>
        [-1, 1].map((side) =>
          document
            .elementFromPoint(left + side * reach, top + side * reach)
            ?.closest('a')
            ?.getAttribute('href'),
        ),
      [box.x + x * scale, box.y + y * scale, TOUCH_TARGET / 2 - 2] as const,
    );
    expect(hrefs, slug).toEqual([paths.service(slug), paths.service(slug)]);
  }

  await test.step('it is in the hero of wide windows and below the services on phones', async () => {
    await expect(house).toHaveCount(1);
    const followsServices = await house.evaluate(
      (figure) =>
        figure.compareDocumentPosition(document.querySelector('main .card') ?? figure) ===
        Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(followsServices).toBe(isMobile);
  });
  if (isMobile) return;

  await test.step('a mark and a link of it show the pointer; focus leaves the numbers whole', async () => {
    const mark = house.locator('rect').first();
    const link = house.getByRole('link').first();
    await expect(mark).toHaveCSS('fill', 'none');
    await mark.hover();
    await expect(mark).not.toHaveCSS('fill', 'none');
    await expect(link).toHaveCSS('text-decoration-thickness', 'auto');
    await link.hover();
    await expect(link).toHaveCSS('text-decoration-thickness', '2px');
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(link).toHaveCSS('outline-offset', '0px');
  });
});

test('PIC-3 pictures arrive late without a layout shift, and a picture of the whole page has them all', async ({
  page,
}) => {
  // tests/build/pictures.test.ts checks that every picture has its size and loads late.
  for (const path of [paths.home, paths.city(company.base.slug)]) {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const address = new URL(request.url()).pathname;
      if (addresses.has(address)) fetched.add(address);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { height } = await boxOf(page.locator('body'));
    await scrollThrough(page);
    await expect.poll(() => fetched.size, path).toBe(1);
    expect(await layoutShifts(page), path).toEqual([]);
    expect((await boxOf(page.locator('body'))).height, path).toBeCloseTo(height, 0);
    const images = page.locator('img').filter({ visible: true });
    const skipped = await images.evaluateAll((all) =>
      all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })),
    );
    expect(skipped, path).toEqual([]);
  }
});

test('PIC-3 a part of a file has a ratio of its own: Safari would give it that of the whole file @desktop', async ({
  page,
}) => {
  for (const path of [
    paths.home,
    paths.emergency,
    ...services.map(({ slug }) => paths.service(slug)),
  ]) {
    await page.goto(path);
    const parts = page.locator('main img[src*="#"]').filter({ visible: true });
    const stretched = await parts.evaluateAll(async (all) => {
      const found: string[] = [];
      for (const one of all) {
        const src = one.getAttribute('src') ?? '';
        const whole = new Image();
        [whole.src = ''] = src.split('#');
        await whole.decode();
        const { width, height } = one.getBoundingClientRect();
        const isWhole =
          Math.abs((width / height) * (whole.naturalHeight / whole.naturalWidth) - 1) < 0.02;
        if (!isWhole && getComputedStyle(one).aspectRatio.startsWith('auto')) found.push(src);
      }
      return found;
    });
    expect(stretched, path).toEqual([]);
  }
});

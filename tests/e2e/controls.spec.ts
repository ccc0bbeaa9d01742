import type { Locator, Page } from '@playwright/test';
import { territory } from '#src/queries/content.ts';
import { paths, sections } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { center } from '#tests/support/geometry.ts';
import { templates } from '#tests/support/sampling.ts';

/** Buttons of every look, on every background. */
const BUTTONS: readonly (readonly [what: string, path: string, find: (page: Page) => Locator])[] = [
  ['call', paths.home, (page) => page.locator('main .btn-call').first()],
  ['primary', paths.home, (page) => page.locator('main .btn-primary').first()],
  ['quiet on the hero', paths.home, (page) => page.locator('main .btn-quiet').first()],
  ['quiet on a card', paths.home, (page) => page.locator('.card .btn-quiet').first()],
  [
    'quiet on tinted ground',
    paths.home,
    (page) => page.locator(`#${sections.pricing} .btn-quiet`).last(),
  ],
  ['quiet on the page', paths.services, (page) => page.locator('main .btn-quiet').first()],
];

/** Pixels of the padding of a button, without its text and edge. */
async function padding(page: Page, button: Locator): Promise<string> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not drawn');
  const clip = { x: box.x + 6, y: box.y + box.height / 2, width: 4, height: 4 };
  return (await page.screenshot({ clip })).toString('base64');
}

test('buttons look different at rest, under the pointer and pressed, and those of one size have the same padding @desktop', async ({
  page,
}) => {
  await page.goto(paths.home);
  const paddings = await page
    .locator('main .btn:not(.btn-small):visible')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).paddingInline));
  expect(paddings.length).toBeGreaterThan(3);
  expect([...new Set(paddings)]).toHaveLength(1);

  for (const [what, path, find] of BUTTONS) {
    if (!page.url().endsWith(path)) await page.goto(path);
    const button = find(page);
    await center(button);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.mouse.move(0, 0);
      const rest = await padding(page, button);
      await button.hover();
      const hovered = await padding(page, button);
      await page.mouse.down();
      const pressed = await padding(page, button);
      expect.soft(new Set([rest, hovered, pressed]).size, `${what}, ${colorScheme}`).toBe(3);
      // Elsewhere, so that the link is not followed.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  }
});

test('red is the color of emergencies alone @desktop', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  for (const { kind, path } of templates) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const reds = await page.evaluate(() => {
        const isRed = (color: string) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(
            Number,
          );
          return alpha > 0 && red > 100 && red > 2 * Math.max(green, blue);
        };
        const paints = (element: Element) => {
          const style = getComputedStyle(element);
          const { color, backgroundColor, borderTopColor, borderLeftColor, fill, stroke } = style;
          return [color, backgroundColor, borderTopColor, borderLeftColor, fill, stroke];
        };
        return [...document.querySelectorAll('body *')]
          .filter((element) => paints(element).some(isRed))
          .map((element) => ({
            isEmergency: element.closest('.bg-emergency') !== null || element.matches('.urgent'),
            text: element.outerHTML.slice(0, 80),
          }));
      });
      expect(reds.length, `${kind}, ${colorScheme}`).toBeGreaterThan(0);
      expect
        .soft(
          reds.filter(({ isEmergency }) => !isEmergency),
          `${kind}, ${colorScheme}`,
        )
        .toEqual([]);
    }
  }
});

test(
  'forced colors keep the red bands, the badges and the pipes, and no map behind words',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(paths.home);
    const bands = page.locator('.bg-emergency:visible, .plan-badge');
    expect(await bands.count()).toBeGreaterThan(2);
    for (const band of await bands.all()) {
      await expect(band).toHaveCSS('outline-style', 'solid');
      await expect(band).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
    }
    // An icon has the color of the words beside it.
    const colored = await page
      .locator('.icon, .pipe')
      .evaluateAll(
        (all) =>
          all.filter(
            (icon) =>
              icon.parentElement &&
              getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
          ).length,
      );
    expect(colored).toBe(0);
    // Hills of the light theme, behind the words of any theme, and the map, behind the names of cities.
    await expect(page.locator('.range')).toBeHidden();
    await expect(page.locator('.areas-map')).not.toHaveCSS('position', 'absolute');
    for (const [path, joints] of [
      [paths.home, '.step'],
      [paths.city(territory.defaultCity), '.joints li'],
    ] as const) {
      await page.goto(path);
      // Backgrounds become the color of the page.
      const edges = await page.locator(joints).evaluateAll((steps) =>
        steps.slice(0, -1).map((step) => {
          const { borderTopWidth, borderLeftWidth } = getComputedStyle(step, '::after');
          return Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderLeftWidth));
        }),
      );
      expect(Math.min(...edges), path).toBeGreaterThan(2);
    }
  },
);

import type { Page } from '@playwright/test';
import { content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf, center, layoutShifts, pixelsBelowHeader } from '#tests/support/geometry.ts';
import { delayScripts, islandOf } from '#tests/support/islands.ts';
import { disableCssFeature } from '#tests/support/other-browsers.ts';

const { answers, pages } = content('en');

const [firstCategory, secondCategory] = faqCategories;
const questions = faqCategories.flatMap((category) => category.questions);
const [shown, first, second, third] = firstCategory?.questions ?? [];
const other = secondCategory?.questions[1];
if (!shown || !first || !second || !third || !other)
  throw new Error('Expected two categories and four questions');

const trigger = (page: Page, { question }: { question: string }) =>
  page.getByRole('button', { name: question, exact: true });
const answer = (page: Page, { id }: { id: string }) => page.locator(`[id="${id}"]`);

const indexOf = (page: Page) =>
  page.getByRole('navigation', { name: pages.faq.index, exact: true });

/** A hash opens a hidden answer by the same event as find-in-page: beforematch. */
const find = (page: Page, { id }: { id: string }) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, id);

/** Opens /faq and waits until the first category is hydrated. */
async function openHydrated(page: Page): Promise<void> {
  await page.goto(paths.faq);
  await center(trigger(page, second ?? other ?? { question: '' }));
  await expect(islandOf(trigger(page, first ?? { question: '' }))).not.toHaveAttribute('ssr');
}

test('FAQ-1, FAQ-2 the way to a question', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page);

  await test.step('FAQ-2 hydration causes no layout shift', async () => {
    expect(await layoutShifts(page)).toEqual([]);
  });

  await test.step('FAQ-1 the very first answer is open', async () => {
    for (const question of questions) {
      const isOpen = question === shown;
      await expect(trigger(page, question)).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(answer(page, question)).toBeVisible({ visible: isOpen });
    }
  });

  await test.step('FAQ-1 the index leads to each category', async () => {
    const links = indexOf(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(
      faqCategories.map(({ title, questions: of }) => `${title}\u00a0${of.length}`),
    );
    const search = page.getByRole('textbox', { name: pages.faq.ask.label, exact: true });
    await expect(search.locator('xpath=ancestor::form')).toHaveAttribute('action', paths.answers);
    for (const { title } of faqCategories.slice(1)) {
      await links.filter({ hasText: title }).click();
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
      await expect(heading).toBeInViewport();
      await expect.poll(() => pixelsBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('FAQ-2 a link with the id of a question opens it and scrolls it below the header', async () => {
    await page.goto('about:blank');
    await page.goto(`${paths.faq}#${other.id}`);
    await expect(answer(page, other)).toBeVisible();
    await expect(trigger(page, other)).toBeInViewport();
    await expect(trigger(page, other)).toHaveAttribute('aria-expanded', 'true');
    await expect
      .poll(() => pixelsBelowHeader(page, trigger(page, other)))
      .toBeGreaterThanOrEqual(0);
    const itself = answer(page, other).getByRole('link', { name: 'Link to this question' });
    await expect(itself).toHaveAttribute('href', `#${other.id}`);
    await page.goto(`${paths.faq}#${first.id}`);
    await expect(answer(page, first)).toBeVisible();
    await expect(trigger(page, first)).toHaveAttribute('aria-expanded', 'true');
  });
});

test('FAQ-1, FAQ-2 answers on a phone @phone', async ({ page }) => {
  await openHydrated(page);

  await test.step('FAQ-1 one answer per category is open, and closes again', async () => {
    await expect(answer(page, shown)).toBeVisible();
    await trigger(page, first).click();
    await expect(answer(page, first)).toBeVisible();
    await expect(answer(page, shown)).toBeHidden();
    await trigger(page, second).click();
    await expect(answer(page, second)).toBeVisible();
    await expect(answer(page, first)).toBeHidden();
    await trigger(page, other).click();
    await expect(answer(page, other)).toBeVisible();
    await expect(answer(page, second)).toBeVisible();
    await trigger(page, second).click();
    await expect(answer(page, second)).toBeHidden();
    await expect(trigger(page, second)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('FAQ-1 exposes headings, buttons and the open region to screen readers', async () => {
    await trigger(page, first).click();
    await expect(answer(page, first)).toBeVisible();
    const section = page.getByRole('region', { name: firstCategory?.title ?? '', exact: true });
    await expect(section).toMatchAriaSnapshot(`
      - heading "${firstCategory?.title}" [level=2]
      - heading "${shown.question}" [level=3]:
        - button "${shown.question}"
      - heading "${first.question}" [level=3]:
        - button "${first.question}" [expanded]
      - region "${first.question}"
      - heading "${second.question}" [level=3]:
        - button "${second.question}"
    `);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('FAQ-2 opening an answer does not move its question', async () => {
    await center(trigger(page, second));
    const before = await boxOf(trigger(page, second));
    await trigger(page, second).click();
    await expect(answer(page, first)).toBeHidden();
    expect(Math.abs((await boxOf(trigger(page, second))).y - before.y)).toBeLessThanOrEqual(1);
  });

  await test.step('FAQ-1 an answer opened by find-in-page closes the open one', async () => {
    await find(page, third);
    await expect(answer(page, third)).toBeVisible();
    await expect(answer(page, second)).toBeHidden();
    await expect(trigger(page, third)).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger(page, second)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('FAQ-1, FAQ-2 answers on the desktop @desktop', async ({ page }) => {
  await test.step('the search button has its word, and what to do first is above the search', async () => {
    await page.goto(paths.faq);
    const search = page.locator('search');
    const word = search.getByRole('button').getByText(answers.link, { exact: true });
    expect((await boxOf(word)).width).toBeGreaterThan(50);
    const first = page.getByRole('main').getByText(pages.faq.intro.split('{')[0] ?? '');
    const { y, height } = await boxOf(first);
    expect(y + height).toBeLessThan((await boxOf(search)).y);
  });

  await test.step('the call link of the emergencies is between their heading and first question', async () => {
    const group = page.locator('section', { has: page.locator('.urgent') });
    const call = group.locator(`a[href="${contact.call}"]`).first();
    const { y, height } = await boxOf(call);
    expect(y).toBeGreaterThan((await boxOf(group.getByRole('heading').first())).y);
    expect(y + height).toBeLessThanOrEqual((await boxOf(group.getByRole('button').first())).y);
  });

  await test.step('on a tablet, the drawing is below the heading and beside the search', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const [drawing, field] = [
      await boxOf(page.locator('.faq-picture img')),
      await boxOf(page.locator('search').getByRole('textbox')),
    ];
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(drawing.y).toBeGreaterThan(heading.y + heading.height);
    expect(drawing.x).toBeGreaterThan(field.x + field.width);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await openHydrated(page);

  await test.step('FAQ-1 supports the keys of the ARIA accordion pattern', async () => {
    await trigger(page, first).press('Enter');
    await expect(answer(page, first)).toBeVisible();
    await trigger(page, first).press('Space');
    await expect(answer(page, first)).toBeHidden();
    await expect(async () => {
      await trigger(page, first).press('ArrowDown');
      await expect(trigger(page, second)).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('ArrowUp');
    await expect(trigger(page, first)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(trigger(page, shown)).toBeFocused();
  });

  await test.step('FAQ-1 the index stays beside the answers on a wide window', async () => {
    const last = trigger(page, faqCategories.at(-1)?.questions[0] ?? first);
    await center(last);
    await expect(indexOf(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
    const [side, question] = [await boxOf(indexOf(page)), await boxOf(last)];
    expect(side.x + side.width).toBeLessThan(question.x);
    await expect.poll(() => pixelsBelowHeader(page, indexOf(page))).toBeGreaterThanOrEqual(0);
  });

  await test.step('FAQ-2 a text fragment in a closed answer opens it', async () => {
    const sentences = third.answer.split(/[.:\n]/).map((sentence) => sentence.trim());
    const longest = sentences.toSorted((a, b) => b.length - a.length)[0] ?? '';
    await page.goto('about:blank');
    await page.goto(`${paths.faq}#:~:text=${encodeURIComponent(longest)}`);
    await expect(answer(page, third)).toBeVisible();
    await expect(trigger(page, third)).toHaveAttribute('aria-expanded', 'true');
  });
});

test('FAQ-1, FAQ-2 before hydration, a tap and find-in-page open an answer and close the open one, and hydration keeps that @phone', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(paths.faq);
  await expect(trigger(page, second)).toHaveAttribute('aria-expanded', 'false');
  await trigger(page, first).click();
  await expect(answer(page, first)).toBeVisible();
  await expect(trigger(page, first)).toHaveAttribute('aria-expanded', 'true');
  await trigger(page, second).click();
  await expect(answer(page, first)).toBeHidden();
  await find(page, third);
  await expect(answer(page, third)).toBeVisible();
  await expect(answer(page, second)).toBeHidden();
  await expect(trigger(page, third)).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger(page, second)).toHaveAttribute('aria-expanded', 'false');
  await expect(islandOf(trigger(page, first))).toHaveAttribute('ssr');
  release();
  await expect(islandOf(trigger(page, first))).not.toHaveAttribute('ssr');
  await expect(answer(page, third)).toBeVisible();
  await expect(answer(page, second)).toBeHidden();
  await trigger(page, third).click();
  await expect(answer(page, third)).toBeHidden();
  await expect(trigger(page, third)).toHaveAttribute('aria-expanded', 'false');
});

test('FAQ-1 hydration leaves one answer per category open when two were open before @desktop', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(paths.faq);
  await trigger(page, first).click();
  await answer(page, second).evaluate((node) =>
    node.closest('faq-panel')?.removeAttribute('hidden'),
  );
  release();
  await expect(islandOf(trigger(page, first))).not.toHaveAttribute('ssr');
  await expect(answer(page, first)).toBeVisible();
  await expect(answer(page, second)).toBeHidden();
});

test('FAQ-1 hydration measures no element: each time would be a layout @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      performance.mark('measured', { detail: this.outerHTML });
      return measure.call(this);
    };
  });
  await page.goto(paths.faq);
  await expect(islandOf(trigger(page, first))).not.toHaveAttribute('ssr');
  const measured = await page.evaluate(() =>
    performance.getEntriesByName('measured').map((entry) => 'detail' in entry && entry.detail),
  );
  expect(measured).toEqual([]);
});

test.describe('a browser without content-visibility', { tag: '@desktop' }, () => {
  test.use({ bypassCSP: true });

  test('FAQ-1 hides closed answers', async ({ page }) => {
    await disableCssFeature(page, 'content-visibility');
    const release = await delayScripts(page);
    await page.goto(paths.faq);
    const panel = page.locator('faq-panel').nth(1);
    await expect(panel).toHaveCSS('display', 'none');
    await trigger(page, first).click();
    await expect(answer(page, first)).toBeVisible();
    await trigger(page, first).click();
    await expect(panel).toHaveCSS('display', 'none');
    release();
  });
});

test('FAQ-2 shows every answer without script @no-script', async ({ page }) => {
  await page.goto(paths.faq);
  for (const question of questions) await expect(answer(page, question)).toBeVisible();
  // Visible answers must not be announced as collapsed.
  await expect(page.getByRole('main').locator('[aria-expanded]')).toHaveCount(0);
});

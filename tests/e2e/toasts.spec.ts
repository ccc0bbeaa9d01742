// cspell:ignore Cerrar
import type { Page } from '@playwright/test';
import { paths } from '#src/routes/paths.ts';
import type { Toast } from '#src/islands/shared/toasts.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/fixtures.ts';

/** Shows a toast by the event that islands dispatch. */
const show = (page: Page, toast: Toast) =>
  page.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent('site:toast', { detail }));
  }, toast);

/** Opens a page with a paused clock, in a browser without ARIA reflection (Firefox before 119). */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['role', 'ariaAtomic', 'ariaLabel'])
      Reflect.deleteProperty(Element.prototype, name);
  });
  await page.clock.install({ time: 0 });
  await page.goto(paths.faq);
  await page.clock.pauseAt(60_000);
}

test('AUTH-7 shows at most the three newest toasts, without axe violations @phone', async ({
  page,
}) => {
  await openWithPausedClock(page);
  for (const text of ['First', 'Second', 'Third', 'Fourth']) {
    await show(page, { text, tone: 'status' });
  }
  await show(page, { text: 'Fifth', points: ['A reason'], tone: 'alert' });
  const toasts = page.locator('[data-toasts]');
  await expect(toasts.getByRole('button', { name: 'Dismiss' })).toHaveCount(3);
  await expect(toasts.getByRole('status').getByRole('paragraph')).toHaveText(['Third', 'Fourth']);
  await expect(toasts.getByRole('alert').getByRole('paragraph')).toHaveText(['Fifth']);
  await expect(toasts.getByRole('alert').getByRole('listitem')).toHaveText(['A reason']);
  // Axe needs a running clock.
  await page.clock.resume();
  expect(await axeViolations(page)).toEqual([]);
});

test('AUTH-7 shows a toast for four to five seconds, without hover and focus @desktop', async ({
  page,
}) => {
  await openWithPausedClock(page);
  const toast = page.getByText('Saved for later');
  const button = page.getByRole('button', { name: 'Dismiss' });
  await show(page, { text: 'Saved for later', tone: 'status' });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);

  await test.step('hover or focus pauses its timer', async () => {
    await show(page, { text: 'Saved for later', tone: 'status' });
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await button.focus();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });

  await test.step('dismissing it by keyboard returns the focus', async () => {
    const link = page.getByRole('link', { name: 'Back to Home' });
    await link.focus();
    await show(page, { text: 'Saved for later', tone: 'alert' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('its button is labeled in the language of the page', async () => {
    await page.locator('html').evaluate((html) => (html.dataset['dismiss'] = 'Cerrar'));
    await show(page, { text: 'Saved for later', tone: 'status' });
    await expect(
      page.locator('[data-toasts]').getByRole('button', { name: 'Cerrar' }),
    ).toBeVisible();
  });
});

test('AUTH-7 a tap on a toast pauses its timer until the next tap elsewhere @phone', async ({
  page,
}) => {
  await openWithPausedClock(page);
  const status = page.getByRole('status');
  await show(page, { text: 'Saved for later', tone: 'status' });
  await status.getByText('Saved for later').tap();
  await page.clock.runFor(10_000);
  await expect(status.getByText('Saved for later')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await page.clock.runFor(5000);
  await expect(status.getByText('Saved for later')).toHaveCount(0);

  // A tap on a dismissed toast must not pause the others.
  await show(page, { text: 'First', tone: 'status' });
  await show(page, { text: 'Second', tone: 'status' });
  await status.getByRole('button', { name: 'Dismiss' }).first().tap();
  await expect(status.getByText('First')).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(status.getByText('Second')).toHaveCount(0);
});

test('AUTH-4 a toast for the next page is shown there once, as plain text @desktop', async ({
  page,
}) => {
  await page.goto(paths.faq);
  await page.evaluate(() => {
    sessionStorage.setItem('flash-toast', '<b>Done</b>');
  });
  await page.goto(paths.terms);
  await expect(page.getByRole('status').getByText('<b>Done</b>')).toBeVisible();
  await page.goto(paths.faq);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('flash-toast'))).toBeNull();
});

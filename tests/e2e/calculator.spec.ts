import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { company, content, prices } from '#src/queries/content.ts';
import { queryFromEntry } from '#src/domain/calculator-address.ts';
import {
  estimate,
  laborCents,
  MAX_MATERIALS_CENTS,
  type EstimateEntry,
} from '#src/domain/estimate.ts';
import { estimateSentence, estimateText } from '#src/domain/estimate-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { visitCents } from '#src/domain/plan-comparison.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectEstimate, openHydrated, partsOf } from '#tests/support/calculator-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { boxOf, scrollPosition } from '#tests/support/geometry.ts';
import { CALCULATOR_TEXTS } from '#tests/support/island-texts.ts';

const { minHours, maxHours, stepHours } = prices.labor;

const calculatorPath = (entry: EstimateEntry) => `${paths.calculator}?${queryFromEntry(entry)}`;

/** Keys of the slider, and the hours after each (CALC-6). */
const KEYS = [
  ['ArrowRight', minHours + stepHours],
  ['ArrowUp', minHours + 2 * stepHours],
  ['ArrowLeft', minHours + stepHours],
  ['ArrowDown', minHours],
  ['PageUp', minHours + 10 * stepHours],
  ['Shift+ArrowRight', minHours + 20 * stepHours],
  ['PageDown', minHours + 10 * stepHours],
  ['Shift+ArrowLeft', minHours],
  ['End', maxHours],
  ['Home', minHours],
] as const;

const USUAL_HINT = /^Store price/;

/** Typed materials, their cents and the hint: one for each hint, and what Chromium's field does with letters; materialsCentsFromText has the rest. */
const ENTRIES = [
  ['-5', 0, 'A cost below zero counts as $0.00.'],
  ['-0', 0, USUAL_HINT],
  // Chromium accepts no letter except 'e' in a number field.
  ['abc', 0, USUAL_HINT],
  ['e', 0, 'Enter a plain number, such as 1200.50'],
  ['1e400', 0, 'Enter a plain number, such as 1200.50'],
  ['1e99', MAX_MATERIALS_CENTS, /^Counted as .+, the most this calculator takes\.$/],
  ['1.23456', 1_23, 'Counted as $1.23, to the nearest cent.'],
] as const;

test('CALC-1 the calculator on a wide window @desktop', async ({ page }) => {
  await openHydrated(page);
  const { thumb, materials } = partsOf(page);

  await test.step('PROOF-1 shows entry, total, call button and license at once', async () => {
    const main = page.getByRole('main');
    const license = main.getByText(company.licenseNumber).first();
    // In the header, which stays; in low windows the one below the total may be lower.
    const call = page.getByRole('banner').getByRole('link', { name: contact.phone, exact: true });
    const total = main.locator('dl').getByText('Total', { exact: true });
    for (const part of [license, call, materials, total])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  await test.step('exposes labeled controls and the lines of the estimate to screen readers', async () => {
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - group "Hours of labor":
        - button "15 minutes less" [disabled]
        - button "15 minutes more"
        - slider "Hours of labor"
      - text: Cost of materials, in dollars
      - spinbutton "Cost of materials, in dollars"
      - region "Your estimate":
        - heading "Your estimate" [level=2]
        - term: /Labor/
        - definition
        - term: /Marked-up materials/
        - definition
        - term: /Sales tax/
        - definition
        - term: Total
        - definition
        - link /Call/
      - link "Email it to us"
      - button "Print"
      - button "Copy link"
    `);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('CALC-2 a drag with the mouse moves the slider to the maximum', async () => {
    await thumb.hover();
    await page.mouse.down();
    const { x, y, width } = await boxOf(page.locator('.hours-track'));
    await page.mouse.move(x + width, y);
    await page.mouse.up();
    await expectEstimate(page, { hours: maxHours, materialsCents: 0 });
  });

  await test.step('CALC-6 keys move it; its value text has the hours and the price', async () => {
    await thumb.press('Home');
    for (const [key, hours] of KEYS) {
      await page.keyboard.press(key);
      await expect(thumb, key).toHaveAttribute('aria-valuenow', String(hours));
      const labor = formatCents(laborCents(hours, prices.labor));
      await expect(thumb).toHaveAttribute(
        'aria-valuetext',
        `${hoursText(hours, CALCULATOR_TEXTS)}, labor ${labor}`,
      );
    }
  });

  await test.step('CALC-4 explains an entry that is adjusted or invalid and keeps it as typed', async () => {
    const hintText = page.locator('#materials-hint');
    await expect(materials).toHaveAttribute('inputmode', 'decimal');
    await expect(hintText).toHaveAttribute('aria-live', 'polite');
    for (const [typed, cents, hint] of ENTRIES) {
      await materials.fill('70');
      await expectEstimate(page, { hours: minHours, materialsCents: 70_00 });
      await materials.press('ControlOrMeta+a');
      await materials.press('Delete');
      await materials.pressSequentially(typed);
      await expectEstimate(page, { hours: minHours, materialsCents: cents });
      await expect(materials, typed).toHaveAccessibleDescription(hint);
      await expect(hintText).toBeVisible();
      const isInvalid = typeof hint === 'string' && !hint.startsWith('Counted');
      expect(await materials.getAttribute('aria-invalid'), typed).toBe(isInvalid ? 'true' : null);
      await materials.blur();
      if (Number.isFinite(Number(typed))) await expect(materials).toHaveValue(typed);
    }
  });

  await test.step('CALC-5 the wheel over the focused field scrolls the page and keeps the value', async () => {
    await materials.fill('70');
    await materials.hover();
    const before = await scrollPosition(page);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
    await materials.hover();
    await page.mouse.wheel(0, -60);
    await expect.poll(() => scrollPosition(page)).toBeLessThan(before + 120);
    await expect(materials).toBeFocused();
    await expect(materials).toHaveValue('70');
    await expectEstimate(page, { hours: minHours, materialsCents: 70_00 });
  });
});

test('a link sets the calculator’s values, which email, print and clipboard get @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const entry = { hours: 2.5, materialsCents: 120_00 };
  await openHydrated(page, `?${queryFromEntry(entry)}`);
  const { materials, mail, breakdown, more } = partsOf(page);
  await expectEstimate(page, entry);
  await expect(materials).toHaveValue('120');

  await test.step('the email has the breakdown and the link', async () => {
    const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
    expect(pathname).toBe(company.email);
    expect(searchParams.get('subject')).toBe(content('en').site.subjects.elsewhere);
    const lines = estimate(entry, prices);
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(
      estimateText(lines, entry.materialsCents, prices, CALCULATOR_TEXTS, page.url()),
    );
  });

  await test.step('copies the link where the browser cannot share it', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('print shows the date, the lines and the phone number, without controls and the table of prices', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const today = pacificDay(new Date()).long;
    await expect(page.getByText(`Estimate of ${today} by ${company.name}`)).toBeVisible();
    await expect(page.getByText('Estimate of')).toContainText(contact.phone);
    await expect(breakdown).toBeVisible();
    // One sheet; without script, the table is printed instead of an estimate (CALC-7).
    await expect(page.getByRole('table', { name: 'Labor prices by the hour' })).toHaveCount(0);
    await expect(more).toBeHidden();
    await expect(mail).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('announces a new estimate to screen readers, but not the initial one', async () => {
    const announcement = page.getByRole('status').filter({ hasText: 'Estimate for' });
    await expect(announcement).toHaveCount(0);
    await more.click();
    const changed = estimate({ ...entry, hours: entry.hours + stepHours }, prices);
    await expect(announcement).toHaveText(estimateSentence(changed, CALCULATOR_TEXTS));
  });
});

test('CALC-1 the calculator on a phone @phone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = `shared ${data?.url}`;
    };
  });
  await page.goto(paths.faq);
  await openHydrated(page);
  const { less, more, materials } = partsOf(page);

  await test.step('CALC-2 minus and plus move the slider one step and stop at the minimum', async () => {
    await expectEstimate(page, { hours: minHours, materialsCents: 0 });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await more.click();
    await expectEstimate(page, { hours: minHours + stepHours, materialsCents: 0 });
    await expect(page.locator('.hours-figure')).toHaveText(
      hoursText(minHours + stepHours, CALCULATOR_TEXTS),
    );
    await less.click();
    await less.click({ force: true });
    await expectEstimate(page, { hours: minHours, materialsCents: 0 });
  });

  await test.step('an entry replaces the address without adding history entries', async () => {
    await more.click();
    await materials.fill('120');
    const entry = { hours: minHours + stepHours, materialsCents: 120_00 };
    await expect(page).toHaveURL(calculatorPath(entry));
    await page.reload();
    await expectEstimate(page, entry);
    await test.step('shares the link where the browser can', async () => {
      await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page).toHaveTitle(`shared ${page.url()}`);
    });
    await page.goBack();
    await expect(page).toHaveURL(paths.faq);
  });
});

test('PLAN-3 compares a plumber’s labor with a handyman’s visit, bought in every way @phone', async ({
  page,
}) => {
  test.skip(!conditionsOfFirm().handyman);
  await openHydrated(page);
  const table = page.getByRole('table', { name: 'A plumber’s labor and a handyman’s visit' });
  const plumber = (hours: number) => formatCents(laborCents(hours, prices.labor));
  const { minimumService, visitHours } = requireVisit(prices);
  const offers = [minimumService, ...prices.plans].flatMap((offer) =>
    offer.visits === null ? [] : formatCents(visitCents(offer, offer.visits)),
  );
  await expect(table.getByRole('cell')).toHaveText([plumber(minHours), ...offers]);
  const card = page.getByRole('region').filter({ has: table });
  for (const { name, priceCents } of prices.plans.filter(({ visits }) => visits === null))
    await expect(card.locator('p', { hasText: name })).toContainText(formatCents(priceCents));
  await openHydrated(page, `?${queryFromEntry({ hours: maxHours, materialsCents: 0 })}`);
  await expect(table.getByRole('cell')).toHaveText([plumber(visitHours), ...offers]);
  await expect(page.getByText('Your job runs longer')).toBeVisible();
});

test('CALC-7 without script, shows a table of labor prices and the rates, and hides the controls @no-script', async ({
  page,
}) => {
  await page.goto(paths.calculator);
  const { slider, materials } = partsOf(page);
  const table = page.getByRole('table', { name: 'Labor prices by the hour' });
  for (let hours = minHours; hours <= maxHours; hours += 1) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByText(hoursText(hours, CALCULATOR_TEXTS), { exact: true }) });
    await expect(row).toContainText(formatWholeDollars(laborCents(hours, prices.labor)));
  }
  await expect(
    page.getByText(`${prices.salesTaxBasisPoints / 100}%`).filter({ visible: true }),
  ).toBeVisible();
  await expect(slider).toBeHidden();
  await expect(materials).toBeHidden();
});

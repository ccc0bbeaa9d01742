import type { Page } from '@playwright/test';
import { formatWholeDollars } from '#src/domain/money.ts';
import { content } from '#src/queries/content.ts';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { minimumServiceTerms, planTerms } from '#src/queries/plan-terms.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { horizontalOverflow } from '#tests/support/layout.ts';

const { home } = content('en');

const copy = content('en');
const { plans } = copy.prices;
const { minimumService } = requireVisit(copy.prices);
const offers = [
  { ...minimumService, ...minimumServiceTerms(copy) },
  ...plans.map((plan) => ({ ...plan, ...planTerms(plan, copy) })),
];
/** A folded plan is at most as high as its name, badge and two lines for the price of a visit. */
const MAX_FOLDED_PX = 150;

const cardsOf = (page: Page) =>
  offers.map((offer) => {
    const heading = page.getByRole('heading', { name: offer.name, exact: true });
    const card = page
      .getByRole('region', { name: home.pricing.heading })
      .getByRole('listitem')
      .filter({ has: heading });
    return { offer, heading, card, call: card.locator(`a[href="${contact.call}"]`) };
  });

test.beforeEach(async ({ page }) => {
  await page.goto(paths.home);
});

const checkFolds = async ({ page }: { page: Page }) => {
  for (const { offer, heading, card, call } of cardsOf(page)) {
    await expect(
      card.getByText(formatWholeDollars(offer.priceCents), { exact: true }),
    ).toBeVisible();
    await expect(card.getByText(offer.perVisit, { exact: true })).toBeVisible();
    await expect(call).toBeHidden();
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(MAX_FOLDED_PX);
    await heading.tap();
    await expect(card.getByText(offer.text)).toBeVisible();
    await expect(call).toBeVisible();
  }
};

test('PHONE-3 on a phone each plan is a line with price and price of a visit, which unfolds @phone', async ({
  page,
}) => {
  await checkFolds({ page });

  await test.step('at 320 px without scrolling sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toEqual([]);
  });

  await test.step('by a key and by find-in-page, too', async () => {
    const [first, , third] = cardsOf(page);
    if (!first || !third) throw new Error('too few plans');
    await page.reload();
    await first.card.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first.call).toBeVisible();
    // A text fragment opens a closed disclosure by the same algorithm as find-in-page.
    await page.goto('about:blank');
    await page.goto(`${paths.home}#:~:text=${encodeURIComponent(third.offer.text)}`);
    await expect(third.card.getByText(third.offer.text)).toBeInViewport();
  });
});

test('PHONE-3 plans unfold without script', { tag: '@no-script' }, checkFolds);

test('PHONE-3 wide windows and paper show every plan whole @desktop', async ({ page }) => {
  for (const { offer, card, call } of cardsOf(page)) {
    await expect(call).toBeVisible();
    await expect(card.getByText(offer.perVisit, { exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ media: 'print' });
  for (const { offer, card } of cardsOf(page))
    await expect(card.getByText(offer.text)).toBeVisible();
});

test('HOME-4 all badges have one form, above the price of their cards', async ({ page }) => {
  const badges = page.locator('.plan-badge');
  await expect(badges).toHaveCount(plans.filter(({ badge }) => badge !== null).length);
  const forms = await badges.evaluateAll((found) =>
    found.map((badge) => {
      const { backgroundColor, borderRadius, color } = getComputedStyle(badge);
      const { height } = badge.getBoundingClientRect();
      return `${backgroundColor} ${borderRadius} ${color} ${Math.round(height)}`;
    }),
  );
  expect(new Set(forms).size).toBe(Math.min(forms.length, 1));
  expect(forms.join()).not.toContain('rgba(0, 0, 0, 0)');
});

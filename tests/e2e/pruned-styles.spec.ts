import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { estimate } from '#src/domain/estimate.ts';
import { estimateSentence } from '#src/domain/estimate-text.ts';
import { company, prices } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import type { OptimizedPage } from '#src/integrations/page-optimizer/page-optimizer.ts';
import { shortenStyles } from '#src/integrations/page-optimizer/shorten-names.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { inChunks, missing } from '#tests/support/addresses.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { CALCULATOR_TEXTS, LOGIN_TEXTS } from '#tests/support/island-texts.ts';
import { delayScripts } from '#tests/support/islands.ts';
import { LoginPage } from '#tests/support/login-page.ts';
import { lostStyles, styleDifferences } from '#tests/support/rendered-styles.ts';

/** The style sheet of a page before pruning (src/integrations/page-optimizer/optimized-pages.ts). */
function completeStyle(path: string): string {
  const read = (file: string) => readFileSync(`.cache/astro/optimized/${file}`, 'utf8');
  const { style, names }: OptimizedPage = JSON.parse(read(`${fileOfPage(path)}.json`));
  return shortenStyles(read(style), new Map(names));
}

const PAGES_PER_TEST = 6;

/** Expects that the page has lost nothing that its elements need, in any medium or state. */
const expectAll = async (page: Page, path: string, state = '') =>
  expect.soft(await lostStyles(page, completeStyle(path)), `${path} ${state}`).toEqual([]);

// The policy of a page allows its own style sheet only.
test.use({ bypassCSP: true });

const es = pathsIn('es');
const kinds: readonly (readonly [address: string, path: string])[] = [
  ...[paths.home, paths.services, paths.handyman, paths.calculator, paths.faq]
    .concat([paths.privacy, paths.login, paths.offline, paths.valveCard, '/500'])
    .filter(isOfferedLink)
    .map(same),
  same(paths.emergency),
  same(paths.city(company.base.slug)),
  ...(hasLanguage('es') ? [es.home, es.areas] : []).map(same),
  [missing.page, '/404'],
  [missing.city, '/service-areas/404'],
];
function same(path: string) {
  return [path, path] as const;
}

for (const group of inChunks(kinds, PAGES_PER_TEST)) {
  const addresses = group.map(([address]) => address).join(', ');

  test(`with their complete style sheets look the same: ${addresses} @desktop`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    await delayScripts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [address, path] of group) {
      await page.goto(address);
      await expectAll(page, path);
      expect.soft(await styleDifferences(page, completeStyle(path)), address).toEqual([]);
    }
  });
}

test('islands in each state look the same with the complete style sheet @desktop', async ({
  page,
}) => {
  await test.step('the menu, open', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(paths.home);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectAll(page, paths.home);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the FAQ, with an open answer', async () => {
    const question = faqCategories[0]?.questions[1]?.question ?? '';
    await page.goto(paths.faq);
    const trigger = page.getByRole('button', { name: question, exact: true });
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectAll(page, paths.faq);
  });

  await test.step('the calculator, with materials of -5 and 350 and an announcement', async () => {
    await page.goto(`${paths.calculator}?hours=6`);
    await expect(page.locator('span[role=slider]')).toBeVisible();
    await page.getByRole('button', { name: 'minutes more' }).press('Enter');
    for (const [materials, materialsCents] of [
      ['-5', 0],
      ['350', 350_00],
    ] as const) {
      await page.getByLabel('Cost of materials, in dollars').fill(materials);
      const lines = estimate({ hours: 6 + prices.labor.stepHours, materialsCents }, prices);
      const sentence = estimateSentence(lines, CALCULATOR_TEXTS);
      await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
      await expectAll(page, paths.calculator, materials);
    }
  });

  await test.step('the login, in each mode and with a refused entry', async () => {
    const login = new LoginPage(page);
    await login.open();
    const { forgotten, 'sign-in': signIn, 'sign-up': signUp } = LOGIN_TEXTS.actions;
    for (const mode of [forgotten, signIn, signUp]) {
      await login.button(mode).press('Enter');
      await expect(login.button(mode)).toBeHidden();
      await expectAll(page, paths.login, mode);
    }
    await login.button('Create Account').press('Enter');
    await expect(page.locator('input:user-invalid')).not.toHaveCount(0);
    await expectAll(page, paths.login, 'refused');
  });

  await test.step('toasts of both kinds', async () => {
    await page.goto(paths.terms);
    for (const tone of ['status', 'alert'])
      await page.evaluate(
        (detail) => {
          document.dispatchEvent(new CustomEvent('site:toast', { detail }));
        },
        { text: tone, points: ['A reason'], tone },
      );
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(2);
    await expectAll(page, paths.terms);
  });
});

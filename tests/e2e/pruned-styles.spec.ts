import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { estimate } from '#src/domain/estimate.ts';
import { estimateSentence } from '#src/domain/estimate-text.ts';
import { company, prices } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import type { CompleteStyle } from '#src/integrations/page-optimizer/page-optimizer.ts';
import { shortenStyles } from '#src/integrations/page-optimizer/shorten-names.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { CALCULATOR_TEXTS, LOGIN_TEXTS } from '#tests/support/island-texts.ts';
import { delayScripts } from '#tests/support/islands.ts';
import { LoginPage } from '#tests/support/login-page.ts';
import { styleDifferences } from '#tests/support/rendered-styles.ts';

/** The style sheet of each page before pruning (src/integrations/page-optimizer/optimize-pages.ts). */
const sheets: Readonly<Record<string, CompleteStyle>> = JSON.parse(
  readFileSync('.cache/astro/complete-styles.json', 'utf8'),
);

function completeStyle(path: string): string {
  const sheet = sheets[fileOfPage(path)];
  if (sheet === undefined) throw new Error(`no style sheet of ${path}`);
  return shortenStyles(sheet.style, new Map(sheet.names));
}

const MEDIA = {
  light: { media: 'screen', colorScheme: 'light', forcedColors: 'none' },
  dark: { media: 'screen', colorScheme: 'dark', forcedColors: 'none' },
  print: { media: 'print', colorScheme: 'light', forcedColors: 'none' },
  'forced colors': { media: 'screen', colorScheme: 'light', forcedColors: 'active' },
} as const;

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 800 };

/**
 * Compares light colors in a wide window, and some media in a narrow one: colors do not depend on the
 * width, and no rule is for touch screens alone.
 */
async function expectSameStyles(
  page: Page,
  path: string,
  media: readonly (keyof typeof MEDIA)[] = ['light', 'dark', 'print', 'forced colors'],
): Promise<void> {
  const css = completeStyle(path);
  const narrow = media.map((name) => ({ size: NARROW, name }));
  for (const { size, name } of [{ size: WIDE, name: 'light' } as const, ...narrow]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ ...MEDIA[name], reducedMotion: 'reduce' });
    const properties = name === 'light' ? 'all' : 'byMedium';
    const found = await styleDifferences(page, css, properties);
    expect.soft(found, `${name}, ${size.width} px`).toEqual([]);
  }
}

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

for (const [address, path] of kinds) {
  test(`${address} looks the same with its complete style sheet @desktop`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    await delayScripts(page);
    await page.goto(address);
    await expectSameStyles(page, path);
  });
}

test.describe('an island looks the same with the complete style sheet', { tag: '@desktop' }, () => {
  // By keys: a style sheet that moves elements below a pointer changes what the pointer hovers.
  test('the menu, open', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto(paths.home);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectSameStyles(page, paths.home);
  });

  test('the FAQ, with an open answer', async ({ page }) => {
    const question = faqCategories[0]?.questions[0]?.question ?? '';
    await page.goto(paths.faq);
    const trigger = page.getByRole('button', { name: question, exact: true });
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectSameStyles(page, paths.faq);
  });

  test('the calculator, with materials of -5 and 350 and an announcement', async ({ page }) => {
    for (const [materials, cents, media] of [
      ['-5', 0, ['light', 'dark']],
      ['350', 350_00, undefined],
    ] as const) {
      await page.goto(`${paths.calculator}?hours=6`);
      await expect(page.locator('span[role=slider]')).toBeVisible();
      await page.getByRole('button', { name: 'minutes more' }).press('Enter');
      await page.getByLabel('Cost of materials, in dollars').fill(materials);
      const entry = { hours: 6 + prices.labor.stepHours, materialsCents: cents };
      const sentence = estimateSentence(estimate(entry, prices), CALCULATOR_TEXTS);
      await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
      await expectSameStyles(page, paths.calculator, media);
    }
  });

  // The form to sign in is that of the page without script.
  test('the login, in each mode and with a refused entry', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    const { forgotten, 'sign-in': signIn, 'sign-up': signUp } = LOGIN_TEXTS.actions;
    for (const mode of [forgotten, signIn, signUp]) {
      await login.button(mode).press('Enter');
      await expect(login.button(mode)).toBeHidden();
      if (mode !== signIn) await expectSameStyles(page, paths.login, ['light', 'dark']);
    }
    await login.button('Create Account').press('Enter');
    await expect(page.locator('input:user-invalid')).not.toHaveCount(0);
    await expectSameStyles(page, paths.login);
  });

  test('toasts of both kinds', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(paths.terms);
    await page.clock.pauseAt(60_000);
    for (const tone of ['status', 'alert']) {
      await page.evaluate(
        (detail) => {
          document.dispatchEvent(new CustomEvent('site:toast', { detail }));
        },
        { text: tone, points: ['A reason'], tone },
      );
    }
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(2);
    await expectSameStyles(page, paths.terms);
  });
});
